import type { FastifyReply } from 'fastify';

/** Proxies and browsers take a connection for dead that says nothing for a minute. */
export const HEARTBEAT_MS = 25_000;
/** What a reader may leave unread before it is given up. */
const MOST_UNREAD = 64 * 1024;
/** How long a browser's own reader waits before it comes again. */
const RETRY_MS = 3000;

export interface EventStream {
  send(data: object): void;
  /** Ends the stream; the reader comes again by itself. */
  end(): void;
}

interface StreamOptions {
  /** Called with each sign of life; false ends the stream. */
  readonly onHeartbeat: () => Promise<boolean>;
  /** Called once, however the stream ended. */
  readonly onEnd: () => void;
}

/** Turns a reply into a stream of server-sent events with a sign of life every 25 seconds. */
export function openEventStream(reply: FastifyReply, { onHeartbeat, onEnd }: StreamOptions): EventStream {
  reply.headers({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    // A proxy that gathers answers would hold the events back.
    'X-Accel-Buffering': 'no',
  });
  reply.hijack();
  const { raw } = reply;
  const { socket } = raw;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.writeHead(200);
  const write = (text: string) => {
    if (raw.writableEnded || raw.destroyed) return;
    raw.write(text);
    if (raw.writableLength > MOST_UNREAD) raw.destroy();
  };
  /** With its connection: kept alive, or half closed by a suspended client, it would hold back the server's end. */
  const end = () => void raw.end(() => raw.destroy());
  write(`retry: ${RETRY_MS}\n\n`);

  const heartbeat = setInterval(() => {
    write(': detak\n\n');
    onHeartbeat().then((goesOn) => goesOn || end(), end);
  }, HEARTBEAT_MS);
  heartbeat.unref();
  raw.once('close', () => {
    clearInterval(heartbeat);
    // A reader that went away may leave its connection half open.
    socket?.destroy();
    onEnd();
  });

  return {
    send: (data) => write(`data: ${JSON.stringify(data)}\n\n`),
    end,
  };
}
