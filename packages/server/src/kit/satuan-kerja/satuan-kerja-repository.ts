import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables';

export interface SatuanKerja {
  satuan_kerja_id: number;
  satuan_kerja_nama: string;
  singkatan: string | null;
}

export function findSatuanKerja(db: Kysely<Tables>, satuanKerjaId: number): Promise<SatuanKerja | undefined> {
  return db
    .selectFrom('satuan_kerja')
    .select(['satuan_kerja_id', 'satuan_kerja_nama', 'singkatan'])
    .where('satuan_kerja_id', '=', satuanKerjaId)
    .executeTakeFirst();
}
