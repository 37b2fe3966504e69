import type { Page, Riwayat } from '@selaras/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables';
import { momentColumn, readPage } from '../paging/read-page';
import { withNames } from './reference-names';

type Values = Readonly<Record<string, unknown>>;

/** Kept by the database itself; no news to people. */
const housekeeping = new Set(['id', 'versi', 'created_at', 'updated_at', 'created_by']);

/** The columns that differ, with both values; of a new row those that are filled in. */
export function perubahanOf(sebelum: Values | null, sesudah: Values | null): Riwayat['perubahan'] {
  const columns = new Set([...Object.keys(sebelum ?? {}), ...Object.keys(sesudah ?? {})]);
  return [...columns]
    .filter((name) => !housekeeping.has(name))
    .map((name) => ({ kolom: name, sebelum: sebelum?.[name] ?? null, sesudah: sesudah?.[name] ?? null }))
    .filter((item) => JSON.stringify(item.sebelum) !== JSON.stringify(item.sesudah));
}

type Entry = Omit<Riwayat, 'perubahan'> & {
  readonly sebelum: Values | null;
  readonly sesudah: Values | null;
};

/** A row as it was, or what of it holds in one closed year. */
const statesOf = (column: RawBuilder<unknown>) =>
  sql`case when a.tabel = 'teks_berlaku' then a.${column} -> 'isi' else a.${column} end`;

const earlier = sql`select max(p.id) from audit_log p
  where p.tabel = a.tabel and p.baris_id = a.baris_id and p.id < a.id`;

/**
 * A saving of a closed year's text that left the row itself as it was: the row is counted up, which the text's own entry tells
 * already. Such a text's entry comes before its row's, so what came since the row's last entry belongs to this saving.
 */
const isOnlyCounted = sql`a.aksi = 'update' and a.sebelum - array['versi', 'updated_at'] = a.sesudah - array['versi', 'updated_at']
  and exists (select from audit_log t where t.tabel = 'teks_berlaku' and t.baris_id = a.baris_id
    and t.aksi = 'update' and t.sesudah ->> 'tabel' = a.tabel and t.id < a.id and t.id > coalesce((${earlier}), 0))`;

/** Changes of one row from the audit log, the newest first. */
export async function listHistory(
  db: Kysely<Tables>,
  tabel: string,
  id: number,
  page: number,
): Promise<Page<Riwayat>> {
  const rows = sql`
    select -a.id as urutan, json_build_object('waktu', ${momentColumn(sql`a.waktu`)}, 'pengguna', users.nama,
      'sebelum', ${statesOf(sql`sebelum`)}, 'sesudah', ${statesOf(sql`sesudah`)},
      'melewati_kunci', a.melewati_kunci is not null, 'alasan', a.alasan,
      'tahun', case when a.tabel = 'teks_berlaku' then (a.sesudah ->> 'tahun')::integer end,
      'aksi', case when a.sesudah ->> 'deleted_at' is not null then 'delete' else a.aksi end) as content
    from audit_log a left join users on users.id = a.pengguna_id
    where a.baris_id = ${id} and ((a.tabel = ${tabel} and not (${isOnlyCounted}))
      or (a.tabel = 'teks_berlaku' and a.aksi = 'update' and a.sesudah ->> 'tabel' = ${tabel}))`;
  const { data, ...found } = await readPage<Entry>(db, rows, page);
  const perubahan = await withNames(
    db,
    data.map(({ sebelum, sesudah }) => ({ tabel, perubahan: perubahanOf(sebelum, sesudah) })),
  );
  return {
    ...found,
    data: data.map(({ sebelum: _, sesudah: __, ...entry }, index) => ({
      ...entry,
      perubahan: perubahan[index] ?? [],
    })),
  };
}
