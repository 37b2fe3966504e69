import type { AsalIndikator, IkuCard, IndikatorDetail, PemilikIndikator } from '@selaras/contracts';
import { type TingkatTahunan, tingkatTahunan } from '@selaras/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables';
import { findIkuKabupaten, findIkuPd } from '../../kit/iku/iku-repository';
import type { PeriodYear } from '../../kit/iku/period-year';
import { inYear } from '../../kit/kinerja-sql/in-year';
import { visibleGoals } from '../../kit/kinerja-sql/visible-goals';
import { publicVisibility, type Visibility } from '../../kit/visibility/visibility';
import { requireVisibleUnit } from '../../kit/visibility/visible-unit';
import { findAbove } from './indikator-above';
import { findTahunan } from './indikator-tahunan';
import { findMissedBelow } from './missed-below';

const isTahunan = (pemilik: AsalIndikator): pemilik is TingkatTahunan =>
  tingkatTahunan.some((level) => level === pemilik);

/** One indicator that the reader sees in this year; undefined when there is none. */
export async function findIndikatorDetail(
  db: Kysely<Tables>,
  year: PeriodYear,
  visibility: Visibility,
  { pemilik, id }: { pemilik: AsalIndikator; id: number },
): Promise<IndikatorDetail | undefined> {
  const iku = isTahunan(pemilik)
    ? await findTahunan(db, year, visibility, pemilik, id)
    : (await cardsOf(db, year, visibility, pemilik, id)).find((card) => card.id === id);
  if (iku === undefined) return undefined;
  // What stands below a goal of the regency is that of final plans for every reader (ADR 117).
  const seen = pemilik === 'kabupaten' ? publicVisibility : visibility;
  const [below, definisi_berubah, mendukung] = await Promise.all([
    findMissedBelow(db, year, seen, { pemilik, id }),
    isTahunan(pemilik) ? [] : listDefinisiBerubah(db, year, visibility, { pemilik, id }),
    findAbove(db, year, visibility, { pemilik, id }),
  ]);
  return { iku, definisi_berubah, mendukung, ...below };
}

/** SQL: what an indicator means in a year, in words; nothing when it does not stand in that year. */
const meaningIn = (tahun: number, visibility: Visibility, pemilik: PemilikIndikator, id: number) => {
  const meaning = (indikator: RawBuilder<unknown>) =>
    sql`regexp_replace(lower(concat_ws(' | ', ${indikator}, r.satuan, r.polaritas)), '\\s+', ' ', 'g')`;
  return pemilik === 'kabupaten'
    ? sql`select ${tahun}::integer as tahun, ${meaning(sql`i.indikator`)} as arti
        from ${inYear('sasaran_strategis_rpjmd', tahun)} r
        join ${inYear('indikator_sasaran_strategis', tahun)} i on i.id = r.indikator_sasaran_strategis_id
        where r.id = ${id}`
    : sql`select ${tahun}::integer as tahun, ${meaning(sql`r.iku`)} as arti
        from ${visibleGoals(visibility, tahun)} r where r.id = ${id}`;
};

/** Years of the period, up to this one, since which the indicator means something else than in the year before. */
async function listDefinisiBerubah(
  db: Kysely<Tables>,
  { tahun, tahunMulai }: PeriodYear,
  visibility: Visibility,
  { pemilik, id }: { pemilik: PemilikIndikator; id: number },
): Promise<number[]> {
  const years = Array.from({ length: tahun - tahunMulai + 1 }, (_, at) =>
    meaningIn(tahunMulai + at, visibility, pemilik, id),
  );
  const { rows } = await sql<{ tahun: number }>`
    select tahun from (
      select tahun, arti, lag(arti) over (order by tahun) as sebelum from (${sql.join(years, sql` union all `)}) semua
    ) urut where arti <> sebelum order by tahun`.execute(db);
  return rows.map((row) => row.tahun);
}

async function cardsOf(
  db: Kysely<Tables>,
  year: PeriodYear,
  visibility: Visibility,
  pemilik: PemilikIndikator,
  id: number,
): Promise<IkuCard[]> {
  if (pemilik === 'kabupaten') return findIkuKabupaten(db, year, visibility);
  const owner = await db
    .selectFrom('sasaran_strategis_pd')
    .select('satuan_kerja_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (owner === undefined) return [];
  await requireVisibleUnit(db, owner.satuan_kerja_id, year.tahun, visibility);
  return findIkuPd(db, owner.satuan_kerja_id, year, visibility);
}
