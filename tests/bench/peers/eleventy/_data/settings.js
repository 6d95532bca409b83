import { readJson } from '../read-host.js';

export default () => readJson('/api/s/settings/website');
