import type { PercakapanLkip } from '@selaras/contracts';
import type { PihakLkip } from '@selaras/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../../database/tables';
import { momentColumn } from '../../../../kit/paging/read-page';

const message = (alias: string): RawBuilder<unknown> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`'id', ${column('id')}, 'pihak', ${column('pihak')}, 'teks', ${column('teks')},
    'oleh', (select nama from users where id = ${column('created_by')}),
    'waktu', ${momentColumn(column('created_at'))}`;
};

/** All threads of a report with their answers: those that are not done first, then as they were begun. */
export async function listPercakapan(db: Kysely<Tables>, lkipId: number | null): Promise<PercakapanLkip[]> {
  const { rows } = await sql<{ percakapan: PercakapanLkip }>`
    select json_build_object(${message('m')}, 'versi', m.versi, 'bagian', m.bagian, 'kutipan', m.kutipan,
      'selesai', m.selesai, 'balasan', coalesce((
        select json_agg(json_build_object(${message('b')}) order by b.id)
        from lkip_komentar b where b.percakapan_id = m.id), '[]')) as percakapan
    from lkip_komentar m where m.lkip_id = ${lkipId} and m.percakapan_id is null
    order by m.selesai, m.id`.execute(db);
  return rows.map(({ percakapan }) => percakapan);
}

/** Threads that are not done, and those of them in which the authors have not had the last word. */
export async function countTerbuka(db: Kysely<Tables>, lkipId: number) {
  const { rows } = await sql<{ terbuka: number; belum_dijawab: number }>`
    select count(*)::integer as terbuka, (count(*) filter (where akhir.pihak = 'pereviu'))::integer as belum_dijawab
    from lkip_komentar m
    join lateral (select pihak from lkip_komentar where id = m.id or percakapan_id = m.id
      order by id desc limit 1) akhir on true
    where m.lkip_id = ${lkipId} and m.percakapan_id is null and not m.selesai`.execute(db);
  return rows[0] ?? { terbuka: 0, belum_dijawab: 0 };
}

/** One thread of a report, held; undefined for an answer and for another report's. */
export const holdPercakapan = (tx: Kysely<Tables>, lkipId: number, id: number) =>
  tx
    .selectFrom('lkip_komentar')
    .where('id', '=', id)
    .where('lkip_id', '=', lkipId)
    .where('percakapan_id', 'is', null)
    .select(['id', 'versi', 'bagian', 'selesai'])
    .forUpdate()
    .executeTakeFirst();

/** How many threads a report has, or how many answers one of them has. */
export async function countKomentar(tx: Kysely<Tables>, lkipId: number, percakapanId: number | null) {
  const { jumlah } = await tx
    .selectFrom('lkip_komentar')
    .where('lkip_id', '=', lkipId)
    .where('percakapan_id', 'is not distinct from', percakapanId)
    .select((eb) => eb.fn.countAll<string>().as('jumlah'))
    .executeTakeFirstOrThrow();
  return Number(jumlah);
}

interface NewKomentar {
  readonly lkip_id: number;
  readonly bagian: string;
  readonly kutipan: string | null;
  readonly percakapan_id: number | null;
  readonly pihak: PihakLkip;
  readonly teks: string;
}
export const insertKomentar = (tx: Kysely<Tables>, komentar: NewKomentar) =>
  tx.insertInto('lkip_komentar').values(komentar).returning('id').executeTakeFirstOrThrow();

export const markSelesai = (tx: Kysely<Tables>, id: number, selesai: boolean) =>
  tx
    .updateTable('lkip_komentar')
    .set({ selesai })
    .where('id', '=', id)
    .returning(['id', 'versi'])
    .executeTakeFirstOrThrow();

/** The text of a section as it stands; undefined for one that nobody has opened. */
export const findIsi = (tx: Kysely<Tables>, lkipId: number, bagian: string) =>
  tx
    .selectFrom('lkip_bab')
    .where('lkip_id', '=', lkipId)
    .where('bagian', '=', bagian)
    .select('isi')
    .executeTakeFirst();
