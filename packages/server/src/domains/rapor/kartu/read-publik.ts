import { type RaporPublik, raporPublikCalls } from '@selaras/contracts';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../database/tables';
import { publicVisibility } from '../../../kit/visibility/visibility';
import { ProblemError } from '../../../plugins/problem';
import { findPublicRows } from './public-rows';
import type { Quarter } from './rapor-source';
import { readKartu } from './read-kartu';

/** Missed items that fit one sheet A4 below the figures. */
const LINES = 8;

/**
 * The public report card of a unit through its contract: what is final, without people.
 *
 * @throws `TIDAK_DITEMUKAN` unless the unit's plan of the year is final.
 */
export async function readPublik(
  db: Kysely<Tables>,
  { tahun, triwulan, satuan_kerja_id }: Quarter & { readonly satuan_kerja_id: number },
): Promise<RaporPublik> {
  const [{ satuan_kerja, ...card }, missed] = await Promise.all([
    readKartu(db, {
      tahun,
      triwulan,
      satuan_kerja_id,
      visibility: publicVisibility,
      jenis: 'sub-kegiatan',
    }),
    findPublicRows(db, { tahun, triwulan, satuan_kerja_id, keadaan: 'belum-tercapai' }),
  ]);
  if (satuan_kerja === null) throw new ProblemError('TIDAK_DITEMUKAN');
  const largest = missed.toSorted((a, b) => (b.anggaran ?? 0) - (a.anggaran ?? 0));
  return z.parse(raporPublikCalls.kartu.answer ?? z.never(), {
    ...card,
    satuan_kerja,
    tidak_tercapai: largest.slice(0, LINES),
    lainnya: Math.max(0, largest.length - LINES),
  });
}
