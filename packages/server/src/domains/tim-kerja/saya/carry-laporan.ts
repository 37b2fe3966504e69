import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { ProblemError } from '../../../plugins/problem';
import { angkaDariLaporan } from './angka-langkah-view';
import { holdLangkahOf } from './langkah-repository';

interface Tempat {
  readonly bagianId: number;
  readonly triwulan: number;
  readonly tahun: number;
}

/**
 * Brings the figure of a step's quarter to what its confirmed reports say, and keeps what it comes from (decision 135). The
 * step is held until the transaction ends, so that answers given at once are all in it; whoever calls has passed the lock
 * of the quarter.
 */
export async function carryLaporan(tx: Kysely<Tables>, { bagianId, triwulan, tahun }: Tempat): Promise<void> {
  const found = await holdLangkahOf(tx, bagianId, tahun);
  if (found === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
  const { langkah } = found;
  const { realisasi, asal } = angkaDariLaporan(langkah, triwulan);
  if (realisasi !== langkah.angka[triwulan - 1]?.realisasi) {
    await tx
      .updateTable('kinerja_langkah_aksi')
      .set({ [`realisasi_tw${triwulan}`]: realisasi })
      .where('id', '=', langkah.id)
      .execute();
  }
  if (asal === null) {
    await tx
      .deleteFrom('realisasi_langkah')
      .where('langkah_aksi_id', '=', langkah.id)
      .where('triwulan', '=', triwulan)
      .execute();
    return;
  }
  const { satuan_kerja_id } = langkah.satuan_kerja;
  await tx
    .insertInto('realisasi_langkah')
    .values({ langkah_aksi_id: langkah.id, satuan_kerja_id, triwulan, ...asal })
    .onConflict((conflict) => conflict.columns(['langkah_aksi_id', 'triwulan']).doUpdateSet(asal))
    .execute();
}
