import type { BebanKerja, OrangBeban } from '@selaras/contracts';
import { allTriwulan, rataBeban } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { ProblemError } from '../../../plugins/problem';
import { bebanUnitSql, milikOrang, workloadSql } from './beban-sql';
import type { LingkupBeban } from './lingkup-beban';

/** A person of the view as he is read, with what decides who sees him. */
type StoredOrang = OrangBeban & {
  readonly nip: string;
  readonly unit_kerja_id: number | null;
  readonly unit_tim: readonly number[];
  /** From another unit, and approved in a team of this one. */
  readonly dipinjam: boolean;
};
/** Somebody whom the reader leads. */
interface OrangDipimpin {
  readonly nip: string;
  readonly nama: string;
  /** As his reader may see him. */
  readonly terlihat: OrangBeban;
  readonly rata: number[];
}

type Stored = Pick<BebanKerja, 'bidang' | 'tim'> & { readonly orang: readonly StoredOrang[] };

/** A unit's load as it is, whoever reads it. */
async function readUnit(db: Kysely<Tables>, { satuan_kerja, hariIni }: LingkupBeban, tahun: number) {
  const { rows } = await sql<Stored>`${bebanUnitSql(satuan_kerja.satuan_kerja_id, tahun, hariIni)}`.execute(
    db,
  );
  const { bidang, tim, orang } = rows[0] ?? { bidang: [], tim: [], orang: [] };
  const rata = allTriwulan.map((tw) => rataBeban(orang.map(({ bobot }) => bobot[tw - 1] ?? 0)));
  return { bidang, tim, orang, rata };
}

/** The load of everybody whom the reader leads, against the means of the whole unit. */
export async function readBeban(
  db: Kysely<Tables>,
  lingkup: LingkupBeban,
  tahun: number,
): Promise<BebanKerja> {
  const { satuan_kerja, jabatan } = lingkup;
  const { bidang, tim, orang, rata } = await readUnit(db, lingkup, tahun);
  const seen = orang.filter((one) => isDipimpin(one, jabatan));
  const divisions = new Set(seen.map(({ bidang_id }) => bidang_id));
  const teams = new Set(seen.flatMap((one) => one.tim));
  return {
    satuan_kerja,
    tahun,
    lingkup: jabatan === null ? 'satuan-kerja' : 'bidang',
    rata,
    bidang: bidang.filter(({ id }) => divisions.has(id)),
    tim: tim.filter(({ id }) => teams.has(id)),
    orang: seen.map((one) => told(one, lingkup)),
  };
}

/** Somebody of the reader's view: his NIP as it is known, and as it may be told; 404 for everybody else. */
export async function requireOrang(
  db: Kysely<Tables>,
  lingkup: LingkupBeban,
  pegawaiId: number,
  tahun: number,
): Promise<OrangDipimpin> {
  const { orang, rata } = await readUnit(db, lingkup, tahun);
  const found = orang.find(({ pegawai_id }) => pegawai_id === pegawaiId);
  if (found === undefined || !isDipimpin(found, lingkup.jabatan)) throw new ProblemError('TIDAK_DITEMUKAN');
  return { nip: found.nip, nama: found.nama, terlihat: told(found, lingkup), rata };
}

/** Whether somebody stands below one of these posts, or was lent to a team below one. */
const isDipimpin = (
  { asal, unit_kerja_id, unit_tim }: StoredOrang,
  jabatan: LingkupBeban['jabatan'],
): boolean =>
  jabatan === null ||
  (asal === null
    ? unit_kerja_id !== null && jabatan.has(unit_kerja_id)
    : unit_tim.some((id) => jabatan.has(id)));

/** Field by field: of thousands of people, objects with fields taken off are slow to make and slower to send. */
const told = (one: StoredOrang, { semuaNip }: LingkupBeban): OrangBeban => ({
  pegawai_id: one.pegawai_id,
  nip: one.asal === null || one.dipinjam || semuaNip ? one.nip : null,
  nama: one.nama,
  jabatan: one.jabatan,
  asal: one.asal,
  bidang_id: one.bidang_id,
  berhenti: one.berhenti,
  tim: one.tim,
  langkah: one.langkah,
  jumlah: one.jumlah,
  bobot: one.bobot,
});

/** Weights by quarter of what these people carry in a year, wherever it is; who carries nothing is missing. */
export async function readBobot(
  db: Kysely<Tables>,
  nips: readonly string[],
  tahun: number,
): Promise<ReadonlyMap<string, number[]>> {
  const { rows } = await sql<{ nip: string; bobot: number[] }>`
    with orang as materialized (select unnest(${[...nips]}::text[])::char(18) as nip)
    select nip, bobot from (${workloadSql(tahun, milikOrang)}) m`.execute(db);
  return new Map(rows.map(({ nip, bobot }) => [nip, bobot]));
}
