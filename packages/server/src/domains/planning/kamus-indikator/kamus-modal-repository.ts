import type { KamusIndikatorNode } from '@selaras/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { isVisible, type Visibility } from '../../../kit/visibility/visibility';

/** The entry of a sub-activity as its modal shows it (null: none); undefined when the sub-activity may not be seen. */
export async function findKamusModal(
  db: Kysely<Tables>,
  kinerjaSubKegiatanId: number,
  visibility: Visibility,
): Promise<KamusIndikatorNode | null | undefined> {
  const { rows } = await sql<{ content: KamusIndikatorNode | null }>`
    select case when k.id is not null then json_build_object(
      'tujuan', k.tujuan, 'definisi', k.definisi, 'formula', k.formula, 'satuan', k.satuan, 'polaritas', k.polaritas,
      'sumber_data', k.sumber_data, 'frekuensi', k.frekuensi, 'periode_pelaporan', k.periode_pelaporan,
      'validasi', k.validasi) end as content
    from kinerja_sub_kegiatan s
    left join kamus_indikator k
      on k.level = 'kinerja-sub-kegiatan' and k.kinerja_id = s.id and k.deleted_at is null
    where s.id = ${kinerjaSubKegiatanId} and s.deleted_at is null
      and ${isVisible(visibility, sql`s.satuan_kerja_id`, sql`s.tahun_kinerja`)}`.execute(db);
  return rows[0]?.content;
}
