import { allTriwulan } from '@selaras/domain';
import { type RawBuilder, sql } from 'kysely';

/** Columns of `r` by their names. */
export const columnsOf = (...names: readonly string[]) => sql.join(names.map((name) => sql.ref(`r.${name}`)));

/** `target_tw1` … `target_tw4`: names of columns that each quarter has once. */
export const perTriwulan = (nama: string) => allTriwulan.map((tw) => `${nama}_tw${tw}`);

/** The unit of the row as an object. */
export const satuanKerjaColumn = sql`(select json_build_object('satuan_kerja_id', sk.satuan_kerja_id,
  'satuan_kerja_nama', sk.satuan_kerja_nama, 'singkatan', sk.singkatan)
  from satuan_kerja sk where sk.satuan_kerja_id = r.satuan_kerja_id) as satuan_kerja`;

/** Rows as a list in one column. */
export const asList = (rows: RawBuilder<unknown>) =>
  sql`coalesce((select json_agg(baris) from (${rows}) baris), '[]')`;

/** What stands below the row, as a list. */
export const childrenColumn = (anak: RawBuilder<unknown>) => sql`${asList(anak)} as anak`;
