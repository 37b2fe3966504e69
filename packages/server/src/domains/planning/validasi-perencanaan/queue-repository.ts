import { PER_PAGE, type PlanningValidation } from '@selaras/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables';

export interface QueueFilter {
  readonly page: number;
  readonly q?: string | undefined;
  readonly validasi: 'semua' | '1' | '0';
  readonly keadaan?: 'draf' | PlanningValidation['keadaan'] | undefined;
  readonly tahap?: number | undefined;
}

export interface QueueRow {
  readonly satuan_kerja: { satuan_kerja_id: number; satuan_kerja_nama: string; singkatan: string | null };
  readonly validasi: PlanningValidation | null;
  readonly versi: number;
  readonly diperbarui: string | null;
}

export type Jumlah = Record<'draf' | 'menunggu' | 'dikembalikan' | 'disetujui', number>;

/** Active units with the state of their plan: what waits first, then what was returned, drafts, what is approved. */
export async function listQueue(
  db: Kysely<Tables>,
  tahun: number,
  filter: QueueFilter,
): Promise<{ data: QueueRow[]; total: number; jumlah: Jumlah }> {
  const { rows } = await sql<{ data: QueueRow[]; total: number; jumlah: Jumlah }>`
    with semua as materialized (
      select sk.satuan_kerja_id, sk.satuan_kerja_nama, sk.singkatan, v.id, v.status, v.tahap, v.catatan, v.versi,
        coalesce(v.keadaan, 'draf') as keadaan
      from satuan_kerja sk
      left join validasi_perencanaan v on v.satuan_kerja_id = sk.satuan_kerja_id and v.tahun = ${tahun}
      where sk.aktif
    ), terpilih as (
      select * from semua where ${sql.join(conditions(filter), sql` and `)}
    ), halaman as (
      select *, row_number() over (
        order by array_position(array['menunggu', 'dikembalikan', 'draf', 'disetujui'], keadaan), tahap, satuan_kerja_nama
      ) as nomor from terpilih order by nomor limit ${PER_PAGE} offset ${(filter.page - 1) * PER_PAGE}
    )
    select (select count(*) from terpilih)::integer as total,
      (select json_build_object(${sql.join(
        ['draf', 'menunggu', 'dikembalikan', 'disetujui'].map(
          (keadaan) => sql`${sql.lit(keadaan)}, count(*) filter (where keadaan = ${keadaan})`,
        ),
      )}) from semua) as jumlah,
      coalesce((select json_agg(json_build_object(
        'satuan_kerja', json_build_object('satuan_kerja_id', satuan_kerja_id, 'satuan_kerja_nama', satuan_kerja_nama,
          'singkatan', singkatan),
        'validasi', case when id is not null then
          json_build_object('status', status, 'tahap', tahap, 'keadaan', keadaan, 'catatan', catatan) end,
        'versi', coalesce(versi, 0),
        'diperbarui', (select to_char(max(w.waktu) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
          from validasi_perencanaan_riwayat w where w.validasi_perencanaan_id = halaman.id)
      ) order by nomor) from halaman), '[]') as data`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The queue of plans gave no row');
  return row;
}

function conditions({ q = '', validasi, keadaan, tahap }: QueueFilter): RawBuilder<unknown>[] {
  const all: RawBuilder<unknown>[] = [sql`true`];
  if (validasi === '1') all.push(sql`keadaan = 'disetujui'`);
  if (validasi === '0') all.push(sql`keadaan <> 'disetujui'`);
  if (keadaan !== undefined) all.push(sql`keadaan = ${keadaan}`);
  if (tahap !== undefined) all.push(sql`tahap = ${tahap}`);
  if (q !== '') all.push(sql`position(lower(${q}) in lower(satuan_kerja_nama)) > 0`);
  return all;
}
