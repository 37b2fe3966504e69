import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How much is let through at once. */
const BITE_MS = 20;

/**
 * A line to a server of this computer that is slow towards the server and can break: everything that is on it at that
 * moment is lost, as when a modem hangs up. What comes from the browser is counted.
 */
export async function slowLine(target: number, bytesPerSecond: number) {
  const open = new Set<Socket>();
  const cuts: number[] = [];
  let sent = 0;
  let free = Promise.resolve();

  /** All connections share the line. */
  function pass(size: number): Promise<void> {
    free = free.then(() => sleep(Math.max(BITE_MS, (size / bytesPerSecond) * 1000)));
    return free;
  }
  function cut(): void {
    for (const socket of open) socket.destroy();
    open.clear();
  }

  const listener = createServer({ pauseOnConnect: true }, (browser) => {
    const server = connect(target, '127.0.0.1');
    for (const socket of [browser, server]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        browser.destroy();
        server.destroy();
      });
    }
    server.pipe(browser);
    browser.on('data', async (piece) => {
      sent += piece.length;
      browser.pause();
      await pass(piece.length);
      const [next] = cuts;
      if (next !== undefined && sent >= next) {
        cuts.shift();
        cut();
        return;
      }
      server.write(piece);
      browser.resume();
    });
    browser.resume();
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Bytes that came from the browser, heads of requests included. */
    sent: () => sent,
    /** Breaks the line as soon as so many more bytes have come, once for each. */
    cutAfter: (...bytes: number[]) => cuts.push(...bytes.map((more) => sent + more)),
    /** Breaks that are still to come. */
    cutsLeft: () => cuts.length,
    close(): void {
      cut();
      listener.close();
    },
  };
}
