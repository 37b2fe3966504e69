import { pegawaiFields, sheetTitle } from '@selaras/contracts';
import type { FileColumn } from '../../../../kit/sheet-import/sheet-column';

export type PegawaiColumn =
  | 'nip'
  | 'nama'
  | 'jabatan'
  | 'jenis_jabatan'
  | 'pangkat_gol'
  | 'unit_kerja'
  | 'atasan_nip'
  | 'tmt_jabatan'
  | 'kode_skpd';

const column = (
  name: PegawaiColumn,
  title: string,
  also: readonly string[] = [],
  required = false,
): FileColumn<PegawaiColumn> => ({ name, title, also, required });

/** Columns of a sheet of employees, with the heads that staff offices write. */
export const pegawaiColumns: readonly FileColumn<PegawaiColumn>[] = [
  column('nip', sheetTitle(pegawaiFields.nip), ['nip pegawai', 'nip baru'], true),
  column('nama', sheetTitle(pegawaiFields.nama), ['nama pegawai', 'nama lengkap'], true),
  column('jabatan', sheetTitle(pegawaiFields.jabatan), ['nama jabatan'], true),
  column('jenis_jabatan', sheetTitle(pegawaiFields.jenis_jabatan)),
  column('pangkat_gol', sheetTitle(pegawaiFields.pangkat_gol), [
    'pangkat',
    'golongan',
    'pangkat golongan ruang',
  ]),
  column('unit_kerja', sheetTitle(pegawaiFields.unit_kerja_id), ['bidang', 'unit organisasi']),
  column('atasan_nip', sheetTitle(pegawaiFields.atasan_nip), ['nip atasan langsung']),
  column('tmt_jabatan', sheetTitle(pegawaiFields.tmt_jabatan), ['tmt']),
  column('kode_skpd', 'Kode SKPD', ['kode satuan kerja']),
];

const titles = new Map(pegawaiColumns.map(({ name, title }) => [name, title]));

/** Title of a column by its name. */
export const titleOf = (name: PegawaiColumn): string => titles.get(name) ?? name;
