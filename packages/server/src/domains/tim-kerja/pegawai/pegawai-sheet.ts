import type { PegawaiRow } from '@selaras/contracts';
import { formatDate, jenisJabatanWords } from '@selaras/domain';
import type { RowColumn } from '../../../kit/xlsx/send-rows';

/** Columns of the sheet of employees. */
export const pegawaiSheet: readonly RowColumn<PegawaiRow>[] = [
  ['NIP', ({ nip }) => nip],
  ['Nama', ({ nama }) => nama],
  ['Jabatan', ({ jabatan }) => jabatan],
  ['Jenis jabatan', ({ jenis_jabatan }) => jenis_jabatan && jenisJabatanWords[jenis_jabatan]],
  ['Pangkat/golongan', ({ pangkat_gol }) => pangkat_gol],
  ['Status', ({ status_asn }) => status_asn],
  ['Unit kerja', ({ unit_kerja_nama }) => unit_kerja_nama],
  ['Satuan kerja', ({ satuan_kerja }) => satuan_kerja.satuan_kerja_nama],
  ['Berhenti', ({ berhenti_pada }) => berhenti_pada && formatDate(berhenti_pada)],
];
