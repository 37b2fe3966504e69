import type { Menerbitkan, Penerbit, Terbitan } from '../../../kit/terbitan/penerbit';
import { addVersion } from './write-dokumen';

/** Documents that other domains publish: the same rows and versions as those that people upload. */
export const penerbitDokumen: Penerbit = {
  async terbitkan(by, terbitan) {
    const found = await heldDokumen(by, terbitan);
    const id = found?.id ?? (await insertDokumen(by, terbitan));
    const nomor = (found?.nomor_versi ?? 0) + 1;
    const { satuan_kerja_id, judul, catatan, berkas_id } = terbitan;
    await addVersion(by, { id, satuan_kerja_id }, { nomor, judul, catatan, berkas_id });
    if (found !== undefined) {
      await by.tx
        .updateTable('dokumen')
        .set({ nomor_versi: nomor, ditarik_pada: null, ditarik_oleh: null, alasan_tarik: null })
        .where('id', '=', id)
        .execute();
    }
    return id;
  },

  async tarik({ tx, actor, now }, dokumenId, alasan) {
    await tx
      .updateTable('dokumen')
      .set({ ditarik_pada: now, ditarik_oleh: actor.id, alasan_tarik: alasan })
      .where('id', '=', dokumenId)
      .where('ditarik_pada', 'is', null)
      .execute();
  },
};

const heldDokumen = ({ tx }: Menerbitkan, { jenis, satuan_kerja_id, tahun }: Terbitan) =>
  tx
    .selectFrom('dokumen')
    .where('jenis_dokumen_id', '=', jenis)
    .where('satuan_kerja_id', 'is not distinct from', satuan_kerja_id)
    .where('tahun', '=', tahun)
    .where('deleted_at', 'is', null)
    .select(['id', 'nomor_versi'])
    .forUpdate()
    .executeTakeFirst();

async function insertDokumen(
  { tx }: Menerbitkan,
  { jenis, satuan_kerja_id, tahun }: Terbitan,
): Promise<number> {
  const { id } = await tx
    .insertInto('dokumen')
    .values({ jenis_dokumen_id: jenis, satuan_kerja_id, tahun, tahun_akhir: tahun })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
