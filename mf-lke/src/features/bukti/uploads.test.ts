import { createUploads } from './uploads';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const faultOf = (error: unknown) => String(error);

/** Jobs that end when the test says so. */
function held() {
  const ends: { resolve: () => void; reject: (error: unknown) => void; signal: AbortSignal }[] = [];
  const run = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => ends.push({ resolve, reject, signal }));
  return { ends, run };
}

describe('uploads', () => {
  it('go two beside each other, the others in turn', async () => {
    const all = createUploads();
    const { ends, run } = held();
    for (const nama of ['a', 'b', 'c']) all.add({ tempat: 'x', nama }, { run, faultOf });
    expect(all.list().map(({ state }) => state)).toEqual(['dikirim', 'dikirim', 'menunggu']);
    ends[0]?.resolve();
    await settled();
    expect(all.list().map(({ nama, state }) => [nama, state])).toEqual([
      ['b', 'dikirim'],
      ['c', 'dikirim'],
    ]);
  });

  it('that fail stay with what was wrong, and are sent again', async () => {
    const all = createUploads();
    const { ends, run } = held();
    all.add({ tempat: 'x', nama: 'a' }, { run, faultOf });
    ends[0]?.reject('putus');
    await settled();
    expect(all.list()).toMatchObject([{ state: 'gagal', fault: 'putus' }]);
    all.retry(1);
    expect(all.list()).toMatchObject([{ state: 'dikirim', fault: null }]);
    ends[1]?.resolve();
    await settled();
    expect(all.list()).toEqual([]);
  });

  it('are broken off when they are dropped, and make room', async () => {
    const all = createUploads();
    const { ends, run } = held();
    for (const nama of ['a', 'b', 'c']) all.add({ tempat: 'x', nama }, { run, faultOf });
    all.drop(1);
    expect(ends[0]?.signal.aborted).toBe(true);
    expect(all.list().map(({ state }) => state)).toEqual(['dikirim', 'dikirim']);
  });

  it('that cannot be sent say why and are not tried', () => {
    const all = createUploads();
    all.refuse({ tempat: 'x', nama: 'besar.pdf' }, 'Terlalu besar');
    all.retry(1);
    expect(all.list()).toMatchObject([{ state: 'gagal', fault: 'Terlalu besar' }]);
    expect(all.canRetry(1)).toBe(false);
  });
});
