import { get } from 'node:http';

const pageSize = 500;

/** One answer of the content host, parsed. */
export function readJson(path) {
  return new Promise((resolve, reject) => {
    get(process.env.BENCH_HOST + path, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString('utf8'))));
    }).on('error', reject);
  });
}

async function readAllPosts() {
  const posts = [];
  for (let page = 1; ; page += 1) {
    const { data, total } = await readJson(`/api/s/blogpost?limit=${pageSize}&page=${page}`);
    posts.push(...data);
    if (posts.length >= total) return posts;
  }
}

let posts;

/** Every post, fetched once for all data files. */
export function readPosts() {
  posts ??= readAllPosts();
  return posts;
}
