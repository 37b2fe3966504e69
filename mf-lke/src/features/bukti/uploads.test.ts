import { createUploads } from './uploads';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const faultOf = (error: unknown) => String(error);

const x = { tempat: 'x', sebutan: 'Kriteria 1.a.1, tahun 2025' };

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
    for (const nama of ['a', 'b', 'c']) all.add({ ...x, nama }, { run, faultOf });
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
    all.add({ ...x, nama: 'a' }, { run, faultOf });
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
    for (const nama of ['a', 'b', 'c']) all.add({ ...x, nama }, { run, faultOf });
    all.drop(1);
    expect(ends[0]?.signal.aborted).toBe(true);
    expect(all.list().map(({ state }) => state)).toEqual(['dikirim', 'dikirim']);
  });

  it('that cannot be sent say why and are not tried', () => {
    const all = createUploads();
    all.refuse({ ...x, nama: 'besar.pdf' }, 'Terlalu besar');
    all.retry(1);
    expect(all.list()).toMatchObject([{ state: 'gagal', fault: 'Terlalu besar' }]);
    expect(all.canRetry(1)).toBe(false);
  });

  it('are asked about before the tab ends, as long as one is on its way', async () => {
    const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const all = createUploads();
    const { ends, run } = held();
    expect(asks()).toBe(false);
    for (const nama of ['a', 'b']) all.add({ ...x, nama }, { run, faultOf });
    ends[0]?.resolve();
    await settled();
    expect(asks()).toBe(true);
    ends[1]?.reject('putus');
    await settled();
    expect(asks()).toBe(false);
  });

  it('are told apart while their place is not drawn', () => {
    const all = createUploads();
    const { run } = held();
    const y = { tempat: 'y', sebutan: 'Kriteria 1.a.1, tahun 2024' };
    const elsewhere = () => all.elsewhere().map(({ nama }) => nama);
    all.add({ ...x, nama: 'a' }, { run, faultOf });
    all.add({ ...y, nama: 'b' }, { run, faultOf });
    const [leave, leaveOther] = [all.draw('x'), all.draw('x')];
    expect(elsewhere()).toEqual(['b']);
    leave();
    expect(elsewhere()).toEqual(['b']);
    leaveOther();
    expect(elsewhere()).toEqual(['a', 'b']);
    all.draw('y');
    expect(elsewhere()).toEqual(['a']);
    for (const { id } of all.list()) all.drop(id);
  });
});
