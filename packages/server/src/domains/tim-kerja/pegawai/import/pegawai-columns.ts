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
  column('nip', 'NIP', ['nip pegawai', 'nip baru'], true),
  column('nama', 'Nama', ['nama pegawai', 'nama lengkap'], true),
  column('jabatan', 'Jabatan', ['nama jabatan'], true),
  column('jenis_jabatan', 'Jenis jabatan'),
  column('pangkat_gol', 'Pangkat/golongan', ['pangkat', 'golongan', 'pangkat golongan ruang']),
  column('unit_kerja', 'Unit kerja', ['bidang', 'unit organisasi']),
  column('atasan_nip', 'NIP atasan', ['nip atasan langsung']),
  column('tmt_jabatan', 'TMT jabatan', ['tmt']),
  column('kode_skpd', 'Kode SKPD', ['kode satuan kerja']),
];

const titles = new Map(pegawaiColumns.map(({ name, title }) => [name, title]));

/** Title of a column by its name. */
export const titleOf = (name: PegawaiColumn): string => titles.get(name) ?? name;
