/** @jest-environment node */
import { watchVersion } from './watch-version';

/** A server whose streams the test feeds; `refuse` answers the next try with a status instead. */
function fakeServer() {
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const refusals: Response[] = [];
  let tries = 0;
  return {
    open: async () => {
      tries += 1;
      const refusal = refusals.shift();
      if (refusal !== undefined) return refusal;
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) });
      return new Response(body, { status: 200 });
    },
    refuse: (status: number, headers: Record<string, string> = {}) =>
      void refusals.push(new Response('', { status, headers })),
    tell: (versi: number) =>
      streams.at(-1)?.enqueue(new TextEncoder().encode(`data: {"versi":${versi}}\n\n`)),
    beat: () => streams.at(-1)?.enqueue(new TextEncoder().encode(': detak\n\n')),
    end: () => streams.at(-1)?.close(),
    break: () => streams.at(-1)?.error(new Error('gone')),
    tries: () => tries,
  };
}

describe('a watcher of versions', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function start(server: ReturnType<typeof fakeServer>) {
    const stop = new AbortController();
    const versions: number[] = [];
    const health: boolean[] = [];
    const done = watchVersion({
      open: server.open,
      onVersion: (versi) => versions.push(versi),
      onHealth: (now) => health.push(now),
      signal: stop.signal,
    });
    return { stop, versions, health, done };
  }
  const soon = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

  it('tells each version as it comes', async () => {
    const server = fakeServer();
    const { versions, health, stop, done } = start(server);
    await soon();
    server.tell(4);
    server.beat();
    server.tell(5);
    await soon();
    expect(versions).toEqual([4, 5]);
    expect(health).toEqual([true]);
    stop.abort();
    await done;
  });

  it.each(['end', 'break'] as const)(
    'comes again after a pause when its stream meets its %s',
    async (how) => {
      const server = fakeServer();
      const { versions, health, stop, done } = start(server);
      await soon();
      server[how]();
      await soon();
      expect(server.tries()).toBe(1);
      expect(health).toEqual([true, false]);
      await soon(1000);
      expect(server.tries()).toBe(2);
      server.tell(7);
      await soon();
      expect(versions).toEqual([7]);
      stop.abort();
      await done;
    },
  );

  it('takes a stream that falls silent for dead', async () => {
    const server = fakeServer();
    const { stop, done } = start(server);
    await soon(59_000);
    server.beat();
    await soon(59_000);
    expect(server.tries()).toBe(1);
    await soon(3000);
    expect(server.tries()).toBe(2);
    stop.abort();
    await done;
  });

  it('waits as long as the server asks', async () => {
    const server = fakeServer();
    server.refuse(429, { 'Retry-After': '30' });
    const { stop, done } = start(server);
    await soon(29_000);
    expect(server.tries()).toBe(1);
    await soon(1000);
    expect(server.tries()).toBe(2);
    stop.abort();
    await done;
  });

  it.each([401, 403, 404, 422])('does not come again after %d', async (status) => {
    const server = fakeServer();
    server.refuse(status);
    const { health, done } = start(server);
    await soon();
    await done;
    await soon(120_000);
    expect(server.tries()).toBe(1);
    expect(health).toEqual([false]);
  });

  it('ends at once when told to stop, in a stream or in a pause', async () => {
    const server = fakeServer();
    const first = start(server);
    await soon();
    first.stop.abort();
    await first.done;
    server.refuse(500);
    const second = start(server);
    await soon();
    second.stop.abort();
    await second.done;
    expect(second.health).toEqual([false]);
  });
});
