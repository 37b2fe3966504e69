import { dateWib, isGiliran } from '@selaras/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { textContains } from '../../../kit/text/text-match';
import { type AnggotaRingan, anggotaRinganObject, anggotaSource } from '../anggota/anggota-sql';
import { type Pembaca, pelakuAnggota } from '../anggota/pembaca';
import { jabatanOf, situasiOf, tahapOf } from '../anggota/present-anggota';
import { unitsOfPemegang } from '../jabatan/jabatan-repository';

export type Sebagai = 'kabid' | 'opd';
export type Saring = 'terlambat' | 'berubah' | 'dipinjam' | 'tambahan';

/** A place that waits, with whether it has waited too long. */
export interface Menunggu {
  readonly row: AnggotaRingan;
  readonly terlambat: boolean;
}

/** Every place of the year that waits for him as head of a division, or as head of an agency, the longest waiting first. */
export async function listMenunggu(
  db: Kysely<Tables>,
  pembaca: Pembaca,
  sebagai: Sebagai,
): Promise<Menunggu[]> {
  const pelaku = pelakuAnggota(pembaca, 0);
  const waiting = sql`a.menunggu_sejak is not null and t.tahun = ${pembaca.tahun}`;
  const found = await sql<{ content: AnggotaRingan }>`
    select ${anggotaRinganObject} as content from ${anggotaSource}
    where a.deleted_at is null and ${waiting} and ${await reach(db, pembaca, pelaku.super)}
    order by a.menunggu_sejak, a.id`.execute(db);
  const rows = found.rows.map(({ content }) => content);
  const posts = await jabatanOf(db, rows, pembaca);
  return rows.flatMap((row) => {
    const situasi = situasiOf(row, posts, pembaca);
    const tahap = tahapOf(row.status);
    if (tahap === null || !isGiliran(pelaku, tahap, situasi)) return [];
    const asKabid = tahap === 'kabid' && pelaku.nip !== null && situasi.kabid.includes(pelaku.nip);
    return (sebagai === 'kabid') === asKabid ? [{ row, terlambat: situasi.terlambat }] : [];
  });
}

/** SQL condition: the place lies where he may have a turn: about people or in teams of units where he holds a post. */
async function reach(
  db: Kysely<Tables>,
  { nip, now }: Pembaca,
  isSuper: boolean,
): Promise<RawBuilder<boolean>> {
  if (isSuper) return sql`true`;
  const units = nip === null ? [] : await unitsOfPemegang(db, nip, dateWib(now));
  return sql`(p.satuan_kerja_id = any(${units}::bigint[]) or t.satuan_kerja_id = any(${units}::bigint[]))`;
}

/** Whether a place meets what the reader looks for. */
export function fits({ row, terlambat }: Menunggu, q = '', saring?: Saring): boolean {
  const words = `${row.nama} ${row.jabatan} ${row.tim.nama}`.toLowerCase();
  if (!words.includes(q.toLowerCase())) return false;
  if (saring === 'terlambat') return terlambat;
  if (saring === 'berubah') return row.berlaku !== null;
  if (saring === 'dipinjam') return row.dipinjam;
  return saring === undefined || row.jenis === 'tambahan';
}

const saringSql: Readonly<Record<Saring, RawBuilder<boolean>>> = {
  terlambat: sql`false`,
  berubah: sql`a.berlaku_sejak is not null`,
  dipinjam: sql`p.satuan_kerja_id <> t.satuan_kerja_id`,
  tambahan: sql`a.jenis = 'tambahan'`,
};

/** SQL condition: he decided about the place in this capacity, and it matches what he looks for. */
export function isDiputus({ actor, tahun }: Pembaca, sebagai: Sebagai, q = '', saring?: Saring) {
  const decided = sql`exists (select from tim_kerja_anggota_riwayat w where w.tim_kerja_anggota_id = a.id
    and w.user_id = ${actor.id} and w.langkah like ${`%-${sebagai}`})`;
  return sql.join(
    [
      sql`t.tahun = ${tahun} and ${decided}`,
      ...(saring === undefined ? [] : [saringSql[saring]]),
      ...(q === '' ? [] : [sql`(${textContains(sql`p.peg_nama`, q)} or ${textContains(sql`t.nama`, q)})`]),
    ],
    sql` and `,
  );
}
