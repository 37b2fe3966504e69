import { sheetTitle, timFields } from '@selaras/contracts';
import { rowColumnOf } from '../../../kit/described/sheet-columns';
import type { RowColumn } from '../../../kit/xlsx/send-rows';
import type { StoredTim } from './tim-sql';

/** Columns of the sheet of teams. */
export const timColumns: readonly RowColumn<StoredTim>[] = [
  rowColumnOf('nama', timFields.nama),
  ['Satuan kerja', ({ satuan_kerja }) => satuan_kerja.satuan_kerja_nama],
  [timFields.unit_kerja_id.label, ({ unit_kerja }) => unit_kerja?.nama ?? null],
  [sheetTitle(timFields.ketua_pegawai_id), ({ ketua }) => ketua?.nama ?? null],
  ['NIP ketua', ({ ketua }) => ketua?.nip ?? null],
  ['Jabatan ketua', ({ ketua }) => ketua?.jabatan ?? null],
  ['Ketua berhenti sejak', ({ ketua }) => ketua?.berhenti_pada ?? null],
  ['Anggota disetujui', ({ anggota }) => anggota.disetujui],
  ['Menunggu persetujuan', ({ anggota }) => anggota.menunggu],
  ['Disusun', ({ anggota }) => anggota.disusun],
  ['Kinerja', ({ jumlah_kinerja }) => jumlah_kinerja],
  ['Langkah aksi', ({ jumlah_langkah }) => jumlah_langkah],
];
