import type { RowValues } from './row-model';
import {
  conflictFields,
  countStates,
  discarded,
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
import { type Work, workAt, workModel } from './work.fixture';

const row = workAt(1);
const KEY = 'work/2';
const type = (values: RowValues, queue: SaveQueue<Work> = new Map(), base = row) =>
  typed(workModel, queue, [[base, values]], 0);
const edit = (queue: SaveQueue<Work>) => {
  const found = queue.get(KEY);
  if (found === undefined) throw new Error('the row is not in the queue');
  return found;
};

describe('a row that is typed into', () => {
  it('waits with what was typed, over the version that was read', () => {
    const queue = type({ indicator: 'Baru' });
    expect(edit(queue)).toMatchObject({ state: 'waiting', version: 1, values: { indicator: 'Baru' } });
    expect(withEdit(workModel, row, edit(queue)).indicator).toBe('Baru');
  });

  it('is forgotten when it is as before again', () => {
    expect(type({ goal: 80 }, type({ goal: 90 })).size).toBe(0);
  });

  it('is sent once nothing has been typed for a moment', () => {
    const queue = type({ goal: 90 });
    expect(readyRows(queue, 500, 600)).toEqual([]);
    expect(readyRows(queue, 600, 600)).toEqual([KEY]);
    expect(readyRows(sent(queue, KEY), 600, 600)).toEqual([]);
  });

  it('shows what was saved, and is typed into over that, before the page has the new row', () => {
    const done = saved(workModel, sent(type({ title: 'Belum ad' }), KEY), {
      ...row,
      title: 'Belum ad',
      version: 2,
    });
    expect(withEdit(workModel, row, edit(done)).title).toBe('Belum ad');
    const on = type({ title: 'Belum ada' }, done);
    expect(edit(on)).toMatchObject({
      version: 2,
      base: { title: 'Belum ad' },
      values: { title: 'Belum ada' },
    });
    const theirs = { ...row, title: 'Orang lain', version: 3 };
    expect(withEdit(workModel, theirs, edit(done)).title).toBe('Orang lain');
  });

  it('keeps what is typed while it is on its way, and waits with that again', () => {
    const going = type({ unit: 'indeks' }, sent(type({ goal: 90 }), KEY));
    expect(edit(going)).toMatchObject({
      state: 'saving',
      sending: { goal: 90 },
      values: { unit: 'indeks' },
    });
    const done = saved(workModel, going, { ...row, goal: 90, version: 2 });
    expect(edit(done)).toMatchObject({ state: 'waiting', version: 2, values: { unit: 'indeks' } });
    const all = saved(workModel, sent(done, KEY), { ...row, goal: 90, unit: 'indeks', version: 3 });
    expect(edit(all).state).toBe('saved');
    expect(unsavedRows(all)).toEqual([]);
  });

  it('taken back while it is on its way is sent once more', () => {
    const back = type({ goal: 80 }, sent(type({ goal: 90 }), KEY));
    expect(edit(saved(workModel, back, { ...row, goal: 90, version: 2 }))).toMatchObject({
      values: { goal: 80 },
    });
  });
});

describe('a refusal', () => {
  const refused = failed(sent(type({ goal: 90 }), KEY), KEY, {
    message: 'Terkunci',
    errors: { goal: ['Terkunci oleh validasi'] },
  });

  it('keeps what was typed and says why', () => {
    expect(edit(refused)).toMatchObject({ state: 'failed', values: { goal: 90 }, message: 'Terkunci' });
    expect(readyRows(refused, 9_999, 600)).toEqual([]);
  });

  it('ends by another try, by other typing or by giving up', () => {
    expect(edit(retried(refused, KEY))).toMatchObject({ state: 'waiting', errors: {} });
    expect(edit(type({ goal: 85 }, refused)).state).toBe('waiting');
    expect(discarded(refused, KEY).size).toBe(0);
  });
});

describe('a newer version', () => {
  const theirs = { ...row, version: 5 };

  it('of other fields is built upon without asking', () => {
    const queue = stale(workModel, sent(type({ goal: 90 }), KEY), { ...theirs, title: 'Orang lain' });
    expect(edit(queue)).toMatchObject({ state: 'waiting', version: 5, values: { goal: 90 } });
  });

  it('that says the same is as good as saved', () => {
    expect(edit(stale(workModel, sent(type({ goal: 90 }), KEY), { ...theirs, goal: 90 })).state).toBe(
      'saved',
    );
  });

  it('of a field whose typing was taken back meanwhile stays as the other left it', () => {
    const back = type({ goal: 80 }, sent(type({ goal: 90, unit: 'indeks' }), KEY));
    const queue = stale(workModel, back, { ...theirs, goal: 95 });
    expect(edit(queue)).toMatchObject({ state: 'waiting', version: 5, values: { unit: 'indeks' } });
    expect(withEdit(workModel, row, edit(queue)).goal).toBe(95);
  });

  it('of the same field waits for a choice, field by field', () => {
    const mine = sent(type({ goal: 90, unit: 'indeks', indicator: 'Saya' }), KEY);
    const queue = stale(workModel, mine, { ...theirs, goal: 95, unit: 'poin' });
    expect(edit(queue).state).toBe('conflict');
    expect(conflictFields(workModel, edit(queue))).toEqual(['goal', 'unit']);
    const chosen = settled(workModel, queue, KEY, ['goal']);
    expect(edit(chosen)).toMatchObject({ state: 'waiting', version: 5 });
    expect(unsaved(edit(chosen))).toEqual({ unit: 'indeks', indicator: 'Saya' });
    expect(unsavedRows(settled(workModel, queue, KEY, ['goal', 'unit', 'indicator']))).toEqual([]);
  });

  it('stays in conflict while one goes on typing', () => {
    const queue = stale(workModel, sent(type({ goal: 90 }), KEY), { ...theirs, goal: 95 });
    expect(edit(type({ title: 'Lagi' }, queue, { ...theirs, goal: 95 }))).toMatchObject({
      state: 'conflict',
      current: { goal: 95 },
    });
  });
});

it('tells how many rows are in each state', () => {
  const other = workAt(4);
  const queue = typed(workModel, sent(type({ goal: 90 }), KEY), [[other, { q2: 1 }]], 0);
  expect(countStates(queue)).toEqual({ waiting: 1, saving: 1, saved: 0, failed: 0, conflict: 0 });
});
