import { conflictOf, mergedValues } from './conflict';

const base = { sasaran: 'lama', satuan: 'persen', catatan: [{ id: 1 }] };
const row = { versi: 2 };

describe('two versions of a row', () => {
  it('differ only where their values do, lists by what they hold', () => {
    const theirs = { ...base, sasaran: 'baru', catatan: [{ id: 1 }] };
    expect(conflictOf({ base, mine: base, theirs, row }).chosen).toEqual({ sasaran: 'theirs' });
  });

  it('keep what was typed, and take what was left alone', () => {
    const mine = { ...base, sasaran: 'saya' };
    const theirs = { ...base, sasaran: 'orang lain', satuan: 'orang' };
    const conflict = conflictOf({ base, mine, theirs, row });
    expect(conflict.chosen).toEqual({ sasaran: 'mine', satuan: 'theirs' });
    expect(mergedValues(conflict)).toEqual({ sasaran: 'saya', satuan: 'orang', catatan: [{ id: 1 }] });
  });

  it('follow every choice', () => {
    const mine = { ...base, sasaran: 'saya' };
    const conflict = conflictOf({ base, mine, theirs: { ...base, sasaran: 'orang lain' }, row });
    expect(mergedValues({ ...conflict, chosen: { sasaran: 'theirs' } }).sasaran).toBe('orang lain');
  });
});
