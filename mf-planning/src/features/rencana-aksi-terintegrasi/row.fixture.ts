import type { Kunci } from '@selaras/contracts';
import type { Access } from './cell-lock';
import type { Baris } from './row';

const nothing = {
  induk_id: null,
  versi: 1,
  kode: null,
  nama: null,
  satuan: 'dokumen',
  polaritas: 'maximize' as const,
  tipe_hitung: 'akumulasi' as const,
  range_min: null,
  range_max: null,
  target: null,
  target_tw1: null,
  target_tw2: null,
  target_tw3: null,
  target_tw4: null,
  realisasi: null,
  realisasi_tw1: null,
  realisasi_tw2: null,
  realisasi_tw3: null,
  realisasi_tw4: null,
  anggaran: null,
  pengampu_nama: null,
  perbaikan: false,
  bukti: [],
  asal_realisasi: [],
};

const levels = {
  'sasaran-strategis-pd': 0,
  'kinerja-program': 1,
  'kinerja-kegiatan': 2,
  'kinerja-sub-kegiatan': 3,
  'kinerja-langkah-aksi': 4,
} as const;

/** A row of a level with what is said of it. */
export function baris(tingkat: Baris['tingkat'], id: number, part: Partial<Baris> = {}): Baris {
  const step = tingkat === 'kinerja-langkah-aksi' ? { polaritas: null, tipe_hitung: null } : {};
  return {
    ...nothing,
    ...step,
    tingkat,
    id,
    kedalaman: levels[tingkat],
    sasaran: `Sasaran ${id}`,
    indikator: `Indikator ${id}`,
    ...part,
  };
}

/** A goal with one branch down to two steps. */
export const rencana: readonly Baris[] = [
  baris('sasaran-strategis-pd', 1, { target: 70, sasaran: 'Derajat kesehatan naik' }),
  baris('kinerja-program', 2, { induk_id: 1, kode: '1.02.02', nama: 'Program kesehatan', target: 80 }),
  baris('kinerja-kegiatan', 3, { induk_id: 2, kode: '1.02.02.2.02' }),
  baris('kinerja-sub-kegiatan', 4, { induk_id: 3, kode: '1.02.02.2.02.0001', target: 4 }),
  baris('kinerja-langkah-aksi', 5, { induk_id: 4, sasaran: 'Pendataan ibu hamil', target_tw1: 1 }),
  baris('kinerja-langkah-aksi', 6, { induk_id: 4, sasaran: 'Kunjungan rumah' }),
];

export const openKunci: Kunci = {
  alasan: null,
  pesan: null,
  bidang: ['kinerja', 'target', 'pengampu', 'anggaran'],
  triwulan: [1, 2, 3, 4],
};

export const openAccess: Access = { kunci: openKunci, ubah: true };
