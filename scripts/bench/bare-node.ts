// Repeats the home page of a site for every request: `node scripts/bench/bare-node.ts <its address>`
import { createServer, get, type IncomingMessage } from 'node:http';

const [address = ''] = process.argv.slice(2);
const answer = await new Promise<IncomingMessage>((resolve, reject) => {
  get(address, { headers: { 'accept-encoding': 'gzip' }, agent: false }, resolve).on('error', reject);
});
const body = Buffer.concat(await answer.toArray());
const OWN = /^(date|connection|keep-alive)$/i;
const headers = answer.rawHeaders.flatMap((name, at, all) =>
  at % 2 === 0 && !OWN.test(name) ? [name, all[at + 1] ?? ''] : [],
);
const server = createServer((_incoming, outgoing) => {
  outgoing.writeHead(200, headers).end(body);
});
server.listen(0, '127.0.0.1', () => {
  const place = server.address();
  console.log(`http://127.0.0.1:${typeof place === 'object' ? place?.port : ''}`);
});
