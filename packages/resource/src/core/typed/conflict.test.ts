import { baseAfter, conflictOf, mergedValues, undecided, withMine } from './conflict';

const base = { sasaran: 'lama', satuan: 'persen', catatan: [{ id: 1 }] };
const row = { versi: 2 };

describe('two versions of a row', () => {
  it('differ only where their values do, lists by what they hold', () => {
    const theirs = { ...base, sasaran: 'baru', catatan: [{ id: 1 }] };
    expect(conflictOf({ base, mine: base, theirs, row }).chosen).toEqual({ sasaran: 'theirs' });
  });

  it('keep what was typed without choosing it, and take what was left alone', () => {
    const mine = { ...base, sasaran: 'saya' };
    const theirs = { ...base, sasaran: 'orang lain', satuan: 'orang' };
    const conflict = conflictOf({ base, mine, theirs, row });
    expect(conflict.chosen).toEqual({ satuan: 'theirs' });
    expect(mergedValues(conflict)).toEqual({ sasaran: 'saya', satuan: 'orang', catatan: [{ id: 1 }] });
  });

  it('ask only where both changed a field, each in another way', () => {
    const mine = { sasaran: 'saya', satuan: 'orang', catatan: [] };
    const theirs = { sasaran: 'orang lain', satuan: 'orang', catatan: [{ id: 1 }] };
    const conflict = conflictOf({ base, mine, theirs, row });
    expect(conflict.asked).toEqual(['sasaran']);
    expect(conflict.differing).toEqual(['sasaran', 'catatan']);
    expect(conflict.chosen).toEqual({ catatan: 'mine' });
    expect(undecided(conflict)).toEqual(['sasaran']);
    expect(baseAfter(base, conflict)).toEqual({ ...theirs, sasaran: 'lama' });
  });

  it('ask for every difference where nobody knows what was there before, and choose none of them', () => {
    const mine = { ...base, sasaran: 'saya' };
    const theirs = { ...base, satuan: 'orang' };
    const conflict = conflictOf({ base: null, mine, theirs, row });
    expect(undecided(conflict)).toEqual(['sasaran', 'satuan']);
    expect(mergedValues(conflict)).toEqual(mine);
    expect(baseAfter(null, conflict)).toEqual(theirs);
  });

  it('follow every choice', () => {
    const mine = { ...base, sasaran: 'saya' };
    const conflict = conflictOf({ base, mine, theirs: { ...base, sasaran: 'orang lain' }, row });
    const chosen = { ...conflict, chosen: { sasaran: 'theirs' } } as const;
    expect(mergedValues(chosen).sasaran).toBe('orang lain');
    expect(undecided(chosen)).toEqual([]);
  });

  it('show as the own side what stands in the fields, but for what took the other side', () => {
    const mine = { ...base, sasaran: 'saya' };
    const conflict = conflictOf({ base, mine, theirs: { ...base, sasaran: 'orang lain' }, row });
    expect(withMine(conflict, { ...mine, sasaran: 'saya lagi' }).mine.sasaran).toBe('saya lagi');
    const chosen = { ...conflict, chosen: { sasaran: 'theirs' } } as const;
    expect(withMine(chosen, { ...mine, sasaran: 'orang lain' }).mine.sasaran).toBe('saya');
  });
});
