import type { AntreanReviu, Page } from '@selaras/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../../database/tables';
import { momentColumn, readPage } from '../../../../kit/paging/read-page';
import type { SignedIn } from '../../../../plugins/signed-in';

interface Asked {
  readonly tahun: number;
  readonly page: number;
  /** Only what waits for this reviewer, which the report of his own unit never does. */
  readonly menungguDia?: SignedIn | undefined;
}

/** Reports of a year that were handed in: those that wait for review first, the longest waiting before the others. */
export const listAntrean = (
  db: Kysely<Tables>,
  { tahun, page, menungguDia }: Asked,
): Promise<Page<AntreanReviu>> =>
  readPage(
    db,
    sql`
      select row(l.keadaan <> 'direviu', l.keadaan_sejak, l.id) as urutan, json_build_object(
        'satuan_kerja', case when sk.satuan_kerja_id is not null then json_build_object(
          'satuan_kerja_id', sk.satuan_kerja_id, 'satuan_kerja_nama', sk.satuan_kerja_nama,
          'singkatan', sk.singkatan) end,
        'keadaan', l.keadaan, 'sejak', ${momentColumn(sql`l.keadaan_sejak`)},
        'terbuka', (select count(*)::integer from lkip_komentar k
          where k.lkip_id = l.id and k.percakapan_id is null and not k.selesai)) as content
      from lkip l left join satuan_kerja sk on sk.satuan_kerja_id = l.satuan_kerja_id
      where l.tahun = ${tahun} and l.keadaan <> 'disusun'
        and ${menungguDia === undefined ? sql`true` : isMenunggu(menungguDia)}`,
    page,
  );

const isMenunggu = ({ satuan_kerja_id, satuan_kerja_pegawai_id }: SignedIn) => sql`(l.keadaan = 'direviu'
  and (l.satuan_kerja_id is null or (l.satuan_kerja_id is distinct from ${satuan_kerja_id}::bigint
    and l.satuan_kerja_id is distinct from ${satuan_kerja_pegawai_id}::bigint)))`;
