import type { AntreanReviu, Page } from '@selaras/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../../database/tables';
import { momentColumn, readPage } from '../../../../kit/paging/read-page';

/** Reports of a year that were handed in: those that wait for review first, the longest waiting before the others. */
export const listAntrean = (db: Kysely<Tables>, tahun: number, page: number): Promise<Page<AntreanReviu>> =>
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
      where l.tahun = ${tahun} and l.keadaan <> 'disusun'`,
    page,
  );
