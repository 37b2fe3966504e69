import { sql } from 'kysely';
import type { TestApp } from '../test-app';

/** Sets the plan of a unit in 2025 as it stands after its last stage, whatever the demo says of that unit. */
export const approvePlan = (
  { db }: Pick<TestApp, 'db'>,
  satuan_kerja_id = 1012,
  keadaan: 'disetujui' | 'dikembalikan' = 'disetujui',
) => {
  const state = { keadaan, tahap: 3, status: keadaan === 'disetujui', catatan: 'Uji' };
  return db
    .insertInto('validasi_perencanaan')
    .values({ satuan_kerja_id, tahun: 2025, ...state })
    .onConflict((conflict) => conflict.columns(['satuan_kerja_id', 'tahun']).doUpdateSet(state))
    .execute();
};

/** Signs the agreements of a unit in 2025 that the demo leaves as drafts. */
export const signAgreements = ({ db }: Pick<TestApp, 'db'>, satuan_kerja_id: number) =>
  db
    .updateTable('perjanjian_kinerja')
    .set({ status: 'ditandatangani', tanggal: sql`coalesce(tanggal, '2025-01-20')` })
    .where('satuan_kerja_id', '=', satuan_kerja_id)
    .where('tahun', '=', 2025)
    .where('jenis', 'in', ['sasaran-strategis-pd', 'kinerja-program'])
    .execute();
