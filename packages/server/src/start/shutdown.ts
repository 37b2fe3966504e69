import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * The end waits until nobody asked for so long; every answer already tells the client to go elsewhere. Counted in turns
 * of the event loop: after a long answer one single timer would end the wait before the connections that came meanwhile
 * were taken.
 */
const QUIET_TURNS = 10;
/** Where somebody always asks, the end begins after so many turns. */
const LINGER_TURNS = 50;
const TURN_MS = 50;
/** Requests in flight may take this long; all of the end takes less than ten seconds. */
const DRAIN_MS = 6_000;

/**
 * Ends the HTTP side without dropping a request: connections that are kept alive learn with their next answer that
 * they end, then no new ones are taken, requests in flight get their answer, and what has not ended by then is cut off.
 */
export async function drain(app: FastifyInstance): Promise<void> {
  const { server } = app;
  let quiet = 0;
  server.prependListener('request', (_request, response) => {
    quiet = 0;
    response.setHeader('Connection', 'close');
  });
  for (let turn = 0; quiet < QUIET_TURNS && turn < LINGER_TURNS; turn += 1) {
    await wait(TURN_MS);
    quiet += 1;
  }
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await app.close().finally(() => clearTimeout(cut));
}
