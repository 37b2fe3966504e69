import type { LkeEviden, Page, SumberPortal } from '@selaras/contracts';
import type { AsalEviden, JenisEviden } from '@selaras/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { momentColumn, readPage } from '../../../kit/paging/read-page';
import { textFits } from '../../../kit/text/text-match';
import { berkasJson } from '../penilaian/bukti-sql';
import type { Lembar } from '../penilaian/pelaku';

interface EvidenAsked {
  readonly cari?: string | undefined;
  readonly asal?: AsalEviden | undefined;
  readonly sha256?: string | undefined;
  readonly eviden_id?: number | undefined;
  readonly kriteria_id?: number | undefined;
}

/** SQL: pages that the content `v` was put forward with last for a criterion or the one of its number before; null for none. */
const halamanOf = (kriteriaId: number | undefined) =>
  kriteriaId === undefined
    ? sql`null`
    : sql`(
        select json_build_object('dari', b.halaman_dari, 'sampai', b.halaman_sampai)
        from lke_bukti b join lke_kriteria c on c.id = b.kriteria_id join lke_sub_komponen s on s.id = c.sub_komponen_id
        join lke_kriteria asked on asked.id = ${kriteriaId} and asked.nomor = c.nomor
        join lke_sub_komponen p on p.id = asked.sub_komponen_id and p.nomor = s.nomor
        where b.eviden_versi_id = v.id and b.halaman_dari is not null
        order by b.tahun desc, b.id desc limit 1)`;

/** SQL: evidence of a unit with its newest content, as `urutan` and `content`. */
const evidenRows = (
  { satuan_kerja_id, tahun }: Lembar,
  where: RawBuilder<unknown>,
  kriteriaId?: number,
) => sql`
  select -e.id as urutan, json_build_object('id', e.id, 'versi', e.versi, 'tahun', e.tahun, 'jenis', e.jenis,
    'nama', e.nama, 'tanggal_dokumen', e.tanggal_dokumen, 'periode', e.periode, 'eviden_versi_id', v.id,
    'nomor', v.nomor, 'sha256', v.sha256, 'waktu', ${momentColumn(sql`v.created_at`)}, 'berkas', ${berkasJson},
    'tautan', v.tautan, 'dinilai', v.dinilai_sejak is not null,
    'kriteria', coalesce((
      select json_agg(distinct b.kriteria_id) from lke_bukti b join lke_eviden_versi w on w.id = b.eviden_versi_id
      where w.eviden_id = e.id and b.tahun = ${tahun}), '[]'),
    'lepas', not exists (
      select 1 from lke_eviden_versi w left join lke_bukti b on b.eviden_versi_id = w.id
      where w.eviden_id = e.id and (b.id is not null or w.dinilai_sejak is not null))
      and not exists (
        select from lke_tindak_lanjut_bukti t join lke_eviden_versi w on w.id = t.eviden_versi_id
        where w.eviden_id = e.id),
    'halaman', ${halamanOf(kriteriaId)}) as content
  from lke_eviden e
  join lateral (
    select * from lke_eviden_versi n where n.eviden_id = e.id order by n.nomor desc limit 1) v on true
  left join berkas f on f.id = v.berkas_id
  where e.satuan_kerja_id = ${satuan_kerja_id} and e.tahun <= ${tahun} and e.deleted_at is null and ${where}`;

/** Evidence of this unit up to this year, the newest first. */
export function listEviden(
  db: Kysely<Tables>,
  lembar: Lembar,
  { cari, asal, sha256, eviden_id, kriteria_id, page }: EvidenAsked & { page: number },
): Promise<Page<LkeEviden>> {
  const conditions = [
    sql`true`,
    textFits(sql`concat_ws(' ', e.nama, e.periode)`, cari),
    ...(asal === 'tahun-ini' ? [sql`e.tahun = ${lembar.tahun}`] : []),
    ...(asal === 'sebelumnya' ? [sql`e.tahun < ${lembar.tahun}`] : []),
    ...(sha256 ? [sql`v.sha256 = ${sha256}`] : []),
    ...(eviden_id ? [sql`e.id = ${eviden_id}`] : []),
  ];
  return readPage(db, evidenRows(lembar, sql.join(conditions, sql` and `), kriteria_id), page);
}

export async function readEviden(db: Kysely<Tables>, lembar: Lembar, id: number): Promise<LkeEviden> {
  const { rows } = await sql<{ content: LkeEviden }>`${evidenRows(lembar, sql`e.id = ${id}`)}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`Evidence ${id} is not there`);
  return row.content;
}

/** A piece of evidence of this unit, held by the transaction: `share` while it is put forward, `update` to change it. */
export function holdEviden(
  tx: Kysely<Tables>,
  { satuan_kerja_id, tahun }: Lembar,
  id: number,
  strength: 'share' | 'update',
) {
  const query = tx
    .selectFrom('lke_eviden')
    .where('id', '=', id)
    .where('satuan_kerja_id', '=', satuan_kerja_id)
    .where('tahun', '<=', tahun)
    .where('deleted_at', 'is', null)
    .select(['id', 'versi', 'jenis', 'nama']);
  return (strength === 'share' ? query.forKeyShare() : query.forUpdate()).executeTakeFirst();
}

/** The content with this id, when it is this unit's. */
export const findVersi = (tx: Kysely<Tables>, { satuan_kerja_id }: Lembar, id: number) =>
  tx
    .selectFrom('lke_eviden_versi')
    .where('id', '=', id)
    .where('satuan_kerja_id', '=', satuan_kerja_id)
    .select(['id', 'eviden_id'])
    .executeTakeFirst();

/** The newest content of this hash that the unit has, up to this year. */
export const findSameContent = (
  tx: Kysely<Tables>,
  { satuan_kerja_id, tahun }: Lembar,
  sha256: string,
): Promise<{ id: number; eviden_id: number } | undefined> =>
  tx
    .selectFrom('lke_eviden_versi as v')
    .innerJoin('lke_eviden as e', 'e.id', 'v.eviden_id')
    .where('v.satuan_kerja_id', '=', satuan_kerja_id)
    .where('v.sha256', '=', sha256)
    .where('e.tahun', '<=', tahun)
    .where('e.deleted_at', 'is', null)
    .select(['v.id', 'v.eviden_id'])
    .orderBy('v.id', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function countEviden(tx: Kysely<Tables>, { satuan_kerja_id, tahun }: Lembar): Promise<number> {
  const { jumlah } = await tx
    .selectFrom('lke_eviden')
    .where('satuan_kerja_id', '=', satuan_kerja_id)
    .where('tahun', '=', tahun)
    .where('deleted_at', 'is', null)
    .select(({ fn }) => fn.countAll<string>().as('jumlah'))
    .executeTakeFirstOrThrow();
  return Number(jumlah);
}

interface NewEviden {
  readonly jenis: JenisEviden;
  readonly nama: string;
  readonly tanggal_dokumen: string | null;
  readonly periode: string | null;
  readonly sumber?: SumberPortal;
}

export const insertEviden = (
  tx: Kysely<Tables>,
  { satuan_kerja_id, tahun }: Lembar,
  values: NewEviden,
): Promise<{ id: number }> =>
  tx
    .insertInto('lke_eviden')
    .values({ satuan_kerja_id, tahun, ...values })
    .returning('id')
    .executeTakeFirstOrThrow();

export async function updateEviden(
  tx: Kysely<Tables>,
  id: number,
  values: Partial<Omit<NewEviden, 'jenis' | 'sumber'>>,
): Promise<void> {
  await tx.updateTable('lke_eviden').set(values).where('id', '=', id).execute();
}
