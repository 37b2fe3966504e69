import { wordsOfValue } from './codes';

describe('a value in words', () => {
  it.each([
    ['polaritas', 'minimize', 'Makin rendah makin baik'],
    ['tipe_hitung', 'posisi_akhir', 'Posisi akhir (triwulan terakhir)'],
    ['pengampu', 'tim-kerja', 'Tim kerja'],
    ['sasaran', 'minimize', 'minimize'],
    ['struktur_organisasi_id', 'Kepala Bidang', 'Kepala Bidang'],
    ['skp', true, 'Ya'],
    ['target', 1234.5, '1.234,5'],
    ['target', null, '-'],
  ])('tells %s %j as "%s"', (column, value, words) => {
    expect(wordsOfValue(column, value)).toBe(words);
  });
});
