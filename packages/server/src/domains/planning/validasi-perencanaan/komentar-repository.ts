import type { BodyOf, komentarRencanaCalls, PercakapanRencana } from '@selaras/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { inYear } from '../../../kit/kinerja-sql/in-year';
import { momentColumn } from '../../../kit/paging/read-page';

/** A unit's plan of a year. */
export interface Rencana {
  readonly satuan_kerja_id: number;
  readonly tahun: number;
}

type Baris = Pick<PercakapanRencana, 'level' | 'baris_id' | 'baris_nama' | 'isian'>;

/** What the rows of a level are read from, and their name; goals as the year of the thread `m` has them. */
const tables = {
  'sasaran-strategis-pd': { rows: inYear('sasaran_strategis_pd', sql`m.tahun`), nama: 'iku' },
  'kinerja-program': { rows: sql.table('kinerja_program'), nama: 'indikator' },
  'kinerja-kegiatan': { rows: sql.table('kinerja_kegiatan'), nama: 'indikator' },
  'kinerja-sub-kegiatan': { rows: sql.table('kinerja_sub_kegiatan'), nama: 'indikator' },
  'kinerja-langkah-aksi': { rows: sql.table('kinerja_langkah_aksi'), nama: 'indikator' },
} as const;

/** SQL: the name that the row of the thread `m` has now; no row once it was removed. */
const namaBaris = sql.join(
  Object.entries(tables).map(
    ([level, { rows, nama }]) => sql`
      select ${sql.ref(`b.${nama}`)} as nama from ${rows} b
      where m.level = ${level} and b.id = m.baris_id and b.deleted_at is null`,
  ),
  sql` union all `,
);

const message = (alias: string): RawBuilder<unknown> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`'id', ${column('id')}, 'versi', ${column('versi')}, 'teks', ${column('teks')}, 'pihak', ${column('pihak')},
    'tahap', ${column('tahap')}, 'pengguna', (select nama from users where id = ${column('created_by')}),
    'waktu', ${momentColumn(column('created_at'))}`;
};

/** Threads about a plan with their replies: open ones first, the oldest before the others. */
export async function listPercakapan(
  db: Kysely<Tables>,
  { satuan_kerja_id, tahun }: Rencana,
): Promise<PercakapanRencana[]> {
  const { rows } = await sql<{ isi: PercakapanRencana }>`
    select json_build_object(${message('m')}, 'level', m.level, 'baris_id', m.baris_id,
      'baris_nama', coalesce(kini.nama, m.baris_nama), 'terhapus', kini.nama is null, 'isian', m.isian,
      'selesai', m.selesai, 'balasan', coalesce((
        select json_agg(json_build_object(${message('w')}) order by w.id)
        from komentar_rencana w where w.percakapan_id = m.id), '[]')) as isi
    from komentar_rencana m left join lateral (${namaBaris}) kini on true
    where m.satuan_kerja_id = ${satuan_kerja_id} and m.tahun = ${tahun} and m.percakapan_id is null
    order by m.selesai, m.id`.execute(db);
  return rows.map(({ isi }) => isi);
}

/** How many threads about a plan are open. */
export async function countTerbuka(db: Kysely<Tables>, { satuan_kerja_id, tahun }: Rencana): Promise<number> {
  const { jumlah } = await db
    .selectFrom('komentar_rencana')
    .where('satuan_kerja_id', '=', satuan_kerja_id)
    .where('tahun', '=', tahun)
    .where('percakapan_id', 'is', null)
    .where('selesai', '=', false)
    .select((eb) => eb.fn.countAll<string>().as('jumlah'))
    .executeTakeFirstOrThrow();
  return Number(jumlah);
}

/** How many threads a plan has, or replies a thread. */
export async function countKomentar(
  tx: Kysely<Tables>,
  { satuan_kerja_id, tahun }: Rencana,
  percakapanId: number | null,
): Promise<number> {
  const { jumlah } = await tx
    .selectFrom('komentar_rencana')
    .where('satuan_kerja_id', '=', satuan_kerja_id)
    .where('tahun', '=', tahun)
    .where('percakapan_id', percakapanId === null ? 'is' : '=', percakapanId)
    .select((eb) => eb.fn.countAll<string>().as('jumlah'))
    .executeTakeFirstOrThrow();
  return Number(jumlah);
}

/** The beginning of a thread, held. */
export const holdPercakapan = (tx: Kysely<Tables>, { satuan_kerja_id, tahun }: Rencana, id: number) =>
  tx
    .selectFrom('komentar_rencana')
    .where('id', '=', id)
    .where('satuan_kerja_id', '=', satuan_kerja_id)
    .where('tahun', '=', tahun)
    .where('percakapan_id', 'is', null)
    .select(['id', 'versi', 'level', 'baris_id', 'baris_nama', 'isian', 'selesai'])
    .forUpdate()
    .executeTakeFirst();

export const insertKomentar = (
  tx: Kysely<Tables>,
  rencana: Rencana,
  komentar: Baris & {
    readonly percakapan_id: number | null;
    readonly tahap: number;
    readonly pihak: PercakapanRencana['pihak'];
    readonly teks: string;
  },
) =>
  tx
    .insertInto('komentar_rencana')
    .values({ ...rencana, ...komentar })
    .returning('id')
    .executeTakeFirstOrThrow();

export const markSelesai = (
  tx: Kysely<Tables>,
  id: number,
  { selesai }: BodyOf<typeof komentarRencanaCalls.selesai>,
) =>
  tx
    .updateTable('komentar_rencana')
    .set({ selesai })
    .where('id', '=', id)
    .returning(['id', 'versi'])
    .executeTakeFirstOrThrow();
