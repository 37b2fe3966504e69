import type { Page, PlanningValidation } from '@selaras/contracts';
import type { AksiValidasi, SaringanValidasi } from '@selaras/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { momentColumn, type PageAsked, readPage } from '../../../kit/paging/read-page';
import { textFits } from '../../../kit/text/text-match';

type Keadaan = 'draf' | PlanningValidation['keadaan'];

interface QueueFilter {
  readonly page: PageAsked;
  /** Stages at which it is the reader's turn. */
  readonly giliran: readonly number[];
  /** Only what waits for the reader. */
  readonly hanyaGiliran?: boolean | undefined;
  readonly q?: string | undefined;
  readonly validasi: SaringanValidasi;
  readonly keadaan?: Keadaan | undefined;
  readonly tahap?: number | undefined;
}

interface QueueRow {
  readonly satuan_kerja: { satuan_kerja_id: number; satuan_kerja_nama: string; singkatan: string | null };
  readonly validasi: PlanningValidation | null;
  readonly versi: number;
  /** The last step of its workflow. */
  readonly langkah: AksiValidasi | null;
  readonly diperbarui: string | null;
}

/** Active units with their plan of a year; a draft where it was never submitted, or taken back. */
const plans = (tahun: number) => sql`(
  select sk.satuan_kerja_id, sk.satuan_kerja_nama, sk.singkatan, v.id, v.status, v.tahap, v.catatan,
    coalesce(v.versi, 0) as versi, coalesce(v.keadaan, 'draf') as keadaan
  from satuan_kerja sk
  left join validasi_perencanaan v on v.satuan_kerja_id = sk.satuan_kerja_id and v.tahun = ${tahun}
  where sk.aktif) r`;

/** SQL: whether a plan waits for who decides at these stages. */
const isGiliran = (giliran: readonly number[]): RawBuilder<boolean> =>
  sql`(r.keadaan = 'menunggu' and r.tahap = any(${[...giliran]}::integer[]))`;

/**
 * Units with the state of their plan: what waits first, before it what waits for the reader, the longest waiting before the
 * others; then what was returned, drafts, what is approved.
 */
export const listQueue = (
  db: Kysely<Tables>,
  tahun: number,
  { page, ...filter }: QueueFilter,
): Promise<Page<QueueRow>> =>
  readPage(
    db,
    sql`
      select row(array_position(array['menunggu', 'dikembalikan', 'draf', 'disetujui'], r.keadaan),
          not ${isGiliran(filter.giliran)}, case when r.keadaan = 'menunggu' then w.waktu end, r.tahap,
          r.satuan_kerja_nama) as urutan,
        json_build_object(
          'satuan_kerja', json_build_object('satuan_kerja_id', r.satuan_kerja_id, 'satuan_kerja_nama',
            r.satuan_kerja_nama, 'singkatan', r.singkatan),
          'validasi', case when r.keadaan <> 'draf' then json_build_object('status', r.status, 'tahap', r.tahap,
            'keadaan', r.keadaan, 'catatan', r.catatan) end,
          'versi', r.versi,
          'langkah', (select w.aksi from validasi_perencanaan_riwayat w where w.validasi_perencanaan_id = r.id
            order by w.id desc limit 1),
          'diperbarui', ${momentColumn(sql`w.waktu`)}) as content
      from ${plans(tahun)}
      cross join lateral (
        select max(waktu) as waktu from validasi_perencanaan_riwayat where validasi_perencanaan_id = r.id) w
      where ${sql.join(conditions(filter), sql` and `)}`,
    page,
  );

/** Units in each state. */
export async function countStates(db: Kysely<Tables>, tahun: number): Promise<Record<Keadaan, number>> {
  const { rows } = await sql<{ keadaan: Keadaan; jumlah: number }>`
    select r.keadaan, count(*)::integer as jumlah from ${plans(tahun)} group by r.keadaan`.execute(db);
  const counted = Object.fromEntries(rows.map(({ keadaan, jumlah }) => [keadaan, jumlah]));
  return { draf: 0, menunggu: 0, dikembalikan: 0, disetujui: 0, ...counted };
}

function conditions({
  q,
  validasi,
  keadaan,
  tahap,
  giliran,
  hanyaGiliran = false,
}: Omit<QueueFilter, 'page'>): RawBuilder<unknown>[] {
  return [
    sql`true`,
    ...(validasi === 'semua' ? [] : [sql`(r.keadaan = 'disetujui') = ${validasi === '1'}`]),
    ...(keadaan === undefined ? [] : [sql`r.keadaan = ${keadaan}`]),
    ...(tahap === undefined ? [] : [sql`r.tahap = ${tahap}`]),
    ...(hanyaGiliran ? [isGiliran(giliran)] : []),
    textFits(sql`concat_ws(' ', r.satuan_kerja_nama, r.singkatan)`, q),
  ];
}
