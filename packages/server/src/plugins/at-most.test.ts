import { atMost } from './at-most';

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('atMost', () => {
  it('never runs more tasks side by side than allowed, and runs all of them', async () => {
    const run = atMost(2, 100);
    let active = 0;
    let highest = 0;
    const task = async () => {
      active += 1;
      highest = Math.max(highest, active);
      await soon();
      active -= 1;
      return true;
    };
    const done = await Promise.all(Array.from({ length: 20 }, () => run(task)));
    expect(done).toHaveLength(20);
    expect(highest).toBe(2);
  });

  it('goes on after a task that fails', async () => {
    const run = atMost(1, 10);
    const failed = run(() => Promise.reject(new Error('gagal')));
    const next = run(() => Promise.resolve('jalan'));
    await expect(failed).rejects.toThrow('gagal');
    await expect(next).resolves.toBe('jalan');
  });

  it('turns away who finds the queue full', async () => {
    const run = atMost(1, 1);
    const first = run(soon);
    const second = run(soon);
    await expect(run(soon)).rejects.toMatchObject({ kode: 'LAYANAN_SIBUK', detail: { retryAfter: 2 } });
    await Promise.all([first, second]);
  });
});
