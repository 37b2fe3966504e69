import { asalOf } from './asal-sel';
import { baris } from './row.fixture';
import { realisasiColumns } from './terintegrasi-columns';

const column = (id: string) => realisasiColumns.find((one) => one.id === id);
const langkah = baris('kinerja-langkah-aksi', 6, {
  realisasi_tw2: 2,
  asal_realisasi: [
    {
      triwulan: 2,
      sebelum: null,
      laporan: [{ nama: 'Siti Rahma', nilai: 2, oleh: 'Budi Santoso', pada: '2025-06-28T03:00:00Z' }],
    },
  ],
});

it.each<[string, string | null]>([
  ['realisasi_tw2', 'Dari laporan Siti Rahma (2), dikonfirmasi Budi Santoso pada 28 Juni 2025.'],
  ['realisasi_tw1', null],
  ['target_tw2', null],
  ['bukti_tw2', null],
  ['sasaran', null],
])('the cell %s tells where its figure comes from', (id, text) => {
  expect(asalOf(langkah, column(id))).toBe(text);
});
