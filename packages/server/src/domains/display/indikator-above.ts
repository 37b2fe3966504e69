import type { AsalIndikator, IndikatorDetail } from '@selaras/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables';
import type { PeriodYear } from '../../kit/iku/period-year';
import { inYear } from '../../kit/kinerja-sql/in-year';
import { visibleGoals } from '../../kit/kinerja-sql/visible-goals';
import { isVisible, type Visibility } from '../../kit/visibility/visibility';

type Mendukung = IndikatorDetail['mendukung'];

/** Levels from the bottom up; the parent of a row is one of the level after it. */
const upwards = [
  { asal: 'kinerja-sub-kegiatan', parent: 'kinerja_kegiatan_id' },
  { asal: 'kinerja-kegiatan', parent: 'kinerja_program_id' },
  { asal: 'kinerja-program', parent: 'sasaran_strategis_pd_id' },
  { asal: 'pd', parent: 'sasaran_strategis_rpjmd_id' },
  { asal: 'kabupaten', parent: null },
] as const satisfies readonly { asal: AsalIndikator; parent: string | null }[];

/** The indicators above one, from the top of the tree down; where one of them is not seen, those above it are not told. */
export async function findAbove(
  db: Kysely<Tables>,
  { tahun, tahunMulai }: PeriodYear,
  visibility: Visibility,
  { pemilik, id }: { pemilik: AsalIndikator; id: number },
): Promise<Mendukung> {
  const seen = isVisible(visibility, sql`r.satuan_kerja_id`, tahun);
  const goals = sql`${visibleGoals(visibility, tahun)} r`;
  const rowOf = (asal: AsalIndikator, parent: string | null, wanted: RawBuilder<unknown>) => {
    if (asal === 'kabupaten') {
      return sql`select r.id, indikator.indikator, null::bigint as induk
        from ${inYear('sasaran_strategis_rpjmd', tahun)} r
        join ${inYear('indikator_sasaran_strategis', tahun)} indikator on indikator.id = r.indikator_sasaran_strategis_id
        where r.id = ${wanted} and r.tahun_mulai = ${tahunMulai} and r.deleted_at is null`;
    }
    const induk = sql.ref(`r.${parent}`);
    return asal === 'pd'
      ? sql`select r.id, r.iku as indikator, ${induk} as induk from ${goals}
        where r.id = ${wanted} and r.tahun_mulai = ${tahunMulai} and r.deleted_at is null and ${seen}`
      : sql`select r.id, r.indikator, ${induk} as induk from ${sql.table(asal.replaceAll('-', '_'))} r
        where r.id = ${wanted} and r.tahun_kinerja = ${tahun} and r.deleted_at is null and ${seen}`;
  };
  const chain: Mendukung = [];
  let wanted: number | null = id;
  for (const { asal, parent } of upwards.slice(upwards.findIndex((level) => level.asal === pemilik))) {
    const row: Above | undefined = await readOne(db, rowOf(asal, parent, sql`${wanted}`));
    if (row === undefined) break;
    if (asal !== pemilik) chain.unshift({ pemilik: asal, id: row.id, indikator: row.indikator });
    wanted = row.induk;
  }
  return chain;
}

interface Above {
  readonly id: number;
  readonly indikator: string;
  readonly induk: number | null;
}

async function readOne(db: Kysely<Tables>, query: RawBuilder<unknown>): Promise<Above | undefined> {
  const { rows } = await sql<Above>`${query}`.execute(db);
  return rows[0];
}
