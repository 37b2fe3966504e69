import { type Page, PER_PAGE, type Riwayat } from '@selaras/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables';
import { denganNama } from './reference-names';

type Values = Readonly<Record<string, unknown>>;

/** Kept by the database itself; no news to people. */
const housekeeping = new Set(['id', 'versi', 'created_at', 'updated_at', 'created_by']);

/** The columns that differ, with both values; of a new row those that are filled in. */
export function perubahanOf(sebelum: Values | null, sesudah: Values | null): Riwayat['perubahan'] {
  const kolom = new Set([...Object.keys(sebelum ?? {}), ...Object.keys(sesudah ?? {})]);
  return [...kolom]
    .filter((nama) => !housekeeping.has(nama))
    .map((nama) => ({ kolom: nama, sebelum: sebelum?.[nama] ?? null, sesudah: sesudah?.[nama] ?? null }))
    .filter((item) => JSON.stringify(item.sebelum) !== JSON.stringify(item.sesudah));
}

/** Changes of one row from the audit log, the newest first. */
export async function listHistory(
  db: Kysely<Tables>,
  tabel: string,
  id: number,
  page: number,
): Promise<Page<Riwayat>> {
  const { rows } = await sql<{
    waktu: Date;
    pengguna: string | null;
    aksi: Riwayat['aksi'];
    melewati_kunci: boolean;
    sebelum: Values | null;
    sesudah: Values | null;
    total: number;
  }>`
    select a.waktu, users.nama as pengguna, a.sebelum, a.sesudah, a.melewati_kunci is not null as melewati_kunci,
      case when a.sesudah ->> 'deleted_at' is not null then 'delete' else a.aksi end as aksi,
      count(*) over () ::integer as total
    from audit_log a left join users on users.id = a.pengguna_id
    where a.tabel = ${tabel} and a.baris_id = ${id}
    order by a.id desc limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}`.execute(db);
  const perubahan = await denganNama(
    db,
    rows.map(({ sebelum, sesudah }) => ({ tabel, perubahan: perubahanOf(sebelum, sesudah) })),
  );
  return {
    data: rows.map(({ waktu, sebelum: _, sesudah: __, total: ___, ...rest }, index) => ({
      ...rest,
      waktu: waktu.toISOString(),
      perubahan: perubahan[index] ?? [],
    })),
    current_page: page,
    total: rows[0]?.total ?? 0,
    per_page: PER_PAGE,
  };
}
