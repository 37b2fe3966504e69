import { periodStartOf, timeZone, yearsOfPeriod } from '@selaras/domain';
import { type RawBuilder, sql } from 'kysely';
import { BATAS_WAKTU_PERENCANAAN } from '../batas-waktu/batas-waktu-repository';
import type { Visibility } from '../visibility/visibility';
import { inYear } from './in-year';

/** Rows of the regency with figures of five years, by what is measured of each year besides its target. */
const measured = {
  sasaran_strategis_rpjmd: ['realisasi', 'capaian', 'rata_nasional'],
  indikator_tujuan: ['realisasi'],
} as const;

/**
 * Rows of the regency as they hold in a year, for this reader: who does not see every draft gets of another year that is
 * still open no results, and its target as it was when the year he reads was closed (decision 56). The regency's plan of
 * a year is a draft until the day of its deadline begins; it has no approval. `only` is a condition on `asli.id`: what does
 * not meet it is not worked out.
 */
export function visibleRegencyRows(
  table: keyof typeof measured,
  visibility: Visibility,
  tahun: number,
  only: RawBuilder<boolean> = sql`true`,
): RawBuilder<unknown> {
  const rows = inYear(table, tahun);
  const start = periodStartOf(tahun);
  if (visibility.kelas === 'semua' || start === null) return sql`(select * from ${rows} asli where ${only})`;
  const others = yearsOfPeriod(start).flatMap((year, index) => {
    if (year === tahun) return [];
    const target = `target_${index + 1}`;
    const hidden = measured[table].map((name) => sql`${sql.lit(`${name}_${index + 1}`)}, null::numeric`);
    return sql`case when ${year} = any(tertutup.tahun) then '{}'::jsonb else jsonb_build_object(
      ${sql.lit(target)}, coalesce(b.isi -> ${sql.lit(target)}, to_jsonb(asli.${sql.ref(target)})),
      ${sql.join(hidden)}) end`;
  });
  return sql`(
    select kini.* from ${rows} asli
    left join teks_berlaku b on b.tabel = ${sql.lit(table)} and b.id = asli.id and b.tahun = ${tahun}
    cross join (
      select coalesce(array_agg(tahun), '{}') as tahun from referensi
      where kode = ${BATAS_WAKTU_PERENCANAAN} and deleted_at is null
        and nilai_date <= (now() at time zone ${sql.lit(timeZone().name)})::date
    ) tertutup
    cross join lateral jsonb_populate_record(asli, ${sql.join(others, sql` || `)}) kini
    where ${only}
  )`;
}
