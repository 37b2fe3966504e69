import type { AlurLkip } from '@selaras/contracts';
import { bagianLkip, isNaskahTerbuka, keadaanBagianLkip, kekuranganLkip } from '@selaras/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../../database/tables';
import { visibilityOf } from '../../../../kit/visibility/visibility';
import type { SignedIn } from '../../../../plugins/signed-in';
import { findAlur, findBerkas, listLangkah, listTertulis } from '../akses/alur-repository';
import { type Pemilik, requireUnit } from '../akses/pemilik';
import { findTanpaNarasi } from '../narasi/tanpa-narasi';
import { listPercakapan } from './komentar-repository';
import { isPereviu, langkahOf, mayAct } from './pelaku';

/** Where a report stands, how it came there, what was said of it, and what its reader may do now. */
export async function readAlur(db: Kysely<Tables>, actor: SignedIn, pemilik: Pemilik): Promise<AlurLkip> {
  const satuan_kerja = await requireUnit(db, pemilik);
  const { id, keadaan, versi, berkas_id } = await findAlur(db, pemilik);
  const [riwayat, komentar, tertulis, tanpa_narasi, berkas] = await Promise.all([
    listLangkah(db, id),
    listPercakapan(db, id),
    listTertulis(db, id),
    isNaskahTerbuka(keadaan) ? findTanpaNarasi(db, pemilik, visibilityOf(actor)) : false,
    findBerkas(db, berkas_id),
  ]);
  const reviews = isPereviu(actor, pemilik) && keadaan === 'direviu';
  const speaks = mayAct(actor, pemilik, 'komentar') && (keadaan === 'disusun' || keadaan === 'direviu');
  return {
    satuan_kerja,
    keadaan,
    versi,
    langkah: langkahOf(actor, pemilik, keadaan),
    bagian: bagianLkip.map((kode) => ({ kode, keadaan: keadaanBagianLkip(kode, tertulis) })),
    kekurangan: isNaskahTerbuka(keadaan) ? kekuranganLkip(tertulis) : [],
    tanpa_narasi,
    riwayat,
    komentar,
    kemampuan: { komentari: reviews, balas: speaks, tandai: reviews },
    berkas,
  };
}
