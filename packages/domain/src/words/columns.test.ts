import { wordsOfColumn } from './columns';

describe('a column in words', () => {
  it.each([
    ['target_tw1', 'Target TW 1'],
    ['range_min', 'Range min'],
    ['kinerja_program_id', 'Kinerja program'],
    ['struktur_organisasi_id', 'Jabatan pengampu'],
  ])('calls %s "%s"', (column, words) => {
    expect(wordsOfColumn(column)).toBe(words);
  });
});
