import { readPosts } from '../read-host.js';

export default readPosts;
