import { wordsOfColumn, wordsOfValue } from './riwayat';

describe('a change of a row in words', () => {
  it.each([
    ['target_tw1', 'Target TW 1'],
    ['range_min', 'Range min'],
    ['kinerja_program_id', 'Kinerja program'],
    ['struktur_organisasi_id', 'Jabatan pengampu'],
    ['do_rumus', 'Rumus'],
  ])('calls %s "%s"', (kolom, words) => {
    expect(wordsOfColumn(kolom)).toBe(words);
  });

  it.each([
    ['polaritas', 'minimize', 'Makin rendah makin baik'],
    ['tipe_hitung', 'posisi_akhir', 'Posisi akhir (triwulan terakhir)'],
    ['pengampu', 'tim-kerja', 'Tim kerja'],
    ['sasaran', 'minimize', 'minimize'],
    ['struktur_organisasi_id', 'Kepala Bidang', 'Kepala Bidang'],
    ['skp', true, 'Ya'],
    ['target', 1234.5, '1.234,5'],
    ['target', null, '-'],
  ])('tells %s %j as "%s"', (kolom, value, words) => {
    expect(wordsOfValue(kolom, value)).toBe(words);
  });
});
