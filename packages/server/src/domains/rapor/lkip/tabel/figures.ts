import type { EfisiensiAnggaran, IkuCard } from '@selaras/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../../database/tables';
import {
  findEfisiensiKabupaten,
  findEfisiensiSatuanKerja,
} from '../../../../kit/anggaran/efisiensi-repository';
import { findIkuKabupaten, findIkuPd } from '../../../../kit/iku/iku-repository';
import { periodYearOf } from '../../../../kit/iku/period-year';
import { publicVisibility, type Visibility } from '../../../../kit/visibility/visibility';
import type { Pemilik } from '../akses/pemilik';
import { findPendukung, type PendukungRow } from './pendukung-repository';

/** What the analyses of a report are made of. */
export interface CapaianFigures {
  readonly tahun: number;
  readonly kabupaten: boolean;
  readonly iku: readonly IkuCard[];
  readonly efisiensi: EfisiensiAnggaran;
  readonly pendukung: readonly PendukungRow[];
}

/**
 * Whose data a report is made of. The regency's is read by every unit, therefore it is the same for each reader and
 * nothing of a plan that is not final stands in it; a unit's is read by the unit itself and by who sees all plans.
 */
export const visibilityLaporan = ({ satuan_kerja_id }: Pemilik, own: Visibility): Visibility =>
  satuan_kerja_id === null ? publicVisibility : own;

/** Indicators of the report, of the regency or as the reader sees a unit. */
export function readIku(db: Kysely<Tables>, pemilik: Pemilik, own: Visibility): Promise<readonly IkuCard[]> {
  const { satuan_kerja_id: unit, tahun } = pemilik;
  const visibility = visibilityLaporan(pemilik, own);
  const year = periodYearOf(tahun);
  return unit === null ? findIkuKabupaten(db, year, visibility) : findIkuPd(db, unit, year, visibility);
}

/** Indicators of the report with the money and the programmes below them, of the regency or as the reader sees a unit. */
export async function readFigures(
  db: Kysely<Tables>,
  pemilik: Pemilik,
  own: Visibility,
): Promise<CapaianFigures> {
  const { satuan_kerja_id: unit, tahun } = pemilik;
  const visibility = visibilityLaporan(pemilik, own);
  const year = periodYearOf(tahun);
  const [iku, efisiensi, pendukung] = await Promise.all([
    readIku(db, pemilik, own),
    unit === null ? findEfisiensiKabupaten(db, year) : findEfisiensiSatuanKerja(db, unit, year, visibility),
    findPendukung(db, year, unit, visibility),
  ]);
  return { tahun, kabupaten: unit === null, iku, efisiensi, pendukung };
}
