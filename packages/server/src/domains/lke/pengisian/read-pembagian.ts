import type { LkePembagian } from '@selaras/contracts';
import { isBagianTerbuka, langkahBagianDari } from '@selaras/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import type { SignedIn } from '../../../plugins/signed-in';
import type { Lembar } from '../penilaian/pelaku';
import { coordinates } from '../penilaian/pengisi';
import { findPengisi } from '../penilaian/pengisi-repository';
import { listBagian } from './bagian-repository';

/** Who fills in what of a worksheet, and what one of the unit may do with it. */
export async function readPembagian(
  db: Kysely<Tables>,
  actor: SignedIn,
  lembar: Lembar,
): Promise<LkePembagian> {
  const { koordinator, bagian: mine } = await findPengisi(db, actor.id, lembar);
  const saya_koordinator = coordinates(koordinator, actor.id);
  const bagian = (await listBagian(db, lembar)).map((part) => {
    const milik_saya = mine.includes(part.id);
    const who = { koordinator: saya_koordinator, pengisi: milik_saya };
    return { ...part, milik_saya, langkah: langkahBagianDari(part.keadaan, who) };
  });
  const open = bagian.filter(({ milik_saya, keadaan }) => milik_saya && isBagianTerbuka(keadaan));
  return {
    koordinator: [...koordinator],
    saya_koordinator,
    kriteria_saya: saya_koordinator ? null : open.flatMap(({ kriteria }) => kriteria),
    bagian,
  };
}
