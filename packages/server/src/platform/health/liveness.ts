import type { IncomingMessage, Server, ServerResponse } from 'node:http';

const body = JSON.stringify({ status: 'ok' });
const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': Buffer.byteLength(body),
};

/** The address that says that the process answers. */
export const LIVENESS_URL = '/healthz';

export function answerLiveness(response: ServerResponse): void {
  response.writeHead(200, headers).end(body);
}

/**
 * Answers the plain question whether the process lives before any routing: a balancer asks it all day, and it must cost
 * next to nothing. Everything else of that address (HEAD, a query) goes its usual way.
 */
export function answerLivenessFirst(server: Server): void {
  const listeners = server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (request.url === LIVENESS_URL && request.method === 'GET') answerLiveness(response);
    else for (const listener of listeners) listener.call(server, request, response);
  });
}
