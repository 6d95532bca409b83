import { get } from 'node:http';

/** Floor: fetches every page of the list and parses it, one after another, with nothing but Node. */

const [host = '', posts = '0', pageSize = '500'] = process.argv.slice(2);

function fetchText(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    }).on('error', reject);
  });
}

const startedAt = performance.now();
let records = 0;
for (let page = 1; (page - 1) * Number(pageSize) < Number(posts); page += 1) {
  const answer = JSON.parse(await fetchText(`${host}/api/s/blogpost?limit=${pageSize}&page=${page}`));
  records += answer.data.length;
}
process.stdout.write(JSON.stringify({ ms: performance.now() - startedAt, records }));
