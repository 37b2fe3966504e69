import { type RekapInovasi, rekapInovasiCalls } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { satuanKerjaColumn } from '../../../kit/resource/row-columns';
import { route } from '../../../plugins/route';

/** How many innovations each unit has. */
export function registerRekapInovasi(app: FastifyInstance): void {
  route(app, rekapInovasiCalls.list, async ({ db, tahun }) => ({ data: await countInovasi(db, tahun) }));
}

async function countInovasi(db: Kysely<Tables>, tahun: number): Promise<RekapInovasi[]> {
  const { rows } = await sql<RekapInovasi>`
    select ${satuanKerjaColumn}, r.jumlah
    from (select satuan_kerja_id, count(*)::int as jumlah from program_inovatif
      where tahun = ${tahun} and deleted_at is null group by satuan_kerja_id) r
    order by r.satuan_kerja_id`.execute(db);
  return rows;
}
