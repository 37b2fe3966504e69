import { createServer } from 'node:net';

const FIRST = 18_080;
const LAST = 60_000;

/** The first of so many free ports of this machine side by side, from 18080 on. */
export async function freePorts(count) {
  for (let first = FIRST; first + count < LAST; first += count) {
    const ports = Array.from({ length: count }, (_, at) => first + at);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
  throw new Error(`No ${count} free ports side by side`);
}

const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
