import type { ImportRow } from '@selaras/contracts';
import { type JenisJabatan, jenisJabatanWords } from '@selaras/domain';
import { type PegawaiColumn, titleOf } from './pegawai-columns';
import type { StoredPegawai, Surroundings } from './pegawai-surroundings';

/** An employee as a row leaves him. */
export interface PegawaiContent {
  readonly nip: string;
  readonly nama: string;
  readonly jabatan: string;
  readonly jenis_jabatan: JenisJabatan;
  readonly pangkat_gol: string | null;
  readonly satuan_kerja_id: number;
  readonly unit_kerja_id: number | null;
  readonly atasan_nip: string | null;
  readonly tmt_jabatan: string | null;
  /** The version that the preview saw; null for a new one. */
  readonly versi: number | null;
}

type Shown = Readonly<Partial<Record<PegawaiColumn, string | null>>>;

const compared: readonly PegawaiColumn[] = [
  'nama',
  'jabatan',
  'jenis_jabatan',
  'pangkat_gol',
  'unit_kerja',
  'atasan_nip',
  'tmt_jabatan',
  'kode_skpd',
];

/** What an employee has in the columns of the file, in words. */
function shown(row: PegawaiContent | StoredPegawai, around: Surroundings): Shown {
  const { nama, jabatan, pangkat_gol, tmt_jabatan } = row;
  const superior = around.pegawai.get(row.atasan_nip ?? '');
  const isElsewhere = superior !== undefined && superior.satuan_kerja_id !== row.satuan_kerja_id;
  return {
    nama,
    jabatan,
    pangkat_gol,
    // Of a superior in another unit the name, not the number.
    atasan_nip: isElsewhere ? superior.nama : row.atasan_nip,
    tmt_jabatan,
    jenis_jabatan: jenisJabatanWords[row.jenis_jabatan],
    unit_kerja:
      row.unit_kerja_id === null ? null : (around.unitKerjaById.get(row.unit_kerja_id)?.nama ?? null),
    kode_skpd: around.units.get(row.satuan_kerja_id)?.kode_skpd ?? null,
  };
}

/** The columns that a row changes, with both values; a return says so as well. */
export function changesOf(
  stored: StoredPegawai,
  content: PegawaiContent,
  around: Surroundings,
): ImportRow['perubahan'] {
  const [before, after] = [shown(stored, around), shown(content, around)];
  const changes = compared.flatMap((name) =>
    before[name] === after[name]
      ? []
      : [{ kolom: titleOf(name), sebelum: before[name] ?? null, sesudah: after[name] ?? null }],
  );
  if (stored.berhenti_pada === null) return changes;
  return [{ kolom: 'Berhenti', sebelum: stored.berhenti_pada, sesudah: 'kembali bekerja' }, ...changes];
}
