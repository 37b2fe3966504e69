import type { Page } from '@selaras/contracts';
import type { KeadaanLke, LangkahLke } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { momentColumn, readPage } from '../../../kit/paging/read-page';

interface LangkahRow {
  id: number;
  waktu: string;
  pengguna: string | null;
  langkah: LangkahLke;
  dari: KeadaanLke;
  ke: KeadaanLke;
  alasan: string | null;
}

/** Steps of a worksheet, the newest first; none while it is not begun. */
export const listLangkah = (
  db: Kysely<Tables>,
  penilaianId: number | null,
  page: number,
): Promise<Page<LangkahRow>> =>
  readPage(
    db,
    sql`
      select -l.id as urutan, json_build_object('id', l.id, 'waktu', ${momentColumn(sql`l.waktu`)}, 'pengguna', u.nama,
        'langkah', l.langkah, 'dari', l.dari, 'ke', l.ke, 'alasan', l.alasan) as content
      from lke_langkah l left join users u on u.id = l.user_id where l.penilaian_id = ${penilaianId}`,
    page,
  );
