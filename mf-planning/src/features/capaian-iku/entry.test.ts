import { changed, isDecided, met } from '@selaras/resource/core';
import fc from 'fast-check';
import { type Entry, entryOf, withEntry } from './entry';
import { ikuRow } from './iku.fixture';
import { afterMeeting, begun, insisted, replaced, shownEntry, type TypedEntry } from './row-entry';

const angka = fc.option(fc.integer({ min: 0, max: 5 }), { nil: null });
const entry: fc.Arbitrary<Entry> = fc.record({ realisasi: angka, rata_nasional: angka });

const over = (before: Entry, mine: Entry): TypedEntry => changed(begun(ikuRow(before)), mine);
const meeting = (before: Entry, mine: Entry, theirs: Entry) => {
  const now = ikuRow({ ...theirs, versi: 5 });
  return met(over(before, mine), now, entryOf(now));
};

describe('two inputs over the same row', () => {
  const base = { realisasi: 1, rata_nasional: 2 };

  it.each<[string, Entry, Entry, boolean]>([
    ['different figures', { ...base, realisasi: 9 }, { ...base, rata_nasional: 8 }, true],
    ['the same figure alike', { ...base, realisasi: 9 }, { ...base, realisasi: 9 }, true],
    ['the same figure differently', { ...base, realisasi: 9 }, { ...base, realisasi: 8 }, false],
    ['nothing of it', { ...base, realisasi: 9 }, base, true],
  ])('of which the other wrote %s', (_, mine, theirs, agree) => {
    const typed = meeting(base, mine, theirs);
    expect(isDecided(typed)).toBe(agree);
    expect(afterMeeting(typed)?.saving?.step).toBe(agree ? undefined : 'conflict');
    expect(isDecided(insisted(typed))).toBe(true);
  });

  it('lose nothing of either when they are put together', () => {
    fc.assert(
      fc.property(entry, entry, entry, (before, mine, theirs) => {
        const typed = meeting(before, mine, theirs);
        for (const name of ['realisasi', 'rata_nasional'] as const) {
          if (mine[name] !== before[name]) expect(typed.values[name]).toBe(mine[name]);
          if (isDecided(typed) && theirs[name] !== before[name])
            expect(typed.values[name]).toBe(theirs[name]);
        }
      }),
    );
  });

  it('show a figure that was not typed over as it is stored now', () => {
    const typed = over(base, { ...base, realisasi: 9 });
    const now = ikuRow({ realisasi: 7, rata_nasional: 8, versi: 5 });
    expect(shownEntry(now, typed)).toEqual({ realisasi: 9, rata_nasional: 8 });
    expect(replaced(typed)).toEqual({ realisasi: 1 });
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
