import { polaritasMeanings, polaritasWords } from './polaritas';
import { tipeHitungWords } from './tipe-hitung';
import { codeOf, optionsOf, wordOf } from './words';

describe('words of codes', () => {
  it('are the choices of a field, in their order', () => {
    expect(optionsOf(polaritasWords)).toEqual([
      { value: 'maximize', label: 'Maksimal' },
      { value: 'minimize', label: 'Minimal' },
      { value: 'range', label: 'Rentang' },
    ]);
  });

  it.each([
    ['range', 'Rentang'],
    ['naik', null],
    ['toString', null],
    [null, null],
    [1, null],
  ])('of %p are %p', (code, word) => {
    expect(wordOf(polaritasWords, code)).toBe(word);
  });

  it.each([
    ['Maksimal', 'maximize'],
    [' MINIMAL ', 'minimize'],
    ['minimize', 'minimize'],
    ['makin tinggi  makin baik', 'maximize'],
    ['', null],
    ['baik', null],
  ])('are read from a spreadsheet: "%s" is %p', (text, code) => {
    expect(codeOf(polaritasWords, text, polaritasMeanings)).toBe(code);
  });

  it.each(['Posisi akhir', 'posisi_akhir', 'posisi-akhir', 'POSISI AKHIR'])(
    'are the same as "%s"',
    (text) => {
      expect(codeOf(tipeHitungWords, text)).toBe('posisi_akhir');
    },
  );
});
