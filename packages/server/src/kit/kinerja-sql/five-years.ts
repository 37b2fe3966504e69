import { yearsOfPeriod } from '@selaras/domain';
import { type RawBuilder, sql } from 'kysely';
import { yearColumn } from './derived-sql';

/** Figures of a year by name, each for a position 1 to 5 of the period. */
type YearFigures = Readonly<Record<string, (posisi: number) => RawBuilder<unknown>>>;

/** Figures that a five-year row stores by year, such as `target`. */
export const storedYears = (alias: string, names: readonly string[]): YearFigures =>
  Object.fromEntries(names.map((name) => [name, (posisi: number) => yearColumn(alias, name, posisi)]));

/** Every year of the period in order as a JSON list of `{tahun, …figures}`, numbers without dragged-along zeros. */
export function fiveYears(tahunMulai: number, figures: YearFigures): RawBuilder<unknown> {
  const years = yearsOfPeriod(tahunMulai).map((tahun, index) => {
    const named = Object.entries(figures).map(
      ([name, figure]) => sql`${sql.lit(name)}, trim_scale(${figure(index + 1)})`,
    );
    return sql`json_build_object('tahun', ${tahun}::integer, ${sql.join(named, sql`, `)})`;
  });
  return sql`json_build_array(${sql.join(years, sql`, `)})`;
}
