import { BENTUK_POTRET, EVIDEN_PER_TAHUN, type PotretBeku, type SumberPortal } from '@selaras/contracts';
import { zonedDate } from '@selaras/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { findUnitVersion } from '../../../kit/data-version/data-version';
import { kanonik, sidikOf } from '../../../kit/potret/kanonik';
import type { ReadPotret } from '../../../kit/potret/potret-source';
import { findSatuanKerja } from '../../../kit/satuan-kerja/satuan-kerja-repository';
import { ProblemError } from '../../../plugins/problem';
import type { Lembar } from '../penilaian/pelaku';
import { readFrozen, sejak, sidikPotret } from '../potret/potret-content';
import { countEviden, updateEviden } from './eviden-repository';
import { findNewest, findSumber, holdPotret } from './potret-repository';
import { insertVersi, MOST_VERSIONS } from './versi-repository';

/** What the portal can be asked, and when it is asked. */
export interface Portal {
  readonly sources: ReadonlyMap<SumberPortal, ReadPotret>;
  readonly now: Date;
}

interface Taken {
  readonly kriteriaId: number;
  readonly sumber: SumberPortal;
  /** What was seen of it. */
  readonly sidik: string;
}

const changed = (pesan: string) => new ProblemError('BENTROK', { pesan });
const refused = (pesan: string) =>
  new ProblemError('MASUKAN_TIDAK_SESUAI', { pesan, errors: { sumber: [pesan] } });

/**
 * Freezes what the portal says of a unit now: its canonical JSON under the next number. What says the same as what was
 * taken before is not stored again. Throws 422 for a source that the criterion is not offered, 409 when the portal says
 * something else than what was seen.
 */
export async function takePotret(
  tx: Kysely<Tables>,
  lembar: Lembar,
  { sources, now }: Portal,
  { kriteriaId, sumber, sidik }: Taken,
): Promise<{ id: number; eviden_id: number }> {
  const { satuan_kerja_id, tahun } = lembar;
  const read = sources.get(sumber);
  const offered = await findSumber(tx, { tahun, kriteriaId });
  if (read === undefined || !offered?.includes(sumber)) {
    throw refused('Sumber ini tidak ditawarkan untuk kriteria ini. Muat ulang halaman.');
  }
  const potret = await read({ db: tx, satuan_kerja_id, tahun, now });
  if (potret === null) throw changed('Portal tidak lagi memuat datanya. Lihat kembali pilihannya.');
  if (sidikPotret({ sumber, tahun, potret, satuanKerjaId: satuan_kerja_id }) !== sidik) {
    throw changed('Data di portal berubah sejak Anda melihatnya. Periksa yang baru, lalu ambil.');
  }
  const eviden_id = await holdPotret(tx, lembar, { sumber, nama: potret.judul });
  const newest = await findNewest(tx, eviden_id);
  if (newest !== undefined && newest.isi !== null && sejak(readFrozen(newest.isi), potret).sama)
    return newest;
  if (newest === undefined && (await countEviden(tx, lembar)) > EVIDEN_PER_TAHUN) {
    throw refused(`Eviden tahun ini sudah ${EVIDEN_PER_TAHUN}. Hapus yang tidak dipakai.`);
  }
  if (newest !== undefined && newest.nomor >= MOST_VERSIONS) {
    throw changed(`Satu eviden paling banyak ${MOST_VERSIONS} isi.`);
  }
  const unit = await findSatuanKerja(tx, satuan_kerja_id);
  const isi = kanonik({
    bentuk: BENTUK_POTRET,
    sumber,
    satuan_kerja: { id: satuan_kerja_id, nama: unit?.satuan_kerja_nama ?? '' },
    tahun,
    diambil: now.toISOString(),
    versi_data: await findUnitVersion(tx, satuan_kerja_id),
    potret,
  } satisfies PotretBeku);
  // What is said of it follows its newest content; it is another row now for who changes it next.
  await updateEviden(tx, eviden_id, {
    nama: potret.judul,
    tanggal_dokumen: zonedDate(now),
    periode: `Tahun ${tahun}`,
  });
  return insertVersi(tx, lembar, eviden_id, { isi, sha256: sidikOf(isi) });
}
