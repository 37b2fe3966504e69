import type { LkeInstrumen } from '@selaras/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import type { HeldPenilaian } from '../penilaian/penilaian-repository';

/** Of a criterion: the instrument that it is part of, and how it is answered. */
export interface Scale {
  readonly instrumen_id: number;
  readonly skala: LkeInstrumen['skala'];
}

/** The instrument of a criterion of this year, and its scale; undefined where the year has no such criterion. */
export async function findScale(
  db: Kysely<Tables>,
  { tahun, kriteriaId }: { tahun: number; kriteriaId: number },
): Promise<Scale | undefined> {
  const { rows } = await sql<Scale>`
    select i.id as instrumen_id, (
      select json_agg(json_build_object('kode', s.kode, 'nilai', s.nilai, 'uraian', s.uraian) order by s.urutan)
      from lke_skala s where s.instrumen_id = i.id) as skala
    from lke_kriteria c join lke_sub_komponen p on p.id = c.sub_komponen_id
    join lke_komponen k on k.id = p.komponen_id join lke_instrumen i on i.id = k.instrumen_id
    where c.id = ${kriteriaId} and i.tahun = ${tahun}`.execute(db);
  return rows[0];
}

interface Isian {
  readonly kriteria_id: number;
  readonly tahap: 1 | 2;
  /** Version that was read; 0 where nothing was written. */
  readonly versi: number;
  readonly nilai: { jawaban?: string | null; uraian?: string | null };
}

/** Writes over exactly the version that was read; false when somebody else wrote first. */
export async function storeIsian(
  tx: Kysely<Tables>,
  { id: penilaian_id, satuan_kerja_id, tahun }: HeldPenilaian,
  { kriteria_id, tahap, versi, nilai }: Isian,
): Promise<boolean> {
  if (versi === 0) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('lke_jawaban')
      .values({ penilaian_id, satuan_kerja_id, tahun, kriteria_id, tahap, ...nilai })
      .onConflict((conflict) => conflict.columns(['penilaian_id', 'kriteria_id', 'tahap']).doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await tx
    .updateTable('lke_jawaban')
    .set(nilai)
    .where('penilaian_id', '=', penilaian_id)
    .where('kriteria_id', '=', kriteria_id)
    .where('tahap', '=', tahap)
    .where('versi', '=', versi)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
