import type { LkePercakapan, Page } from '@selaras/contracts';
import type { PihakLke } from '@selaras/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { momentColumn, readPage } from '../../../kit/paging/read-page';
import type { HeldPenilaian } from '../penilaian/penilaian-repository';

/** How long who wrote something may correct it. */
export const MENIT_UBAH = 15;

interface Reader {
  readonly userId: number;
  /** Whether he sees what the unit never sees. */
  readonly internal: boolean;
}

const message = (alias: string, userId: number): RawBuilder<unknown> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`'id', ${column('id')}, 'versi', ${column('versi')}, 'teks', ${column('teks')}, 'pihak', ${column('pihak')},
    'pengguna', (select nama from users where id = ${column('created_by')}),
    'waktu', ${momentColumn(column('created_at'))}, 'diubah', ${column('diubah')},
    'dapat_diubah', ${column('created_by')} = ${userId}
      and ${column('created_at')} > now() - make_interval(mins => ${MENIT_UBAH})`;
};

/** Threads about a criterion with their replies: open ones first, the newest before the others. */
export const listPercakapan = (
  db: Kysely<Tables>,
  { penilaianId, kriteriaId, page }: { penilaianId: number | null; kriteriaId: number; page: number },
  { userId, internal }: Reader,
): Promise<Page<LkePercakapan>> =>
  readPage(
    db,
    sql`
    select row(m.selesai, -m.id) as urutan, json_build_object(${message('m', userId)}, 'kriteria_id', m.kriteria_id,
      'internal', m.internal, 'selesai', m.selesai,
      'balasan', coalesce((
        select json_agg(json_build_object(${message('b', userId)}) order by b.id)
        from lke_komentar b where b.percakapan_id = m.id), '[]')) as content
    from lke_komentar m
    where m.penilaian_id = ${penilaianId} and m.kriteria_id = ${kriteriaId} and m.percakapan_id is null
      and (${internal} or not m.internal)`,
    page,
  );

/** Open threads by criterion. */
export async function countOpen(db: Kysely<Tables>, penilaianId: number | null, internal: boolean) {
  const { rows } = await sql<{ kriteria_id: number; terbuka: number }>`
    select kriteria_id, count(*)::integer as terbuka from lke_komentar
    where penilaian_id = ${penilaianId} and percakapan_id is null and not selesai and (${internal} or not internal)
    group by 1 order by 1`.execute(db);
  return rows;
}

const columns = ['id', 'versi', 'kriteria_id', 'percakapan_id', 'internal', 'teks', 'selesai'] as const;

/** One comment of a worksheet, held, with whether its reader may still correct it. */
export const holdKomentar = (
  tx: Kysely<Tables>,
  { id: penilaian_id }: Pick<HeldPenilaian, 'id'>,
  id: number,
  { userId, internal }: Reader,
) =>
  tx
    .selectFrom('lke_komentar')
    .where('id', '=', id)
    .where('penilaian_id', '=', penilaian_id)
    .$if(!internal, (query) => query.where('internal', '=', false))
    .select([
      ...columns,
      sql<boolean>`created_by = ${userId}`.as('milik'),
      sql<boolean>`created_at > now() - make_interval(mins => ${MENIT_UBAH})`.as('baru'),
    ])
    .forUpdate()
    .executeTakeFirst();

export const countBalasan = async (tx: Kysely<Tables>, percakapanId: number): Promise<number> => {
  const { jumlah } = await tx
    .selectFrom('lke_komentar')
    .where('percakapan_id', '=', percakapanId)
    .select((eb) => eb.fn.countAll<string>().as('jumlah'))
    .executeTakeFirstOrThrow();
  return Number(jumlah);
};

export const insertKomentar = (
  tx: Kysely<Tables>,
  { id: penilaian_id, satuan_kerja_id, tahun }: HeldPenilaian,
  komentar: {
    kriteria_id: number;
    percakapan_id: number | null;
    internal: boolean;
    pihak: PihakLke;
    teks: string;
  },
) =>
  tx
    .insertInto('lke_komentar')
    .values({ penilaian_id, satuan_kerja_id, tahun, ...komentar })
    .returning('id')
    .executeTakeFirstOrThrow();

export const changeKomentar = (
  tx: Kysely<Tables>,
  id: number,
  change: { teks: string; diubah: true } | { selesai: boolean },
) =>
  tx
    .updateTable('lke_komentar')
    .set(change)
    .where('id', '=', id)
    .returning(['id', 'versi'])
    .executeTakeFirstOrThrow();
