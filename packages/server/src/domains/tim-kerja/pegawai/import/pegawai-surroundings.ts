import type { JenisJabatan } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../../database/tables';

/** An employee as the database has him. */
export interface StoredPegawai {
  readonly nip: string;
  readonly nama: string;
  readonly jabatan: string;
  readonly jenis_jabatan: JenisJabatan;
  readonly pangkat_gol: string | null;
  readonly satuan_kerja_id: number;
  readonly unit_kerja_id: number | null;
  readonly atasan_nip: string | null;
  readonly tmt_jabatan: string | null;
  readonly berhenti_pada: string | null;
  readonly versi: number;
}

interface Unit {
  readonly id: number;
  readonly kode_skpd: string;
  readonly parent_id: number | null;
}

/** A division or post of a unit, with who holds it. */
export interface UnitKerja {
  readonly id: number;
  readonly satuan_kerja_id: number;
  readonly nama: string;
  readonly pejabat_nip: string | null;
}

/** Everything that the rows of a file are held against. */
export interface Surroundings {
  readonly pegawai: ReadonlyMap<string, StoredPegawai>;
  readonly units: ReadonlyMap<number, Unit>;
  readonly unitByKode: ReadonlyMap<string, Unit>;
  /** By unit and name in small letters; several may have the same name. */
  readonly unitKerja: ReadonlyMap<string, readonly UnitKerja[]>;
  readonly unitKerjaById: ReadonlyMap<number, UnitKerja>;
}

export const unitKerjaKey = (unit: number, nama: string): string => `${unit} ${nama.toLocaleLowerCase('id')}`;

/** Reads employees, units and divisions of the whole regency: superiors stand in other units as well. */
export async function readSurroundings(db: Kysely<Tables>): Promise<Surroundings> {
  const [pegawai, units, unitKerja] = await Promise.all([
    sql<StoredPegawai>`
      select peg_nip as nip, peg_nama as nama, jabatan, jenis_jabatan, pangkat_gol, satuan_kerja_id, unit_kerja_id,
        atasan_nip, to_char(tmt_jabatan, 'YYYY-MM-DD') as tmt_jabatan,
        to_char(berhenti_pada, 'YYYY-MM-DD') as berhenti_pada, versi
      from pegawai where deleted_at is null`.execute(db),
    sql<Unit>`select satuan_kerja_id as id, kode_skpd, parent_id from satuan_kerja`.execute(db),
    sql<UnitKerja>`
      select id, satuan_kerja_id, unit_kerja_nama as nama, pejabat_nip from struktur_organisasi
      where deleted_at is null order by id`.execute(db),
  ]);
  const byName = new Map<string, UnitKerja[]>();
  for (const one of unitKerja.rows) {
    const key = unitKerjaKey(one.satuan_kerja_id, one.nama);
    byName.set(key, [...(byName.get(key) ?? []), one]);
  }
  return {
    pegawai: new Map(pegawai.rows.map((row) => [row.nip, row])),
    units: new Map(units.rows.map((row) => [row.id, row])),
    unitByKode: new Map(units.rows.map((row) => [row.kode_skpd, row])),
    unitKerja: byName,
    unitKerjaById: new Map(unitKerja.rows.map((row) => [row.id, row])),
  };
}
