import type { FastifyInstance } from 'fastify';

/** Requests in flight may take this long; all of the end takes less than ten seconds. */
const DRAIN_MS = 6_000;

/** Stops taking new connections, lets requests in flight end, and cuts off what still hangs after the limit. */
export async function drain(app: FastifyInstance, patienceMs = DRAIN_MS): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), patienceMs);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
  }
}
