import { kataTanda, tandaTanpaHuruf } from './huruf-cetak';

it('prints the ordinary signs of Word', () => {
  expect(tandaTanpaHuruf('Butir • ‣ ▪ – ✓ ✔ ☑ ☐ ★ → ≥ √ “m²” 5 °C')).toEqual([]);
});

it('tells each sign without a glyph once, in its order', () => {
  expect(tandaTanpaHuruf('naik 🚀 sekali 🚀 統')).toEqual(['🚀', '統']);
  expect(tandaTanpaHuruf('')).toEqual([]);
});

it('names a sign by itself and its number', () => {
  expect(kataTanda('🚀')).toBe('“🚀” (U+1F680)');
  expect(kataTanda('\u0007')).toBe('“\u0007” (U+0007)');
});
