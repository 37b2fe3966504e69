import type { LaporanTabel } from '@selaras/contracts';
import { tabelHeight } from './tabel-height';

const tabel = (...baris: string[][]): LaporanTabel => ({
  kode: 'tabel',
  judul: 'Tabel',
  kolom: [
    { judul: 'No', lebar: 0.1, rata: 'tengah' },
    { judul: 'Uraian', lebar: 0.9, rata: 'kiri' },
  ],
  baris,
  total: null,
  catatan: '',
});

it('a table has the height of its title, its headings and its rows', () => {
  expect(tabelHeight(tabel())).toBe(29 + 38);
  expect(tabelHeight(tabel(['1', 'a'], ['2', 'b']))).toBe(29 + 3 * 38);
  expect(tabelHeight({ ...tabel(['1', 'a']), total: ['', ''] })).toBe(29 + 3 * 38);
});

it('a row is as high as the cell with most lines, and a narrow cell has more of them', () => {
  const wide = 'x'.repeat(234);
  expect(tabelHeight(tabel(['1', wide])) - tabelHeight(tabel(['1', 'a']))).toBe(21);
  const narrow = 'x'.repeat(39);
  expect(tabelHeight(tabel([narrow, wide])) - tabelHeight(tabel(['1', 'a']))).toBe(2 * 21);
});
