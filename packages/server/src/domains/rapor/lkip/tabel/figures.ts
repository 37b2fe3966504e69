import type { EfisiensiAnggaran, IkuCard } from '@selaras/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../../database/tables';
import {
  findEfisiensiKabupaten,
  findEfisiensiSatuanKerja,
} from '../../../../kit/anggaran/efisiensi-repository';
import { findIkuKabupaten, findIkuPd } from '../../../../kit/iku/iku-repository';
import { periodYearOf } from '../../../../kit/iku/period-year';
import type { Visibility } from '../../../../kit/visibility/visibility';
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

/** Indicators of the report with the money and the programmes below them, as this reader sees them. */
export async function readFigures(
  db: Kysely<Tables>,
  { satuan_kerja_id: unit, tahun }: Pemilik,
  visibility: Visibility,
): Promise<CapaianFigures> {
  const year = periodYearOf(tahun);
  const [iku, efisiensi, pendukung] = await Promise.all([
    unit === null ? findIkuKabupaten(db, year, visibility) : findIkuPd(db, unit, year, visibility),
    unit === null
      ? findEfisiensiKabupaten(db, year, visibility)
      : findEfisiensiSatuanKerja(db, unit, year, visibility),
    findPendukung(db, year, unit, visibility),
  ]);
  return { tahun, kabupaten: unit === null, iku, efisiensi, pendukung };
}
