import fc from 'fast-check';
import { keadaanPerbaikanOf, solusiLangkahText } from './perbaikan';

it.each([
  ['nothing reported before its quarter is over', [0, 0, 1, 0], [null, null, null, null], 2, 'diusulkan'],
  ['nothing reported after its quarter', [0, 0, 1, 0], [null, null, null, null], 3, 'terlambat'],
  ['something reported, nothing due', [0, 1, 1, 0], [null, 1, null, null], 2, 'dikerjakan'],
  ['less than was due', [0, 2, 1, 0], [null, 1, null, null], 2, 'terlambat'],
  ['all of it, a quarter late', [0, 1, 0, 0], [null, null, 1, null], 4, 'selesai'],
  ['more than all of it', [1, null, null, null], [3, null, null, null], 1, 'selesai'],
  ['no target at all', [null, null, null, null], [null, null, null, null], 4, 'diusulkan'],
] as const)('%s', (_, target, realisasi, over, keadaan) => {
  expect(keadaanPerbaikanOf({ target, realisasi }, over)).toBe(keadaan);
});

describe('whatever a step plans and reports, to four decimals', () => {
  const amount = fc.option(fc.integer({ min: 0, max: 30_000 }).map((value) => value / 10_000));
  const quarters = fc.tuple(amount, amount, amount, amount);
  const over = fc.constantFrom(0, 1, 2, 3, 4);
  /** The same in whole ten-thousandths, where every sum is exact. */
  const whole = (values: readonly (number | null)[]) =>
    values.reduce<number>((sum, value) => sum + Math.round((value ?? 0) * 10_000), 0);

  it('its state is what exact sums give, as the database works them out', () => {
    fc.assert(
      fc.property(quarters, quarters, over, (target, realisasi, ended) => {
        const [planned, done] = [whole(target), whole(realisasi)];
        const state =
          planned > 0 && done >= planned
            ? 'selesai'
            : done < whole(target.slice(0, ended))
              ? 'terlambat'
              : done > 0
                ? 'dikerjakan'
                : 'diusulkan';
        expect(keadaanPerbaikanOf({ target, realisasi }, ended)).toBe(state);
      }),
    );
  });

  it('is done once each quarter reports what it planned, and late in no quarter before the first ends', () => {
    fc.assert(
      fc.property(quarters, quarters, over, (target, realisasi, ended) => {
        const kept = keadaanPerbaikanOf({ target, realisasi: target.toReversed() }, ended);
        if (whole(target) > 0) expect(kept).toBe('selesai');
        expect(keadaanPerbaikanOf({ target, realisasi }, 0)).not.toBe('terlambat');
      }),
    );
  });
});

it.each([
  [
    { sasaran: 'Rapat ulang', satuan: 'kali', target: 2, realisasi: 2 },
    'Rapat ulang (2 dari 2 kali, selesai)',
  ],
  [{ sasaran: 'Rapat ulang', satuan: 'kali', target: 2.5, realisasi: 0 }, 'Rapat ulang (0 dari 2,5 kali)'],
  [{ sasaran: 'Rapat ulang', satuan: null, target: 1, realisasi: 3 }, 'Rapat ulang (3 dari 1, selesai)'],
  [{ sasaran: 'Rapat ulang', satuan: 'kali', target: 0, realisasi: 0 }, 'Rapat ulang'],
])('the report tells what repairs and how far it has come: %j', (langkah, text) => {
  expect(solusiLangkahText(langkah)).toBe(text);
});
