import { kinerjaSubKegiatanCalls, kinerjaSubKegiatanEntity } from '@selaras/contracts';
import { type RawBuilder, sql } from 'kysely';
import { findOne } from '../../../kit/resource/reference-faults';
import type { References } from '../../../kit/resource/references';
import { columnsOf } from '../../../kit/resource/row-columns';
import { childRowsOf } from '../../../kit/resource/rows-below';
import { indukKinerjaColumn } from '../kinerja/kinerja-columns';
import { kinerjaResource } from '../kinerja/kinerja-resource';

/** Sub-activity performance below an activity performance, with the ministry's indicator (domain §2). */
export const kinerjaSubKegiatan = kinerjaResource({
  calls: kinerjaSubKegiatanCalls,
  kunci: kinerjaSubKegiatanEntity.kunci,
  level: 'kinerja-sub-kegiatan',
  table: 'kinerja_sub_kegiatan',
  induk: {
    field: 'kinerja_kegiatan_id',
    table: 'kinerja_kegiatan',
    sebutan: 'Kinerja kegiatan',
    tahun: (tahun) => ({ tahun_kinerja: tahun }),
    column: indukKinerjaColumn('kinerja_kegiatan'),
  },
  nomenklatur: { field: 'sub_kegiatan_id', table: 'sub_kegiatan', indukField: 'kegiatan_id' },
  own: {
    fields: ['indikator_kemendagri', 'is_external'],
    listColumns: [khususColumns()],
    columns: [
      khususColumns(),
      sql`coalesce((select json_agg(json_build_object('id', p.id, 'triwulan', p.triwulan, 'penyebab', p.penyebab)
        order by p.triwulan, p.id) from penyebab_kegagalan p
        where p.kinerja_sub_kegiatan_id = r.id and p.deleted_at is null), '[]') as penyebab_triwulan`,
    ],
  },
  anak: (id: RawBuilder<unknown>) =>
    childRowsOf('kinerja-langkah-aksi', 'kinerja_langkah_aksi', 'kinerja_sub_kegiatan_id', 'indikator', id),
  filters: {
    kinerja_kegiatan_id: (id: number) => sql<boolean>`r.kinerja_kegiatan_id = ${id}`,
    sub_kegiatan_id: (id: number) => sql<boolean>`r.sub_kegiatan_id = ${id}`,
  },
  complete: async (rujukan, { indikator_kemendagri, sub_kegiatan_id }) =>
    indikator_kemendagri === null && sub_kegiatan_id !== null
      ? { indikator_kemendagri: await indikatorKemendagri(rujukan, sub_kegiatan_id) }
      : {},
});

function khususColumns() {
  return columnsOf('indikator_kemendagri', 'is_external', 'validasi_bappeda', 'validasi_bappeda_catatan');
}

async function indikatorKemendagri(rujukan: References, id: number): Promise<string | null> {
  const row = await findOne<{ indikator_kemendagri: string | null }>(rujukan, 'sub_kegiatan', id, {});
  return row?.indikator_kemendagri ?? null;
}
