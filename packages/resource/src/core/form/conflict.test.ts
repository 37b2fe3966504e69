import { baseAfter, conflictOf, mergedValues } from './conflict';

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

  it('ask only where both changed a field, each in another way', () => {
    const mine = { sasaran: 'saya', satuan: 'orang', catatan: [] };
    const theirs = { sasaran: 'orang lain', satuan: 'orang', catatan: [{ id: 1 }] };
    const conflict = conflictOf({ base, mine, theirs, row });
    expect(conflict.asked).toEqual(['sasaran']);
    expect(conflict.chosen).toEqual({ sasaran: 'mine', catatan: 'mine' });
    expect(baseAfter(base, conflict)).toEqual({ ...theirs, sasaran: 'lama' });
  });

  it('ask for every difference where nobody knows what was there before, and undo nothing unseen', () => {
    const mine = { ...base, sasaran: 'saya' };
    const theirs = { ...base, satuan: 'orang' };
    const conflict = conflictOf({ base: null, mine, theirs, row });
    expect(conflict.asked).toEqual(['sasaran', 'satuan']);
    expect(mergedValues(conflict)).toEqual(theirs);
    expect(baseAfter(null, conflict)).toEqual(theirs);
  });

  it('follow every choice', () => {
    const mine = { ...base, sasaran: 'saya' };
    const conflict = conflictOf({ base, mine, theirs: { ...base, sasaran: 'orang lain' }, row });
    expect(mergedValues({ ...conflict, chosen: { sasaran: 'theirs' } }).sasaran).toBe('orang lain');
  });
});
