import type { NomorAnalisis } from '@selaras/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../../database/tables';
import type { Visibility } from '../../../../kit/visibility/visibility';
import type { Pemilik } from '../akses/pemilik';
import { readFigures } from '../tabel/figures';
import { drafOf } from './angka-narasi';
import { listNarasi } from './narasi-repository';

/** Whether the figures have changed since an author decided on a draft: `decided` as it was then, `now` as it is. */
export const isBerubah = (decided: string | null, now: string | undefined): boolean =>
  decided !== null && now !== undefined && decided !== now;

/** An analysis of an indicator, by its name. */
interface AnalisisUsang {
  readonly indikator: string;
  readonly analisis: NomorAnalisis;
}

/** Analyses of a report whose texts stand while the figures have changed since, in the order of the report. */
export async function listUsang(
  db: Kysely<Tables>,
  pemilik: Pemilik,
  own: Visibility,
): Promise<AnalisisUsang[]> {
  const [figures, written] = await Promise.all([readFigures(db, pemilik, own), listNarasi(db, pemilik)]);
  const draf = drafOf(figures);
  return figures.iku.flatMap(({ id, indikator }) =>
    (written.find(({ indikator_id }) => indikator_id === id)?.bagian ?? [])
      .filter((one) => one.terisi && isBerubah(one.draf, draf.get(id)?.[one.analisis]))
      .map(({ analisis }) => ({ indikator, analisis })),
  );
}
