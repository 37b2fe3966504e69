import type { LkeBaris, LkeBukti, LkeTahap } from '@selaras/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { buktiObject, buktiSource } from './bukti-sql';

/** A criterion of a worksheet with everything that was written, before it is decided who sees what of it. */
export type StoredBaris = Omit<LkeBaris, 'perbaikan' | 'jumlah_bukti'>;

const tahapColumns = [
  'jawaban',
  'uraian',
  'nilai',
  'catatan',
  'rekomendasi',
  'catatan_internal',
  'perlu_perbaikan',
];

const tahapJson = (alias: string): RawBuilder<LkeTahap> => sql`
  json_build_object('versi', coalesce(${sql.ref(`${alias}.versi`)}, 0), ${sql.join(
    tahapColumns.flatMap((name) => [sql.lit(name), sql.ref(`${alias}.${name}`)]),
  )})`;

/** SQL: evidence of a criterion as JSON, the first put forward first. */
const buktiJson = (
  penilaian: RawBuilder<unknown>,
  kriteria: RawBuilder<unknown>,
): RawBuilder<LkeBukti[]> => sql`
  coalesce((
    select json_agg(${buktiObject} order by b.id) from ${buktiSource}
    where b.penilaian_id = ${penilaian} and b.kriteria_id = ${kriteria}), '[]')`;

interface BarisInput {
  readonly instrumenId: number;
  readonly penilaianId: number | null;
  /** Only this one. */
  readonly kriteriaId?: number;
}

/** Every criterion of an instrument with what a worksheet says of it, in the order of the instrument, in one query. */
export async function listBaris(
  db: Kysely<Tables>,
  { instrumenId, penilaianId, kriteriaId }: BarisInput,
): Promise<StoredBaris[]> {
  const { rows } = await sql<StoredBaris>`
    select c.id as kriteria_id, ${tahapJson('j1')} as tahap_1, ${tahapJson('j2')} as tahap_2,
      ${buktiJson(sql`${penilaianId}::bigint`, sql.ref('c.id'))} as bukti
    from lke_kriteria c
    join lke_sub_komponen p on p.id = c.sub_komponen_id
    join lke_komponen k on k.id = p.komponen_id
    left join lke_jawaban j1 on j1.penilaian_id = ${penilaianId} and j1.kriteria_id = c.id and j1.tahap = 1
    left join lke_jawaban j2 on j2.penilaian_id = ${penilaianId} and j2.kriteria_id = c.id and j2.tahap = 2
    where k.instrumen_id = ${instrumenId} ${kriteriaId === undefined ? sql`` : sql`and c.id = ${kriteriaId}`}
    order by k.urutan, p.urutan, c.nomor`.execute(db);
  return rows;
}
