import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { HEARTBEAT_MS, openEventStream } from './event-stream';

/** A reply that keeps what is written; `writableLength` is what its reader has not taken yet. */
function fakeReply() {
  const events = new EventEmitter();
  const raw = {
    once: events.once.bind(events),
    written: [] as string[],
    writableEnded: false,
    destroyed: false,
    writableLength: 0,
    socket: { destroy: jest.fn() },
    setHeader: jest.fn(),
    writeHead: jest.fn(),
    write(text: string) {
      this.written.push(text);
    },
    end(done: () => void) {
      this.writableEnded = true;
      done();
    },
    destroy() {
      this.destroyed = true;
      events.emit('close');
    },
  };
  const reply = { raw, hijack: jest.fn(), headers: jest.fn(), getHeaders: () => ({ 'x-frame': 'ya' }) };
  return { raw, reply: reply as unknown as FastifyReply };
}

describe('an event stream', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('writes events as data lines behind the headers of every answer', () => {
    const { raw, reply } = fakeReply();
    openEventStream(reply, { onHeartbeat: async () => true, onEnd: () => {} }).send({ versi: 3 });
    expect(raw.setHeader).toHaveBeenCalledWith('x-frame', 'ya');
    expect(raw.written).toEqual(['retry: 3000\n\n', 'data: {"versi":3}\n\n']);
  });

  it('gives a sign of life, and ends when its reader has lost the right', async () => {
    const { raw, reply } = fakeReply();
    const onEnd = jest.fn();
    const onHeartbeat = jest.fn().mockResolvedValueOnce(true).mockResolvedValueOnce(false);
    openEventStream(reply, { onHeartbeat, onEnd });
    await jest.advanceTimersByTimeAsync(HEARTBEAT_MS);
    expect(raw.written.at(-1)).toBe(': detak\n\n');
    expect(raw.writableEnded).toBe(false);
    await jest.advanceTimersByTimeAsync(HEARTBEAT_MS);
    expect(raw).toMatchObject({ writableEnded: true, destroyed: true });
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(raw.socket.destroy).toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(10 * HEARTBEAT_MS);
    expect(onHeartbeat).toHaveBeenCalledTimes(2);
  });

  it('ends when nobody can say any more whether the reader still has the right', async () => {
    const { raw, reply } = fakeReply();
    openEventStream(reply, { onHeartbeat: () => Promise.reject(new Error('down')), onEnd: () => {} });
    await jest.advanceTimersByTimeAsync(HEARTBEAT_MS);
    expect(raw.writableEnded).toBe(true);
  });

  it('gives up a reader that takes nothing', () => {
    const { raw, reply } = fakeReply();
    const onEnd = jest.fn();
    const stream = openEventStream(reply, { onHeartbeat: async () => true, onEnd });
    raw.writableLength = 1_000_000;
    stream.send({ versi: 4 });
    expect(raw.destroyed).toBe(true);
    expect(onEnd).toHaveBeenCalledTimes(1);
    const before = raw.written.length;
    stream.send({ versi: 5 });
    expect(raw.written).toHaveLength(before);
  });
});
