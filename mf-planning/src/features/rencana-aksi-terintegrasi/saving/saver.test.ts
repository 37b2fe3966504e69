import { ApiError, NetworkError } from '@selaras/api-client';
import type { Baris, Isian } from '../core/baris';
import { rencana } from '../core/baris.fixture';
import { findQueue, keepQueue } from './queue-draft';
import { createSaver } from './saver';

const [, program, kegiatan, , step] = rencana as [Baris, Baris, Baris, Baris, Baris];
const refusal = (status: number, more: object = {}) =>
  new ApiError({ status, kode: 'X', pesan: `Ditolak ${status}`, ...more });

interface Call {
  readonly key: string;
  readonly versi: number;
  readonly isian: Isian;
  resolve(row: Baris): void;
  reject(error: unknown): void;
}

function setUp() {
  const calls: Call[] = [];
  const received = jest.fn();
  const refused = jest.fn();
  const saver = createSaver({
    send: (key, versi, isian) =>
      new Promise((resolve, reject) => calls.push({ key, versi, isian, resolve, reject })),
    received,
    refused,
  });
  const state = (key: string) => saver.queue().get(key as never);
  return { saver, calls, received, refused, state };
}

const KEY = 'kinerja-program/2';
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('the saver', () => {
  it('sends a row once typing has paused, all its cells in one request', async () => {
    const { saver, calls, received, state } = setUp();
    saver.type([[program, { target: 90 }]]);
    await pass(400);
    saver.type([[program, { satuan: 'indeks' }]]);
    await pass(400);
    expect(calls).toHaveLength(0);
    await pass(600);
    expect(calls).toMatchObject([{ key: KEY, versi: 1, isian: { target: 90, satuan: 'indeks' } }]);
    const row = { ...program, target: 90, satuan: 'indeks', versi: 2 };
    calls[0]?.resolve(row);
    await pass(0);
    expect(received).toHaveBeenCalledWith(row);
    expect(state(KEY)?.keadaan).toBe('tersimpan');
  });

  it('has two rows on their way at a time, and none of them twice', async () => {
    const { saver, calls } = setUp();
    saver.type([
      [program, { target: 90 }],
      [kegiatan, { target: 5 }],
      [step, { target_tw2: 1 }],
    ]);
    await pass(2_000);
    expect(calls.map(({ key }) => key)).toEqual([KEY, 'kinerja-kegiatan/3']);
    saver.type([[program, { target: 91 }]]);
    await pass(2_000);
    expect(calls).toHaveLength(2);
    calls[0]?.resolve({ ...program, target: 90, versi: 2 });
    await pass(2_000);
    expect(calls.map(({ key }) => key)).toEqual([KEY, 'kinerja-kegiatan/3', expect.anything()]);
  });

  it('waits while there is no network, and goes on by itself', async () => {
    const { saver, calls, state } = setUp();
    saver.type([[program, { target: 90 }]]);
    await pass(1_000);
    calls[0]?.reject(new NetworkError('offline'));
    await pass(100);
    expect(state(KEY)).toMatchObject({ keadaan: 'menunggu', pesan: expect.stringMatching(/luring/) });
    expect(calls).toHaveLength(1);
    await pass(6_000);
    expect(calls).toHaveLength(2);
  });

  it('sends at once when the network is back', async () => {
    const { saver, calls } = setUp();
    saver.type([[program, { target: 90 }]]);
    await pass(1_000);
    calls[0]?.reject(new NetworkError('offline'));
    await pass(100);
    saver.retry();
    await pass(10);
    expect(calls).toHaveLength(2);
  });

  it('does not ask for the password again and again when the session is over', async () => {
    const { saver, calls, state } = setUp();
    saver.type([[program, { target: 90 }]]);
    await pass(1_000);
    calls[0]?.reject(refusal(401));
    await pass(600_000);
    expect(calls).toHaveLength(1);
    expect(state(KEY)?.isian).toEqual({ target: 90 });
  });

  it('rests as long as a busy server asks for', async () => {
    const { saver, calls } = setUp();
    saver.type([[program, { target: 90 }]]);
    await pass(1_000);
    calls[0]?.reject(refusal(429, { retryAfter: 20 }));
    await pass(19_000);
    expect(calls).toHaveLength(1);
    await pass(2_000);
    expect(calls).toHaveLength(2);
  });

  it('keeps a refused row with its reasons, and asks for the locks anew', async () => {
    const { saver, calls, refused, state } = setUp();
    saver.type([[program, { target: 90 }]]);
    await pass(1_000);
    calls[0]?.reject(refusal(423, { errors: { target: ['Batas waktu pengisiannya sudah lewat'] } }));
    await pass(60_000);
    expect(calls).toHaveLength(1);
    expect(refused).toHaveBeenCalledTimes(1);
    expect(state(KEY)).toMatchObject({ keadaan: 'gagal', errors: { target: expect.anything() } });
    saver.retry(KEY);
    await pass(10);
    expect(calls).toHaveLength(2);
  });

  it('builds upon a newer version when it changed something else', async () => {
    const { saver, calls } = setUp();
    saver.type([[program, { target: 90 }]]);
    await pass(1_000);
    const terkini = { ...program, sasaran: 'Orang lain', versi: 7 };
    calls[0]?.reject(refusal(412, { terkini }));
    await pass(1_000);
    expect(calls[1]).toMatchObject({ versi: 7, isian: { target: 90 } });
  });
});

describe('what the server does not have', () => {
  it('lies in this browser until it has, and is sent by the next visit', async () => {
    const first = setUp();
    first.saver.type([[program, { target: 90 }]]);
    keepQueue('kunci', first.saver.queue());
    first.saver.stop();

    const next = setUp();
    const found = findQueue('kunci');
    if (found === null) throw new Error('nothing was kept');
    next.saver.restore(found);
    await pass(1_000);
    expect(next.calls).toMatchObject([{ key: KEY, versi: 1, isian: { target: 90 } }]);
    next.calls[0]?.resolve({ ...program, target: 90, versi: 2 });
    await pass(10);
    keepQueue('kunci', next.saver.queue());
    expect(findQueue('kunci')).toBeNull();
  });
});
