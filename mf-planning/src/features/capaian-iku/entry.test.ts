import fc from 'fast-check';
import { type Entry, mergeEntry, withEntry } from './entry';
import { ikuRow } from './iku.fixture';

const angka = fc.option(fc.integer({ min: 0, max: 5 }), { nil: null });
const entry: fc.Arbitrary<Entry> = fc.record({ realisasi: angka, rata_nasional: angka });

describe('two inputs over the same row', () => {
  const base = { realisasi: 1, rata_nasional: 2 };

  it.each<[string, Entry, Entry, Entry | null]>([
    [
      'different figures',
      { ...base, realisasi: 9 },
      { ...base, rata_nasional: 8 },
      { realisasi: 9, rata_nasional: 8 },
    ],
    [
      'the same figure alike',
      { ...base, realisasi: 9 },
      { ...base, realisasi: 9 },
      { ...base, realisasi: 9 },
    ],
    ['the same figure differently', { ...base, realisasi: 9 }, { ...base, realisasi: 8 }, null],
    ['nothing of it', { ...base, realisasi: 9 }, base, { ...base, realisasi: 9 }],
  ])('of which the other wrote %s', (_, mine, theirs, expected) => {
    expect(mergeEntry({ base, mine, theirs })).toEqual(expected);
  });

  it('lose nothing of either when they are put together', () => {
    fc.assert(
      fc.property(entry, entry, entry, (before, mine, theirs) => {
        const merged = mergeEntry({ base: before, mine, theirs });
        for (const name of ['realisasi', 'rata_nasional'] as const) {
          if (merged === null) continue;
          if (mine[name] !== before[name]) expect(merged[name]).toBe(mine[name]);
          if (theirs[name] !== before[name]) expect(merged[name]).toBe(theirs[name]);
        }
      }),
    );
  });
});

describe('a row with what is typed over it', () => {
  it('has achievement, predicate, growth and the way to the last target at once', () => {
    expect(withEntry(ikuRow(), { realisasi: 8.34, rata_nasional: null }, 2025)).toMatchObject({
      realisasi: 8.34,
      // (2 × 6,95 − 8,34) / 6,95
      capaian: 80,
      predikat: 'tinggi',
      pertumbuhan: 14.4,
      capaian_target_akhir: 58.64,
    });
  });

  it('knows nothing without a realisation', () => {
    expect(withEntry(ikuRow(), { realisasi: null, rata_nasional: 1 }, 2025)).toMatchObject({
      capaian: null,
      predikat: 'belum-ada-data',
      pertumbuhan: null,
      capaian_target_akhir: null,
    });
  });
});
