import fc from 'fast-check';
import { latexOfRumus, rumusOfLatex } from './plain-rumus';
import { readLatex } from './read-latex';
import { readRumus } from './read-rumus';
import type { Operator, Rumus } from './rumus';
import { rumusLatex } from './rumus-latex';
import { rumusText } from './rumus-text';

describe('a formula typed plainly', () => {
  it.each([
    ['a / b × 100 %', String.raw`\frac{a}{b} \times 100\%`],
    [
      'jumlah kunjungan / jumlah penduduk × 100 %',
      String.raw`\frac{\text{jumlah kunjungan}}{\text{jumlah penduduk}} \times 100\%`,
    ],
    ['a:b*100%', String.raw`\frac{a}{b} \times 100\%`],
    ['realisasi / target x 100 %', String.raw`\frac{\text{realisasi}}{\text{target}} \times 100\%`],
    ['(a + b) / 2', String.raw`\frac{a + b}{2}`],
    ['(a - b) × c', String.raw`\left(a - b\right) \times c`],
    ['0,5 × nilai A + 0,5 × nilai B', String.raw`0{,}5 \times \text{nilai A} + 0{,}5 \times \text{nilai B}`],
    ['1.000,25 + n', '1.000{,}25 + n'],
    ['rata-rata nilai kepuasan', String.raw`\overline{\text{nilai kepuasan}}`],
    ['rata-rata (nilai / bobot)', String.raw`\overline{\frac{\text{nilai}}{\text{bobot}}}`],
    ['(a / b)^2', String.raw`\left(\frac{a}{b}\right)^{2}`],
    ['N = a - b', 'N = a - b'],
    ['-a + b', '-a + b'],
    ['"balita TB/U < -2 SD" / balita', String.raw`\frac{\text{balita TB/U < -2 SD}}{\text{balita}}`],
    ['penduduk tahun 2024 / 2', String.raw`\frac{\text{penduduk tahun 2024}}{2}`],
    ['hasil ibu-anak / n', String.raw`\frac{\text{hasil ibu-anak}}{n}`],
  ])('%s is %s', (text, latex) => {
    expect(latexOfRumus(text)).toEqual({ latex });
  });

  it.each([
    ['', /belum selesai/],
    ['a /', /belum selesai/],
    ['/ b', /Sebelum "\/" belum ada angka atau nama/],
    ['(a + b', /belum ditutup/],
    ['a + b)', /tanpa kurung buka/],
    ['100 persen', /Sebelum "persen" belum ada tanda hitung/],
    ['balita (0-59 bulan) / n', /Sebelum "\(" belum ada tanda hitung.*kutip/],
    ['a & b', /Tanda "&" tidak dikenal/],
    ['1,2,3 + a', /"1,2,3" bukan angka/],
    ['a = b = c', /hanya boleh satu kali/],
    ['"tanpa akhir', /belum ditutup/],
    [`${'('.repeat(60)}a${')'.repeat(60)}`, /bertingkat/],
  ])('%s is not read, and why is said', (text, problem) => {
    expect(latexOfRumus(text)).toEqual({ problem: expect.stringMatching(problem) });
  });
});

describe('a stored formula', () => {
  it.each([
    [
      String.raw`\dfrac{\text{penganggur}}{\text{angkatan kerja}} \times 100\%`,
      'penganggur / angkatan kerja × 100 %',
    ],
    [String.raw`\frac{\text{a (b)}}{c}`, '"a (b)" / c'],
    [
      String.raw`\dfrac{\text{hari perawatan}}{\text{tempat tidur} \times \text{hari}} \times 100\,\%`,
      'hari perawatan / (tempat tidur × hari) × 100 %',
    ],
  ])('%s is shown as %s', (latex, text) => {
    expect(rumusOfLatex(latex)).toBe(text);
  });

  it.each([
    String.raw`N = \sum_{t=1}^{4} n_t`,
    String.raw`\dfrac{PDRB_t}{2}`,
    String.raw`\sqrt{a}`,
    String.raw`\text{a`,
    'ab',
    '',
  ])('%s can be told as LaTeX alone', (latex) => {
    expect(rumusOfLatex(latex)).toBeNull();
  });
});

const word = fc.stringMatching(/^[A-Za-z][a-z0-9]{0,6}$/);
const name = fc.oneof(
  word,
  fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
  fc.stringMatching(/^[a-z0-9(][a-z0-9/<%&_#+ -]{0,8}[a-z0-9)]$/),
);
const figure = fc.oneof(
  fc.nat(9999).map(String),
  fc.tuple(fc.nat(99), fc.nat(99)).map(([whole, fraction]) => `${whole},${fraction}`),
);
const { rumus } = fc.letrec<{ rumus: Rumus }>((tie) => ({
  rumus: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.oneof(
      figure.map((text): Rumus => ({ kind: 'angka', text })),
      name.map((text): Rumus => ({ kind: 'nama', text })),
    ),
    fc
      .tuple(fc.constantFrom('persen', 'minus', 'rata-rata'), tie('rumus'))
      .map(([kind, of]): Rumus => ({ kind, of })),
    fc
      .tuple(fc.constantFrom<Operator[]>('+', '-', '×', '/', '^'), tie('rumus'), tie('rumus'))
      .map(([operator, left, right]): Rumus => ({ kind: 'hitung', operator, left, right })),
  ),
}));

describe('whatever formula there is', () => {
  it('is read again from the line that it is written on', () => {
    fc.assert(fc.property(rumus, (one) => expect(readRumus(rumusText(one))).toEqual({ rumus: one })));
  });

  it('is read again from its LaTeX', () => {
    fc.assert(fc.property(rumus, (one) => expect(readLatex(rumusLatex(one))).toEqual(one)));
  });

  it('typed as anything at all is read or refused in words, and what is read stays itself', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[ab1,.x()%/^"= -]{0,20}$/)), (text) => {
        const result = latexOfRumus(text);
        if ('problem' in result) return expect(result.problem).not.toBe('');
        const again = rumusOfLatex(result.latex);
        expect(latexOfRumus(again ?? '')).toEqual(result);
      }),
    );
  });
});
