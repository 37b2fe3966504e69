import type { KeadaanLke } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import type { TestApp } from '../../../testing/test-app';

/** Writes whole worksheets of a unit at once, where a test is not about how each criterion is written. */
export function lkeWriter({ db }: Pick<TestApp, 'db'>, unit: number, tahun: number) {
  const everywhere = async (tahap: 1 | 2, columns: Record<string, unknown>) => {
    const { penilaian_id, kriteria } = await worksheet(db, unit, tahun);
    const rows = kriteria.map((kriteria_id) => ({
      penilaian_id,
      satuan_kerja_id: unit,
      tahun,
      kriteria_id,
      tahap,
      ...columns,
    }));
    await db
      .insertInto('lke_jawaban')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['penilaian_id', 'kriteria_id', 'tahap']).doUpdateSet(columns),
      )
      .execute();
  };
  return {
    /** Nothing was written yet. */
    clear: async () => {
      await db
        .deleteFrom('lke_tindak_lanjut_langkah')
        .where('tindak_lanjut_id', 'in', (eb) =>
          eb
            .selectFrom('lke_tindak_lanjut')
            .where('satuan_kerja_id', '=', unit)
            .where('tahun', '=', tahun)
            .select('id'),
        )
        .execute();
      for (const table of ['lke_tindak_lanjut_bukti', 'lke_tindak_lanjut'] as const) {
        await db.deleteFrom(table).where('satuan_kerja_id', '=', unit).where('tahun', '=', tahun).execute();
      }
      for (const table of ['lke_komentar', 'lke_bukti', 'lke_jawaban', 'lke_pleno', 'lke_langkah'] as const) {
        await db.deleteFrom(table).where('satuan_kerja_id', '=', unit).where('tahun', '=', tahun).execute();
      }
      for (const table of ['lke_penilai', 'lke_penilaian'] as const) {
        await db.deleteFrom(table).where('satuan_kerja_id', '=', unit).where('tahun', '=', tahun).execute();
      }
    },
    put: async (keadaan: KeadaanLke) => {
      const { penilaian_id } = await worksheet(db, unit, tahun);
      await db.updateTable('lke_penilaian').set({ keadaan }).where('id', '=', penilaian_id).execute();
    },
    answer: (jawaban: string) => everywhere(1, { jawaban }),
    score: (tahap: 1 | 2, nilai: string, catatan: string | null) => everywhere(tahap, { nilai, catatan }),
    reply: (uraian: string) => everywhere(2, { uraian }),
    /** One link as evidence for every criterion. */
    prove: async () => {
      const { penilaian_id, kriteria } = await worksheet(db, unit, tahun);
      const own = { satuan_kerja_id: unit, tahun };
      const eviden = await db
        .insertInto('lke_eviden')
        .values({ ...own, jenis: 'tautan', nama: 'Laman dokumen' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const versi = await db
        .insertInto('lke_eviden_versi')
        .values({
          satuan_kerja_id: unit,
          eviden_id: eviden.id,
          nomor: 1,
          tautan: 'https://dokumen.tirtaraya.example/renstra',
          sha256: '0'.repeat(64),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('lke_bukti')
        .values(
          kriteria.map((kriteria_id) => ({
            ...own,
            penilaian_id,
            kriteria_id,
            tahap: 1 as const,
            eviden_versi_id: versi.id,
          })),
        )
        .execute();
    },
    /** Points of the plenary, component by component; reasons where they are not what they were. */
    decide: async (points: readonly number[]) => {
      const { penilaian_id, komponen } = await worksheet(db, unit, tahun);
      const rows = komponen.map((komponen_id, at) => ({
        penilaian_id,
        satuan_kerja_id: unit,
        tahun,
        komponen_id,
        nilai_awal: points[at] ?? 0,
        nilai: points[at] ?? 0,
      }));
      await db.insertInto('lke_pleno').values(rows).execute();
    },
    /** What the evaluator recommends for the first criteria, in their order. */
    recommend: async (tahap: 1 | 2, texts: readonly (string | null)[]) => {
      const { penilaian_id, kriteria } = await worksheet(db, unit, tahun);
      for (const [at, rekomendasi] of texts.entries()) {
        await db
          .updateTable('lke_jawaban')
          .set({ rekomendasi })
          .where('penilaian_id', '=', penilaian_id)
          .where('kriteria_id', '=', kriteria[at] ?? 0)
          .where('tahap', '=', tahap)
          .execute();
      }
    },
    assign: async (username: string) => {
      await db
        .insertInto('lke_penilai')
        .values({
          satuan_kerja_id: unit,
          tahun,
          user_id: sql<number>`(select id from users where username = ${username})`,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}

/** The unit's worksheet, begun where there is none, and the criteria of its instrument. */
async function worksheet(db: Kysely<Tables>, satuan_kerja_id: number, tahun: number) {
  const { id: instrumen_id } = await db
    .selectFrom('lke_instrumen')
    .where('tahun', '=', tahun)
    .select('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('lke_penilaian')
    .values({ satuan_kerja_id, tahun, instrumen_id })
    .onConflict((conflict) => conflict.columns(['satuan_kerja_id', 'tahun']).doNothing())
    .execute();
  const { id: penilaian_id } = await db
    .selectFrom('lke_penilaian')
    .where('satuan_kerja_id', '=', satuan_kerja_id)
    .where('tahun', '=', tahun)
    .select('id')
    .executeTakeFirstOrThrow();
  const kriteria = await db
    .selectFrom('lke_kriteria as c')
    .innerJoin('lke_sub_komponen as p', 'p.id', 'c.sub_komponen_id')
    .innerJoin('lke_komponen as k', 'k.id', 'p.komponen_id')
    .where('k.instrumen_id', '=', instrumen_id)
    .select(['c.id', 'k.id as komponen_id'])
    .orderBy('k.urutan')
    .orderBy('p.urutan')
    .orderBy('c.nomor')
    .execute();
  return {
    penilaian_id,
    kriteria: kriteria.map(({ id }) => id),
    komponen: [...new Set(kriteria.map(({ komponen_id }) => komponen_id))],
  };
}
