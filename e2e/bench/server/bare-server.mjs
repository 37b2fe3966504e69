import { createServer } from 'node:http';

/** Baseline of the server figures: the given body from a bare `node:http`, in a process of its own. */
const body = process.argv[2] ?? '';
const server = createServer((_, response) => {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address().port));
