import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import type { BatasKalender } from './kalender';

/** Most deadlines of a calendar; a year has five. */
const MOST = 100;

/** Deadlines of this year and later: when filling in opens, and when it closes. */
export async function findBatasKalender(db: Kysely<Tables>, sejakTahun: number): Promise<BatasKalender[]> {
  const { rows } = await sql<BatasKalender>`
    select id, kode, nama, tahun, mulai_date::text as mulai, nilai_date::text as batas, updated_at as diubah
    from referensi where tahun >= ${sejakTahun} and deleted_at is null
    order by tahun, kode, id limit ${MOST}`.execute(db);
  return rows;
}
