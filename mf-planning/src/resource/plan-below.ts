import { bidangInduk, type Tingkat, tingkatDiBawah, tingkatWords } from '@selaras/domain';
import type { Values } from '@selaras/resource/core';

const isTingkat = (level: string): level is Tingkat => Object.hasOwn(tingkatWords, level);

/** Whose plan it is, for whoever works for all units. */
const ofUnit = (unit: unknown) => (typeof unit === 'number' ? { satuan_kerja_id: unit } : {});

/** The form of a new row below another one, its parent filled in; null below the lowest level. */
export function newBelow(level: string, id: number, unit?: number) {
  const below = isTingkat(level) ? tingkatDiBawah(level) : null;
  const { induk = null } = below === null ? {} : tingkatWords[below];
  if (below === null || induk === null) return null;
  return { level: below, page: `${below}.create`, query: { [bidangInduk(induk)]: id, ...ofUnit(unit) } };
}

/** The form of one more row of a level below the same parent; null for one without a parent. */
export function newBeside(level: Tingkat, values: Values) {
  const { induk } = tingkatWords[level];
  const parent = induk === null ? null : values[bidangInduk(induk)];
  if (induk === null || typeof parent !== 'number') return null;
  return {
    page: `${level}.create`,
    query: { [bidangInduk(induk)]: parent, ...ofUnit(values.satuan_kerja_id) },
  };
}
