import type { PenyebabSaringan } from '@selaras/contracts';
import type { KeadaanRapor, PerbaikanRapor } from '@selaras/domain';
import { type RawBuilder, sql } from 'kysely';
import { textFits } from '../../../kit/text/text-match';

/** What rows behind a report card are chosen by, of either kind: the parts of its diagram, and words. */
export interface SaringanRapor {
  readonly satuan_kerja_id?: number | undefined;
  readonly keadaan?: KeadaanRapor | 'belum-tercapai' | undefined;
  readonly penyebab?: PenyebabSaringan | undefined;
  readonly perbaikan?: PerbaikanRapor | undefined;
  readonly q?: string | undefined;
}

/** SQL condition on a row `r` of a report card; `text` is where words are looked for. */
export function isChosen(
  { satuan_kerja_id, keadaan, penyebab, perbaikan, q }: SaringanRapor,
  text: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const conditions = [
    satuan_kerja_id !== undefined && sql`r.satuan_kerja_id = ${satuan_kerja_id}`,
    keadaan !== undefined && isIn(keadaan),
    penyebab !== undefined && sql`r.keadaan <> 'tercapai' and r.berpenyebab = ${penyebab === 'ada'}`,
    perbaikan !== undefined && sql`r.keadaan <> 'tercapai' and r.perbaikan = ${perbaikan}`,
    textFits(text, q),
  ].filter((condition) => condition !== false);
  return sql.join([sql`true`, ...conditions.map((one) => sql`(${one})`)], sql` and `);
}

/** What was missed includes what was not reported, as the report card counts it. */
const isIn = (keadaan: NonNullable<SaringanRapor['keadaan']>) =>
  keadaan === 'belum-tercapai' ? sql`r.keadaan <> 'tercapai'` : sql`r.keadaan = ${keadaan}`;
