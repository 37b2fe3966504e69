import { type PegawaiRow, pegawaiFields, sheetTitle } from '@selaras/contracts';
import { formatDate } from '@selaras/domain';
import { rowColumnOf } from '../../../kit/described/sheet-columns';
import type { RowColumn } from '../../../kit/xlsx/send-rows';

const own = (name: keyof PegawaiRow & keyof typeof pegawaiFields) =>
  rowColumnOf<PegawaiRow>(name, pegawaiFields[name]);

/** Columns of the sheet of employees. */
export const pegawaiSheet: readonly RowColumn<PegawaiRow>[] = [
  own('nip'),
  own('nama'),
  own('jabatan'),
  own('jenis_jabatan'),
  own('pangkat_gol'),
  own('status_asn'),
  [sheetTitle(pegawaiFields.unit_kerja_id), ({ unit_kerja_nama }) => unit_kerja_nama],
  [sheetTitle(pegawaiFields.satuan_kerja_id), ({ satuan_kerja }) => satuan_kerja.satuan_kerja_nama],
  [
    sheetTitle(pegawaiFields.berhenti_pada),
    ({ berhenti_pada }) => berhenti_pada && formatDate(berhenti_pada),
  ],
];
