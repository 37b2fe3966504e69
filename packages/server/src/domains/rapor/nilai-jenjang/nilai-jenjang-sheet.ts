import {
  type BarisNilaiJenjang,
  nilaiJenjangFields,
  type RekapNilaiJenjang,
  sheetTitle,
} from '@selaras/contracts';
import { jenjangKinerja, jenjangKinerjaWords } from '@selaras/domain';

/** What stands where an indicator has no class. */
const NONE = 'Belum dinilai';

export const barisHeadings = ['Satuan kerja', ...Object.values(nilaiJenjangFields).map(sheetTitle)];

export const barisCells = ({ satuan_kerja, sasaran, iku, opsi, nilai, keterangan }: BarisNilaiJenjang) => [
  satuan_kerja.satuan_kerja_nama,
  sasaran,
  iku,
  opsi === null ? NONE : jenjangKinerjaWords[opsi].nama,
  nilai,
  keterangan,
];

export const rekapHeadings = [
  'Peringkat',
  'Satuan kerja',
  'Rata-rata nilai',
  'IKU dinilai',
  'Jumlah IKU',
  ...jenjangKinerja.map((jenjang) => jenjangKinerjaWords[jenjang].nama),
  'Keadaan',
];

export const rekapCells = (row: RekapNilaiJenjang) => [
  row.peringkat,
  row.satuan_kerja.satuan_kerja_nama,
  row.rata_rata,
  row.dinilai,
  row.jumlah,
  ...jenjangKinerja.map((jenjang) => row.kelas[jenjang]),
  keadaanOf(row),
];

function keadaanOf({ dinilai, jumlah }: RekapNilaiJenjang): string {
  if (jumlah === 0) return 'Belum ada IKU';
  if (dinilai === 0) return NONE;
  return dinilai === jumlah ? 'Lengkap' : 'Belum lengkap';
}
