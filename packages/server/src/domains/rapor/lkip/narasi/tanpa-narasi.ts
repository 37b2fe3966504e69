import { isTanpaNarasi, periodStartOf } from '@selaras/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../../database/tables';
import type { Visibility } from '../../../../kit/visibility/visibility';
import type { Pemilik } from '../akses/pemilik';
import { readIku } from '../tabel/figures';
import { listNarasi } from './narasi-repository';

/**
 * Whether a report has indicators and not one narrative of theirs that was written: then it is not handed in. A year outside
 * all periods has no indicators.
 */
export async function findTanpaNarasi(
  db: Kysely<Tables>,
  pemilik: Pemilik,
  own: Visibility,
): Promise<boolean> {
  if (periodStartOf(pemilik.tahun) === null) return false;
  const [iku, narasi] = await Promise.all([readIku(db, pemilik, own), listNarasi(db, pemilik)]);
  const written = narasi.filter(({ bagian }) => bagian.some(({ terisi }) => terisi));
  return isTanpaNarasi(
    iku.map(({ id }) => id),
    new Set(written.map(({ indikator_id }) => indikator_id)),
  );
}
