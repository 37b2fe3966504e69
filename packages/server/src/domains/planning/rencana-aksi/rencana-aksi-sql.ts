import { allTriwulan, type KeadaanRencanaAksi, type Triwulan } from '@selaras/domain';
import { type RawBuilder, sql } from 'kysely';
import { filesJson } from '../../../kit/files/file-repository';

type Keadaan = KeadaanRencanaAksi;

/** Columns that each quarter has once. */
export const perTriwulan = (awal: string, akhir = '') => allTriwulan.map((tw) => `${awal}tw${tw}${akhir}`);

/** The files that prove each quarter, as objects. */
export const berkasColumns = sql.join(
  perTriwulan('berkas_').map((name) => sql`${filesJson(sql.ref(`r.${name}`))} as ${sql.ref(name)}`),
);

const target = (tw: Triwulan) => sql.ref(`r.tw${tw}`);
const realisasi = (tw: Triwulan) => sql.ref(`r.tw${tw}_realisasi`);
const anyOf = (conditions: readonly RawBuilder<unknown>[]) =>
  sql<boolean>`(${sql.join(conditions, sql` or `)})`;

/** Actions with a target in the quarter; 0 is one only where less is better, as in `keadaanTriwulanOf`. */
export const bertarget = (tw: Triwulan) => sql<boolean>`(${target(tw)} <> 0 or
  (${target(tw)} = 0 and r.polaritas = 'minimize'))`;

/** The achievement rule of `keadaanTriwulanOf` in the database; null while a figure is missing. */
const tercapai = (tw: Triwulan) => sql<boolean>`case
  when ${target(tw)} = 0 then ${realisasi(tw)} <= 0
  else round(100 + (${realisasi(tw)} - ${target(tw)}) * 100 / abs(${target(tw)})
    * case r.polaritas when 'minimize' then -1 else 1 end, 2) >= 100 end`;

const keadaanIn: Record<Keadaan, (tw: Triwulan) => RawBuilder<unknown>> = {
  'belum-diisi': (tw) => sql`(${bertarget(tw)} and ${realisasi(tw)} is null)`,
  tercapai: (tw) => sql`(${bertarget(tw)} and ${tercapai(tw)})`,
  'tidak-tercapai': (tw) => sql`(${bertarget(tw)} and not ${tercapai(tw)})`,
  'ada-kendala': (tw) => sql`${sql.ref(`r.kendala_tw${tw}`)} is not null`,
};

/** Actions of which the chosen quarter, or any, stands so. */
export function inKeadaan(keadaan: Keadaan, tw: Triwulan | undefined): RawBuilder<boolean> {
  return anyOf((tw === undefined ? allTriwulan : [tw]).map(keadaanIn[keadaan]));
}
