import type { CapaianTingkatRow, CapaianUnit, Page } from '@selaras/contracts';

const dinkes = { satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Kesehatan', singkatan: 'Dinkes' };
const setda = { satuan_kerja_id: 9999, satuan_kerja_nama: 'Sekretariat Daerah', singkatan: null };

/** A performance that missed its target, with a cause and what is done about it. */
const missedRow: CapaianTingkatRow = {
  id: 7,
  kinerja_id: 7,
  satuan_kerja: dinkes,
  kode: '1.02.02',
  nama: 'Program Pemenuhan Upaya Kesehatan',
  sasaran: 'Meningkatnya layanan',
  indikator: 'Persentase puskesmas terakreditasi',
  satuan: 'Persen',
  polaritas: 'maximize',
  range_min: null,
  range_max: null,
  target: 90,
  realisasi: 45,
  capaian: 50,
  status: 'tidak-tercapai',
  penyebab: 'Pengadaan terlambat',
  solusi: ['Lelang dini'],
};

const units: CapaianUnit[] = [
  { satuan_kerja: setda, final: true, jumlah: { tercapai: 3, tidak_tercapai: 0, belum_ada_data: 0 } },
  { satuan_kerja: dinkes, final: true, jumlah: { tercapai: 1, tidak_tercapai: 2, belum_ada_data: 1 } },
];

/** An answer of the display. */
export const tingkatAnswer: Page<CapaianTingkatRow> & { unit: CapaianUnit[] } = {
  data: [missedRow],
  current_page: 1,
  total: 1,
  per_page: 20,
  unit: units,
};
