import type { TimAnggotaSaya } from '@selaras/contracts';
import { triwulanBerakhir, triwulanTertinggal } from '@selaras/domain';
import { hasRole } from '@selaras/roles';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import type { WriteInput } from '../../../kit/resource/write-input';
import { kunciLangkah } from './kunci-langkah';
import { listLangkahOrang } from './langkah-repository';
import { findNip } from './nip-pembaca';
import { findTempatSaya } from './tim-repository';
import { nipOf } from './tim-sql';

/** Teams and steps of the reader in a year, his own part of each alone. */
export async function anggotaSaya(
  db: Kysely<Tables>,
  { actor, tahun, now }: Pick<WriteInput, 'actor' | 'tahun' | 'now'>,
): Promise<TimAnggotaSaya> {
  const [nip, tempat, found] = await Promise.all([
    findNip(db, actor.id),
    findTempatSaya(db, { userId: actor.id, tahun }),
    listLangkahOrang(db, nipOf(actor.id), tahun),
  ]);
  const units = [...new Set(found.map(({ satuan_kerja }) => satuan_kerja.satuan_kerja_id))];
  const kunci = await kunciLangkah(db, { tahun, isSuper: hasRole(actor, 'super'), now }, units);
  const over = triwulanBerakhir(tahun, now);
  const langkah = found.flatMap((step) => {
    const own = step.bagian.find((bagian) => bagian.nip === nip);
    if (own === undefined) return [];
    const { id, sasaran, indikator, satuan, sub_kegiatan, tim, satuan_kerja } = step;
    const { triwulan } = own;
    const triwulan_tertinggal = triwulanTertinggal(
      triwulan.map(({ target }) => target),
      triwulan.map(({ realisasi }) => realisasi),
      over,
    );
    return {
      id,
      sasaran,
      indikator,
      satuan,
      sub_kegiatan,
      bagian_id: own.id,
      tim,
      satuan_kerja,
      tertinggal: triwulan_tertinggal.length > 0,
      triwulan_tertinggal,
      triwulan: triwulan.map((quarter) => ({ ...quarter, tertutup: kunci.triwulan(step, quarter.triwulan) })),
    };
  });
  return { ...tempat, triwulan_berakhir: over, langkah };
}
