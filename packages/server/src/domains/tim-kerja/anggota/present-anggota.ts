import type { AnggotaRinci, AnggotaTim } from '@selaras/contracts';
import {
  isTerlambatDiputus,
  langkahAnggotaDari,
  penyetujuAnggota,
  type SituasiAnggota,
  situasiAnggota,
  zonedDate,
} from '@selaras/domain';
import { ownsUnit, seesAllUnits } from '@selaras/roles';
import type { Kysely } from 'kysely';
import { type JabatanTerisi, readJabatan } from '../../../database/orang/pemegang-jabatan';
import type { Tables } from '../../../database/tables';
import { readLanjutan } from './anggota-repository';
import type { StoredAnggota } from './anggota-sql';
import { type Pembaca, pelakuAnggota } from './pembaca';

/** Who has a place in a team of which unit, and since when it waits. */
export type Tempat = Pick<StoredAnggota, 'nip' | 'unit_kerja_id' | 'menunggu_sejak'> & {
  readonly satuan_kerja: { readonly satuan_kerja_id: number };
  readonly tim: { readonly satuan_kerja: { readonly satuan_kerja_id: number } };
};

/** The posts that decide about these places, as they are held today. */
export const jabatanOf = (
  db: Kysely<Tables>,
  rows: readonly Tempat[],
  { now }: Pembaca,
): Promise<JabatanTerisi> =>
  readJabatan(
    db,
    rows.flatMap(({ satuan_kerja, tim }) => [satuan_kerja.satuan_kerja_id, tim.satuan_kerja.satuan_kerja_id]),
    zonedDate(now),
  );

/** Who decides about a place today. */
export const situasiOf = (row: Tempat, { jabatan }: JabatanTerisi, { now }: Pembaca): SituasiAnggota =>
  situasiAnggota(
    { nip: row.nip, satuan_kerja_id: row.satuan_kerja.satuan_kerja_id, unit_kerja_id: row.unit_kerja_id },
    row.tim.satuan_kerja.satuan_kerja_id,
    jabatan,
    isTerlambatDiputus(row.menunggu_sejak === null ? null : new Date(row.menunggu_sejak), now),
  );

/** Places as their reader may see them, with what he may do with each now. */
export async function presentAnggota(
  db: Kysely<Tables>,
  pembaca: Pembaca,
  rows: readonly StoredAnggota[],
): Promise<AnggotaTim[]> {
  if (rows.length === 0) return [];
  const posts = await jabatanOf(db, rows, pembaca);
  return rows.map((row) => presentOne(row, posts, pembaca));
}

/** A place with its history, as its reader may see it. */
export async function presentRinci(
  db: Kysely<Tables>,
  pembaca: Pembaca,
  row: StoredAnggota,
): Promise<AnggotaRinci> {
  const [posts, lanjutan] = await Promise.all([jabatanOf(db, [row], pembaca), readLanjutan(db, row)]);
  const one = presentOne(row, posts, pembaca);
  return { ...one, ...lanjutan, tim_lain: one.nip === null ? [] : lanjutan.tim_lain };
}

function presentOne(stored: StoredAnggota, posts: JabatanTerisi, pembaca: Pembaca): AnggotaTim {
  const { unit_kerja_id, nip, ...row } = stored;
  const situasi = situasiOf(stored, posts, pembaca);
  const shown = seesNip(stored, situasi, pembaca);
  const tahap = tahapOf(row.status);
  return {
    ...row,
    kunci: shown ? nip : String(row.id),
    nip: shown ? nip : null,
    terlambat: situasi.terlambat,
    menunggu:
      tahap === null ? [] : penyetujuAnggota(tahap, situasi).nip.flatMap((one) => posts.namaOf(one) ?? []),
    langkah: pembaca.tertutup
      ? []
      : langkahAnggotaDari(row.status, pelakuAnggota(pembaca, row.tim.satuan_kerja.satuan_kerja_id), situasi),
  };
}

/** The stage at which a place waits; null: it does not. */
export const tahapOf = (status: StoredAnggota['status']): 'kabid' | 'opd' | null =>
  status === 'menunggu_kabid' ? 'kabid' : status === 'menunggu_opd' ? 'opd' : null;

/** Another unit's people keep their NIP to themselves until they are lent, except to who decides about it for them. */
function seesNip(row: StoredAnggota, situasi: SituasiAnggota, { actor, nip }: Pembaca): boolean {
  return (
    !row.dipinjam ||
    row.berlaku !== null ||
    seesAllUnits(actor) ||
    ownsUnit(actor, row.satuan_kerja.satuan_kerja_id) ||
    (nip !== null && [...situasi.kabid, ...situasi.kepalaAsal].includes(nip))
  );
}
