import { validasiAnggotaActs } from '@selaras/contracts';
import {
  isFound,
  isGiliran,
  type Pencarian,
  type SaringanAntrean,
  type SebagaiValidator,
  searchText,
  zonedDate,
} from '@selaras/domain';
import { can } from '@selaras/roles';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { akhirTahun, jabatanPada } from '../../../database/orang/orang-pada';
import { readJabatan, unitsOfPemegang } from '../../../database/orang/pemegang-jabatan';
import type { Tables } from '../../../database/tables';
import { momentColumn } from '../../../kit/paging/read-page';
import { textFits } from '../../../kit/text/text-match';
import { isTempatBerlaku } from '../../../kit/tim-kerja/tempat-berlaku';
import type { StoredAnggota } from '../anggota/anggota-sql';
import { type Pembaca, pelakuAnggota } from '../anggota/pembaca';
import { situasiOf, type Tempat, tahapOf } from '../anggota/present-anggota';

/** What of a place is needed to say whose turn it is, and to look for it. */
interface Baris
  extends Pick<StoredAnggota, 'id' | 'nip' | 'nama' | 'jabatan' | 'unit_kerja_id' | 'status' | 'jenis'> {
  readonly nama_tim: string;
  readonly unit_asal: number;
  readonly unit_tim: number;
  /** Something was approved of it already. */
  readonly berubah: boolean;
  readonly menunggu_sejak: string;
}

/** A place that waits, with whether it has waited too long. */
export interface Menunggu {
  readonly row: Baris;
  readonly terlambat: boolean;
}

/**
 * Every place of the year that waits for him as head of a division, as head of an agency, or whatever he is, the longest
 * waiting first.
 */
export async function listMenunggu(
  db: Kysely<Tables>,
  pembaca: Pembaca,
  sebagai: SebagaiValidator,
): Promise<Menunggu[]> {
  const pelaku = pelakuAnggota(pembaca, 0);
  const near = pelaku.super ? sql`true` : await reach(db, pembaca, sebagai);
  if (near === null) return [];
  // Names are read by number: of so many people a plan by itself reads every employee of the regency.
  const { rows } = await sql<Baris>`
    select a.id, a.nip, (select orang.peg_nama from pegawai orang where orang.peg_nip = a.nip) as nama, p.jabatan,
      p.unit_kerja_id, a.status, a.jenis, t.nama as nama_tim, p.satuan_kerja_id as unit_asal,
      t.satuan_kerja_id as unit_tim, ${isTempatBerlaku} as berubah,
      ${momentColumn(sql`a.menunggu_sejak`)} as menunggu_sejak
    from tim_kerja_anggota a
    join tim_kerja t on t.id = a.tim_kerja_id and t.deleted_at is null
    cross join ${jabatanPada(sql`a.nip`, akhirTahun(sql`t.tahun`))} p
    where a.deleted_at is null and a.menunggu_sejak is not null and t.tahun = ${pembaca.tahun} and ${near}
    order by a.menunggu_sejak, a.id`.execute(db);
  // Each stage looks at the posts of one unit alone.
  const units = rows.map(({ status, unit_asal, unit_tim }) =>
    status === 'menunggu_opd' ? unit_tim : unit_asal,
  );
  const posts = await readJabatan(db, units, zonedDate(pembaca.now));
  // An agency head who also acts for a head of division has one page for both.
  const hasPageOfKabid = can(pembaca.actor, validasiAnggotaActs.kabid);
  return rows.flatMap((row) => {
    const situasi = situasiOf(tempatOf(row), posts, pembaca);
    const tahap = tahapOf(row.status);
    if (tahap === null || !isGiliran(pelaku, tahap, situasi)) return [];
    const asKabid =
      hasPageOfKabid && tahap === 'kabid' && pelaku.nip !== null && situasi.kabid.includes(pelaku.nip);
    const wanted = sebagai === 'semua' || (sebagai === 'kabid') === asKabid;
    return wanted ? [{ row, terlambat: situasi.terlambat }] : [];
  });
}

const tempatOf = ({ nip, unit_kerja_id, menunggu_sejak, unit_asal, unit_tim }: Baris): Tempat => ({
  nip,
  unit_kerja_id,
  menunggu_sejak,
  satuan_kerja: { satuan_kerja_id: unit_asal },
  tim: { satuan_kerja: { satuan_kerja_id: unit_tim } },
});

/**
 * SQL condition: the place lies where he may have a turn: it waits for a division of a unit where he holds a post, or for
 * the agency that he heads. null: he holds none.
 */
async function reach(
  db: Kysely<Tables>,
  { nip, now }: Pembaca,
  sebagai: SebagaiValidator,
): Promise<RawBuilder<boolean> | null> {
  const units = nip === null ? [] : await unitsOfPemegang(db, nip, zonedDate(now));
  if (units.length === 0) return null;
  const ids = units.map(({ unit }) => unit);
  const kabid = sql<boolean>`(a.status = 'menunggu_kabid' and p.satuan_kerja_id = any(${ids}::bigint[]))`;
  const headed = units.filter(({ kepala }) => kepala).map(({ unit }) => unit);
  if (sebagai === 'kabid' || headed.length === 0) return kabid;
  return sql`(${kabid} or a.status = 'menunggu_opd' and t.satuan_kerja_id = any(${headed}::bigint[]))`;
}

/** Whether a place meets what the reader looks for. */
export function fits({ row, terlambat }: Menunggu, search: Pencarian, saring?: SaringanAntrean): boolean {
  if (!isFound(search, searchText(row.nama, row.jabatan, row.nama_tim))) return false;
  if (saring === 'terlambat') return terlambat;
  if (saring === 'berubah') return row.berubah;
  if (saring === 'dipinjam') return row.unit_asal !== row.unit_tim;
  return saring === undefined || row.jenis === 'tambahan';
}

const filterSql: Readonly<Record<SaringanAntrean, RawBuilder<boolean>>> = {
  terlambat: sql`false`,
  berubah: isTempatBerlaku,
  dipinjam: sql`p.satuan_kerja_id <> t.satuan_kerja_id`,
  tambahan: sql`a.jenis = 'tambahan'`,
};

/** SQL condition: he decided about the place in this capacity, and it matches what he looks for. */
export function isDiputus(
  { actor, tahun }: Pembaca,
  sebagai: SebagaiValidator,
  q?: string,
  saring?: SaringanAntrean,
) {
  const posts = sebagai === 'semua' ? ['kabid', 'opd'] : [sebagai];
  const decided = sql`exists (select from tim_kerja_anggota_riwayat w where w.tim_kerja_anggota_id = a.id
    and w.user_id = ${actor.id} and w.langkah like any(${posts.map((post) => `%-${post}`)}::text[]))`;
  return sql.join(
    [
      sql`t.tahun = ${tahun} and ${decided}`,
      ...(saring === undefined ? [] : [filterSql[saring]]),
      textFits(sql`concat_ws(' ', p.peg_nama, p.jabatan, t.nama)`, q),
    ],
    sql` and `,
  );
}
