import type { TingkatIku } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { yearColumn } from '../../../kit/kinerja-sql/derived-sql';
import type { FindQuery, ListQuery } from '../../../kit/resource/resource';
import { type ListInput, listIds, listRows, readRows } from '../../../kit/resource/resource-repository';
import type { Visibility } from '../../../kit/visibility/visibility';
import type { IkuRow } from './capaian-iku';
import { ikuSource, tahunIku } from './capaian-iku-source';

/** More key indicators than a regency has; the summary counts no more. */
const IKU_LIMIT = 20_000;

type Db = Kysely<Tables>;

/** One page of key indicators and how many there are. */
export async function listIku(
  db: Db,
  tingkat: TingkatIku,
  input: ListInput<ListQuery>,
): Promise<{ data: IkuRow[]; total: number }> {
  const { data, total } = await listRows(db, ikuSource(tingkat, input.tahun), input);
  return { data: data as unknown as IkuRow[], total };
}

/** Ids of every key indicator that fits, in order. */
export const listIkuIds = (db: Db, tingkat: TingkatIku, input: ListInput<FindQuery>): Promise<number[]> =>
  listIds(db, ikuSource(tingkat, input.tahun), input, IKU_LIMIT);

export async function readIku(
  db: Db,
  tingkat: TingkatIku,
  ids: readonly number[],
  tahun: number,
  visibility: Visibility,
): Promise<IkuRow[]> {
  return (await readRows(db, ikuSource(tingkat, tahun), ids, tahun, visibility)) as unknown as IkuRow[];
}

/** The year's achievement of each of these key indicators, in no order. */
export async function findCapaian(
  db: Db,
  tingkat: TingkatIku,
  ids: readonly number[],
  tahun: number,
): Promise<(number | null)[]> {
  const { rows } = await sql<{ capaian: number | null }>`
    select ${yearColumn('r', 'capaian', tahunIku(tahun).posisi)} as capaian
    from ${sql.table(ikuSource(tingkat, tahun).table)} r where r.id = any(${ids}::bigint[])`.execute(db);
  return rows.map(({ capaian }) => capaian);
}
