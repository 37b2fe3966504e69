/**
 * Milliseconds to add to this computer's clock to get the server's, so that a wrong clock does not move the
 * countdown. `serverTime` is the ISO time of the answer, `receivedAt` when it came in.
 */
export function clockOffset(serverTime: string, receivedAt: Date): number {
  const server = Date.parse(serverTime);
  return Number.isNaN(server) ? 0 : server - receivedAt.getTime();
}
