import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import type { BatasKalender } from './kalender';

/** Most deadlines of a calendar; a year has five. */
const MOST = 100;

/** Deadlines with a date, of this year and later. */
export async function findBatasKalender(db: Kysely<Tables>, sejakTahun: number): Promise<BatasKalender[]> {
  const { rows } = await sql<BatasKalender>`
    select id, nama, tahun, nilai_date::text as tanggal, updated_at as diubah from referensi
    where tahun >= ${sejakTahun} and nilai_date is not null and deleted_at is null
    order by nilai_date, id limit ${MOST}`.execute(db);
  return rows;
}
