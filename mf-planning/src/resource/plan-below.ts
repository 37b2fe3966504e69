import { bidangInduk, type Tingkat, tingkatDiBawah, tingkatWords } from '@selaras/domain';
import type { Values } from '@selaras/resource/core';

/** Level of the goals that belong to no unit's plan. */
const REGENCY: Tingkat = 'sasaran-strategis-rpjmd';

const isTingkat = (level: string): level is Tingkat => Object.hasOwn(tingkatWords, level);

type Query = Readonly<Record<string, number>>;

/** Whose plan it is, for whoever works for all units. */
const ofUnit = (unit: unknown): Query => (typeof unit === 'number' ? { satuan_kerja_id: unit } : {});

/**
 * The form of a new row below another one, its parent filled in; null below the lowest level. A goal of the regency is
 * served by any unit, the rest by its own.
 */
export function newBelow(level: string, id: number, unit?: number) {
  const below = isTingkat(level) ? tingkatDiBawah(level) : null;
  const { induk = null } = below === null ? {} : tingkatWords[below];
  if (below === null || induk === null) return null;
  const query: Query = { [bidangInduk(induk)]: id, ...(level === REGENCY ? {} : ofUnit(unit)) };
  return { level: below, page: `${below}.create`, query };
}

/** The form of one more row of a level below the same parent; null for one without a parent. */
export function newBeside(level: Tingkat, values: Values) {
  const { induk } = tingkatWords[level];
  const parent = induk === null ? null : values[bidangInduk(induk)];
  if (induk === null || typeof parent !== 'number') return null;
  const query: Query = { [bidangInduk(induk)]: parent, ...ofUnit(values.satuan_kerja_id) };
  return { page: `${level}.create`, query };
}
