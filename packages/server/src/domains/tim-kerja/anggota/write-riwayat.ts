import type { KeadaanAnggota, RiwayatLangkahAnggota } from '@selaras/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';

interface Langkah {
  readonly id: number;
  readonly langkah: RiwayatLangkahAnggota;
  /** null: the place was made now. */
  readonly dari: KeadaanAnggota | null;
  readonly catatan?: string | null;
  readonly sebagai?: string | null;
  readonly userId: number;
}

/** Keeps a step that was taken, with role and target as they were then. */
export async function writeRiwayat(
  tx: Kysely<Tables>,
  { id, langkah, dari, catatan, sebagai, userId }: Langkah,
): Promise<void> {
  const row = await tx
    .selectFrom('tim_kerja_anggota')
    .where('id', '=', id)
    .select(['status', 'peran', 'target'])
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('tim_kerja_anggota_riwayat')
    .values({
      tim_kerja_anggota_id: id,
      langkah,
      dari,
      ke: row.status,
      peran: row.peran,
      target: row.target,
      catatan: catatan || null,
      sebagai: sebagai ?? null,
      user_id: userId,
    })
    .execute();
}
