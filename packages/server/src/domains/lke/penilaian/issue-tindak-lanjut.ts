import { perubahanTindakLanjut, type RekomendasiLke } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import type { HeldPenilaian } from './penilaian-repository';

/** Why a follow-up stands no longer. */
export const DITARIK = 'Rekomendasi ini tidak berlaku lagi sejak hasil evaluasi ditetapkan kembali.';

/**
 * Begins a follow-up for each recommendation of an evaluation that is decided. Decided again, those that are recommended
 * in the same words go on, others are withdrawn with all that the unit did.
 */
export async function issueTindakLanjut(
  tx: Kysely<Tables>,
  { id: penilaian_id, satuan_kerja_id, tahun }: Pick<HeldPenilaian, 'id' | 'satuan_kerja_id' | 'tahun'>,
): Promise<void> {
  const { rows } = await sql<RekomendasiLke>`
    select j1.kriteria_id, coalesce(j2.rekomendasi, j1.rekomendasi) as rekomendasi
    from lke_jawaban j1
    left join lke_jawaban j2 on j2.penilaian_id = j1.penilaian_id and j2.kriteria_id = j1.kriteria_id and j2.tahap = 2
    where j1.penilaian_id = ${penilaian_id} and j1.tahap = 1
      and coalesce(j2.rekomendasi, j1.rekomendasi) is not null
    order by j1.kriteria_id`.execute(tx);
  const there = await tx
    .selectFrom('lke_tindak_lanjut')
    .where('penilaian_id', '=', penilaian_id)
    .select(['id', 'kriteria_id', 'rekomendasi', 'ditarik'])
    .orderBy('id')
    .forUpdate()
    .execute();
  const { baru, kembali, ditarik } = perubahanTindakLanjut(
    there.map((row) => ({ ...row, ditarik: row.ditarik !== null })),
    rows,
  );
  const mark = async (ids: readonly number[], note: string | null) => {
    if (ids.length === 0) return;
    await tx
      .updateTable('lke_tindak_lanjut')
      .set({ ditarik: note })
      .where('id', 'in', [...ids])
      .execute();
  };
  await mark(ditarik, DITARIK);
  await mark(kembali, null);
  if (baru.length === 0) return;
  await tx
    .insertInto('lke_tindak_lanjut')
    .values(baru.map((one) => ({ penilaian_id, satuan_kerja_id, tahun, ...one })))
    .execute();
}
