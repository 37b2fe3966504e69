import {
  JabatanSatuanKerja,
  type JabatanUnit,
  type JenisPejabat,
  pejabatSementaraWords,
  zonedDate,
} from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables';

/** A holder of a post, as he signs: acting holders with "Plt." or "Plh.". */
interface Pemegang {
  readonly nip: string;
  readonly nama: string;
  readonly jenis: JenisPejabat | null;
}

/** The posts of units as they are held on a day, by people who work on it. */
export interface JabatanTerisi {
  readonly jabatan: JabatanSatuanKerja;
  /** Name of a holder. */
  namaOf(nip: string): string | undefined;
  /** The post under which somebody decides about a person of one unit in a team of another; null: he holds none there. */
  sebagai(nip: string, units: readonly number[]): string | null;
}

/** Reads the posts of these units with who holds them on `hariIni` (`YYYY-MM-DD` in the regency). */
export async function readJabatan(
  db: Kysely<Tables>,
  units: readonly number[],
  hariIni: string,
): Promise<JabatanTerisi> {
  const { rows } = await sql<
    Omit<JabatanUnit, 'pemegang'> & { jabatan_nama: string; pemegang: Pemegang[] | null }
  >`
    select so.id, so.satuan_kerja_id, so.parent_id, so.level, so.jabatan_nama, (
      select json_agg(json_build_object('nip', h.nip, 'nama', h.nama, 'jenis', h.jenis) order by h.jenis nulls first)
      from pemegang_pada(${hariIni}::date) h where h.jabatan_id = so.id) as pemegang
    from struktur_organisasi so
    where so.satuan_kerja_id = any(${[...new Set(units)]}::bigint[]) and so.deleted_at is null
    order by so.level, so.id`.execute(db);
  const held = rows.map((row) => ({ ...row, pemegang: row.pemegang ?? [] }));
  const names = new Map(
    held.flatMap(({ pemegang }) => pemegang.map(({ nip, nama }) => [nip, nama] as const)),
  );
  return {
    jabatan: new JabatanSatuanKerja(
      held.map((row) => ({ ...row, pemegang: row.pemegang.map(({ nip }) => nip) })),
    ),
    namaOf: (nip) => names.get(nip),
    sebagai: (nip, within) => {
      for (const { satuan_kerja_id, jabatan_nama, pemegang } of held) {
        const one = within.includes(satuan_kerja_id) && pemegang.find((holder) => holder.nip === nip);
        if (one)
          return one.jenis === null ? jabatan_nama : `${pejabatSementaraWords[one.jenis]} ${jabatan_nama}`;
      }
      return null;
    },
  };
}

/** A unit where somebody holds a post, or acts for its holder; `kepala`: that of its head. */
interface UnitPemegang {
  readonly unit: number;
  readonly kepala: boolean;
}

/** Units in which somebody holds a post on a day, or acts for its holder. */
export async function unitsOfPemegang(
  db: Kysely<Tables>,
  nip: string,
  hariIni: string,
): Promise<UnitPemegang[]> {
  const { rows } = await sql<UnitPemegang>`
    select h.satuan_kerja_id as unit, bool_or(h.level = 1) as kepala from pemegang_pada(${hariIni}::date) h
    where h.nip = ${nip} group by h.satuan_kerja_id`.execute(db);
  return rows;
}

/** Whether the person behind an account holds a post today, or acts for its holder (Plt/Plh). */
export async function isPemegang(db: Kysely<Tables>, userId: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ ada: boolean }>`
    select exists (select from users u join pemegang_pada(${zonedDate(now)}::date) h on h.nip = u.peg_nip
      where u.id = ${userId}) as ada`.execute(db);
  return rows[0]?.ada ?? false;
}
