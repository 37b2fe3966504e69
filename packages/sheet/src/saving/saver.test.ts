import { ApiError, NetworkError } from '@selaras/api-client';
import type { RowValues } from '../core/row-model';
import { type Work, workAt, workModel } from '../core/work.fixture';
import { findQueue, keepQueue } from './queue-draft';
import { createSaver } from './saver';

const program = workAt(1);
const activity = workAt(2);
const step = workAt(4);
const refusal = (status: number, more: object = {}) =>
  new ApiError({ status, kode: 'X', pesan: `Ditolak ${status}`, ...more });

interface Call {
  readonly key: string;
  readonly version: number;
  readonly values: RowValues;
  resolve(row: Work): void;
  reject(error: unknown): void;
}

function setUp() {
  const calls: Call[] = [];
  const received = jest.fn();
  const refused = jest.fn();
  const saver = createSaver(workModel, {
    send: (key, version, values) =>
      new Promise((resolve, reject) => calls.push({ key, version, values, resolve, reject })),
    received,
    refused,
  });
  const state = (key: string) => saver.queue().get(key);
  return { saver, calls, received, refused, state };
}

const KEY = 'work/2';
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('the saver', () => {
  it('sends a row once typing has paused, all its cells in one request', async () => {
    const { saver, calls, received, state } = setUp();
    saver.type([[program, { goal: 90 }]]);
    await pass(400);
    saver.type([[program, { unit: 'indeks' }]]);
    await pass(400);
    expect(calls).toHaveLength(0);
    await pass(600);
    expect(calls).toMatchObject([{ key: KEY, version: 1, values: { goal: 90, unit: 'indeks' } }]);
    const row = { ...program, goal: 90, unit: 'indeks', version: 2 };
    calls[0]?.resolve(row);
    await pass(0);
    expect(received).toHaveBeenCalledWith(row);
    expect(state(KEY)?.state).toBe('saved');
  });

  it('has two rows on their way at a time, and none of them twice', async () => {
    const { saver, calls } = setUp();
    saver.type([
      [program, { goal: 90 }],
      [activity, { goal: 5 }],
      [step, { q2: 1 }],
    ]);
    await pass(2_000);
    expect(calls.map(({ key }) => key)).toEqual([KEY, 'work/3']);
    saver.type([[program, { goal: 91 }]]);
    await pass(2_000);
    expect(calls).toHaveLength(2);
    calls[0]?.resolve({ ...program, goal: 90, version: 2 });
    await pass(2_000);
    expect(calls.map(({ key }) => key)).toEqual([KEY, 'work/3', expect.anything()]);
  });

  it('waits while there is no network, and goes on by itself', async () => {
    const { saver, calls, state } = setUp();
    saver.type([[program, { goal: 90 }]]);
    await pass(1_000);
    calls[0]?.reject(new NetworkError('offline'));
    await pass(100);
    expect(state(KEY)).toMatchObject({ state: 'waiting', message: expect.stringMatching(/luring/) });
    expect(calls).toHaveLength(1);
    await pass(6_000);
    expect(calls).toHaveLength(2);
  });

  it('sends at once when the network is back', async () => {
    const { saver, calls } = setUp();
    saver.type([[program, { goal: 90 }]]);
    await pass(1_000);
    calls[0]?.reject(new NetworkError('offline'));
    await pass(100);
    saver.retry();
    await pass(10);
    expect(calls).toHaveLength(2);
  });

  it('does not ask for the password again and again when the session is over', async () => {
    const { saver, calls, state } = setUp();
    saver.type([[program, { goal: 90 }]]);
    await pass(1_000);
    calls[0]?.reject(refusal(401));
    await pass(600_000);
    expect(calls).toHaveLength(1);
    expect(state(KEY)?.values).toEqual({ goal: 90 });
  });

  it('rests as long as a busy server asks for', async () => {
    const { saver, calls } = setUp();
    saver.type([[program, { goal: 90 }]]);
    await pass(1_000);
    calls[0]?.reject(refusal(429, { retryAfter: 20 }));
    await pass(19_000);
    expect(calls).toHaveLength(1);
    await pass(2_000);
    expect(calls).toHaveLength(2);
  });

  it('keeps a refused row with its reasons, and asks for the locks anew', async () => {
    const { saver, calls, refused, state } = setUp();
    saver.type([[program, { goal: 90 }]]);
    await pass(1_000);
    calls[0]?.reject(refusal(423, { errors: { goal: ['Batas waktu pengisiannya sudah lewat'] } }));
    await pass(60_000);
    expect(calls).toHaveLength(1);
    expect(refused).toHaveBeenCalledTimes(1);
    expect(state(KEY)).toMatchObject({ state: 'failed', errors: { goal: expect.anything() } });
    saver.retry(KEY);
    await pass(10);
    expect(calls).toHaveLength(2);
  });

  it('builds upon a newer version when it changed something else', async () => {
    const { saver, calls } = setUp();
    saver.type([[program, { goal: 90 }]]);
    await pass(1_000);
    const current = { ...program, title: 'Orang lain', version: 7 };
    calls[0]?.reject(refusal(412, { terkini: current }));
    await pass(1_000);
    expect(calls[1]).toMatchObject({ version: 7, values: { goal: 90 } });
  });
});

describe('what the server does not have', () => {
  it('lies in this browser until it has, and is sent by the next visit', async () => {
    const first = setUp();
    first.saver.type([[program, { goal: 90 }]]);
    keepQueue('kunci', first.saver.queue());
    first.saver.stop();

    const next = setUp();
    const found = findQueue('kunci');
    if (found === null) throw new Error('nothing was kept');
    next.saver.restore(found);
    await pass(1_000);
    expect(next.calls).toMatchObject([{ key: KEY, version: 1, values: { goal: 90 } }]);
    next.calls[0]?.resolve({ ...program, goal: 90, version: 2 });
    await pass(10);
    keepQueue('kunci', next.saver.queue());
    expect(findQueue('kunci')).toBeNull();
  });
});
