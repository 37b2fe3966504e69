import {
  type AnggotaTim,
  anggotaFields,
  catatanAnggotaFields,
  sheetTitle,
  timFields,
} from '@selaras/contracts';
import { formatDate, jenisAnggotaWords, keadaanAnggotaWords, zonedDate } from '@selaras/domain';
import { rowColumnOf } from '../../../kit/described/sheet-columns';
import type { RowColumn } from '../../../kit/xlsx/send-rows';

const dayOf = (moment: string | null) => (moment === null ? null : formatDate(zonedDate(new Date(moment))));

const { peran, target } = anggotaFields;

/** Columns of the sheet of places that wait for somebody, or that he decided about. */
export const antreanColumns: readonly RowColumn<AnggotaTim>[] = [
  ['Pegawai', ({ nama }) => nama],
  ['NIP', ({ nip }) => nip],
  ['Jabatan', ({ jabatan }) => jabatan],
  ['Berhenti sejak', ({ berhenti_pada }) => berhenti_pada],
  ['Satuan kerja asal', ({ satuan_kerja }) => satuan_kerja.satuan_kerja_nama],
  [sheetTitle(timFields.nama), ({ tim }) => tim.nama],
  ['Satuan kerja tim', ({ tim }) => tim.satuan_kerja.satuan_kerja_nama],
  [timFields.ketua_pegawai_id.label, ({ tim }) => tim.ketua],
  ['Jenis', ({ jenis }) => jenisAnggotaWords[jenis]],
  rowColumnOf('peran', peran),
  rowColumnOf('target', target),
  [`${sheetTitle(peran)} yang berlaku`, ({ berlaku }) => berlaku?.peran ?? null],
  [`${sheetTitle(target)} yang berlaku`, ({ berlaku }) => berlaku?.target ?? null],
  ['Keadaan', ({ status }) => keadaanAnggotaWords[status]],
  ['Menunggu sejak', ({ menunggu_sejak }) => dayOf(menunggu_sejak)],
  ['Lewat tujuh hari', ({ terlambat }) => (terlambat ? 'Ya' : 'Tidak')],
  rowColumnOf('catatan', catatanAnggotaFields.catatan),
];
