import { diagramConstants } from '@selaras/domain';
import { type RawBuilder, sql } from 'kysely';

type Expression = RawBuilder<unknown>;

export interface MeasureSql {
  readonly polaritas: Expression;
  readonly range_min: Expression;
  readonly range_max: Expression;
  readonly target: Expression;
  readonly realisasi: Expression;
}

/** `capaianOf` of the domain as SQL (domain §3); a test holds the two together row by row. */
export function capaianSql({
  polaritas,
  range_min,
  range_max,
  target,
  realisasi,
}: MeasureSql): RawBuilder<number | null> {
  const deviation = sql`(${realisasi} - ${target}) / abs(${target})`;
  const met = sql`case when ${polaritas} = 'minimize' then ${realisasi} <= 0 else ${realisasi} > 0 end`;
  return sql`trim_scale(round(case
    when ${realisasi} is null then null
    when ${polaritas} = 'range' then case
      when ${range_min} is null or ${range_max} is null or ${range_min} > ${range_max} then null
      when ${realisasi} < ${range_min} then
        case when ${range_min} > 0 then greatest(0, ${realisasi} / ${range_min} * 100) else 0 end
      when ${realisasi} > ${range_max} then
        case when ${range_max} > 0 then greatest(0, (2 * ${range_max} - ${realisasi}) / ${range_max} * 100) else 0 end
      else 100 end
    when ${target} is null then null
    when ${target} = 0 then case when ${met} then 100 else 0 end
    when ${polaritas} = 'minimize' then greatest(0, 100 * (1 - ${deviation}))
    else 100 * (1 + ${deviation})
  end, 2))`;
}

/** `pertumbuhan` of the domain as SQL: change against the year before, percent; null when that is missing or 0. */
export function pertumbuhanSql(realisasi: Expression, sebelumnya: Expression): RawBuilder<number | null> {
  return sql`trim_scale(round((${realisasi} - ${sebelumnya}) / nullif(abs(${sebelumnya}), 0) * 100, 2))`;
}

/** `efisiensi` of the domain as SQL: what was saved under a node whose target was met, as JSON; null otherwise. */
export function efisiensiSql(
  capaian: Expression,
  pagu: Expression,
  realisasi: Expression,
): RawBuilder<unknown> {
  const hemat = sql`greatest(0, ${pagu} - ${realisasi})`;
  return sql`case when ${capaian} >= ${diagramConstants.capaianThreshold} and ${pagu} > 0 and ${realisasi} is not null
    then json_build_object(
      'persen', trim_scale(round(${hemat} / ${pagu} * 100, 2)), 'nominal', trim_scale(round(${hemat}, 2)))
  end`;
}

/** Column of a five-year row for a position 1 to 5 of its period. */
export function yearColumn(alias: string, nama: string, posisi: number): Expression {
  return sql.ref(`${alias}.${nama}_${posisi}`);
}

/** The realisation of the year before a position: `baseline` before the first. */
export function previousRealisasi(alias: string, posisi: number): Expression {
  return posisi === 1 ? sql.ref(`${alias}.baseline`) : yearColumn(alias, 'realisasi', posisi - 1);
}

/** Measures of a five-year row as the formulas want them; `target` picks which of its targets counts. */
export function fiveYearMeasure(alias: string, posisi: number, targetPosisi: number = posisi): MeasureSql {
  return {
    polaritas: sql.ref(`${alias}.polaritas`),
    range_min: sql.ref(`${alias}.range_min`),
    range_max: sql.ref(`${alias}.range_max`),
    target: yearColumn(alias, 'target', targetPosisi),
    realisasi: yearColumn(alias, 'realisasi', posisi),
  };
}
