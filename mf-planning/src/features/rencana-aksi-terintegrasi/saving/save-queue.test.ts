import type { Baris } from '../core/baris';
import { rencana } from '../core/baris.fixture';
import {
  conflictFields,
  countStates,
  discarded,
  emptyQueue,
  failed,
  readyRows,
  retried,
  type SaveQueue,
  saved,
  sent,
  settled,
  stale,
  typed,
  unsaved,
  unsavedRows,
  withEdit,
} from './save-queue';

const row = rencana[1] as Baris;
const KEY = 'kinerja-program/2';
const type = (isian: object, queue: SaveQueue = emptyQueue, base = row) => typed(queue, [[base, isian]], 0);
const edit = (queue: SaveQueue) => {
  const found = queue.get(KEY);
  if (found === undefined) throw new Error('the row is not in the queue');
  return found;
};

describe('a row that is typed into', () => {
  it('waits with what was typed, over the version that was read', () => {
    const queue = type({ indikator: 'Baru' });
    expect(edit(queue)).toMatchObject({ keadaan: 'menunggu', versi: 1, isian: { indikator: 'Baru' } });
    expect(withEdit(row, edit(queue)).indikator).toBe('Baru');
  });

  it('is forgotten when it is as before again', () => {
    expect(type({ target: 80 }, type({ target: 90 })).size).toBe(0);
  });

  it('is sent once nothing has been typed for a moment', () => {
    const queue = type({ target: 90 });
    expect(readyRows(queue, 500, 600)).toEqual([]);
    expect(readyRows(queue, 600, 600)).toEqual([KEY]);
    expect(readyRows(sent(queue, KEY), 600, 600)).toEqual([]);
  });

  it('keeps what is typed while it is on its way, and waits with that again', () => {
    const going = type({ satuan: 'indeks' }, sent(type({ target: 90 }), KEY));
    expect(edit(going)).toMatchObject({
      keadaan: 'menyimpan',
      dikirim: { target: 90 },
      isian: { satuan: 'indeks' },
    });
    const done = saved(going, { ...row, target: 90, versi: 2 });
    expect(edit(done)).toMatchObject({ keadaan: 'menunggu', versi: 2, isian: { satuan: 'indeks' } });
    const all = saved(sent(done, KEY), { ...row, target: 90, satuan: 'indeks', versi: 3 });
    expect(edit(all).keadaan).toBe('tersimpan');
    expect(unsavedRows(all)).toEqual([]);
  });

  it('taken back while it is on its way is sent once more', () => {
    const back = type({ target: 80 }, sent(type({ target: 90 }), KEY));
    expect(edit(saved(back, { ...row, target: 90, versi: 2 }))).toMatchObject({ isian: { target: 80 } });
  });
});

describe('a refusal', () => {
  const refused = failed(sent(type({ target: 90 }), KEY), KEY, {
    pesan: 'Terkunci',
    errors: { target: ['Terkunci oleh validasi'] },
  });

  it('keeps what was typed and says why', () => {
    expect(edit(refused)).toMatchObject({ keadaan: 'gagal', isian: { target: 90 }, pesan: 'Terkunci' });
    expect(readyRows(refused, 9_999, 600)).toEqual([]);
  });

  it('ends by another try, by other typing or by giving up', () => {
    expect(edit(retried(refused, KEY))).toMatchObject({ keadaan: 'menunggu', errors: {} });
    expect(edit(type({ target: 85 }, refused)).keadaan).toBe('menunggu');
    expect(discarded(refused, KEY).size).toBe(0);
  });
});

describe('a newer version', () => {
  const theirs = { ...row, versi: 5 };

  it('of other fields is built upon without asking', () => {
    const queue = stale(sent(type({ target: 90 }), KEY), { ...theirs, sasaran: 'Orang lain' });
    expect(edit(queue)).toMatchObject({ keadaan: 'menunggu', versi: 5, isian: { target: 90 } });
  });

  it('that says the same is as good as saved', () => {
    expect(edit(stale(sent(type({ target: 90 }), KEY), { ...theirs, target: 90 })).keadaan).toBe('tersimpan');
  });

  it('of the same field waits for a choice, field by field', () => {
    const mine = sent(type({ target: 90, satuan: 'indeks', indikator: 'Saya' }), KEY);
    const queue = stale(mine, { ...theirs, target: 95, satuan: 'poin' });
    expect(edit(queue).keadaan).toBe('bentrok');
    expect(conflictFields(edit(queue))).toEqual(['target', 'satuan']);
    const chosen = settled(queue, KEY, ['target']);
    expect(edit(chosen)).toMatchObject({ keadaan: 'menunggu', versi: 5 });
    expect(unsaved(edit(chosen))).toEqual({ satuan: 'indeks', indikator: 'Saya' });
    expect(unsavedRows(settled(queue, KEY, ['target', 'satuan', 'indikator']))).toEqual([]);
  });

  it('stays in conflict while one goes on typing', () => {
    const queue = stale(sent(type({ target: 90 }), KEY), { ...theirs, target: 95 });
    expect(edit(type({ sasaran: 'Lagi' }, queue, { ...theirs, target: 95 }))).toMatchObject({
      keadaan: 'bentrok',
      terkini: { target: 95 },
    });
  });
});

it('tells how many rows are in each state', () => {
  const other = rencana[4] as Baris;
  const queue = typed(sent(type({ target: 90 }), KEY), [[other, { target_tw2: 1 }]], 0);
  expect(countStates(queue)).toEqual({ menunggu: 1, menyimpan: 1, tersimpan: 0, gagal: 0, bentrok: 0 });
});
