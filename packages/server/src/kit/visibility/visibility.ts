import { type Actor, hasRole, isBiroUnit, ownsUnit, SETDA_ID, seesAllUnits } from '@selaras/roles';
import { type RawBuilder, sql } from 'kysely';

/**
 * Whose planning data a reader sees. A unit's year is final once its planning validation is approved.
 * `semua`: drafts of every unit; `sendiri`: drafts of the reader's own unit, final ones of the others;
 * `final`: only final ones, as the public does.
 */
export type Visibility =
  | { readonly kelas: 'semua' }
  | { readonly kelas: 'sendiri'; readonly satuanKerjaId: number; readonly withDivisions: boolean }
  | { readonly kelas: 'final' };

export const publicVisibility: Visibility = { kelas: 'final' };

export function visibilityOf(actor: Actor | null): Visibility {
  if (seesAllUnits(actor)) return { kelas: 'semua' };
  const satuanKerjaId = actor?.satuan_kerja_id ?? null;
  if (satuanKerjaId === null || !ownsUnit(actor, satuanKerjaId)) return publicVisibility;
  const withDivisions = satuanKerjaId === SETDA_ID && hasRole(actor, 'setda');
  return { kelas: 'sendiri', satuanKerjaId, withDivisions };
}

/** Readers with the same key see the same rows of this unit, so they may share one ETag; null: whole regency. */
export function visibilityKey(visibility: Visibility, satuanKerjaId: number | null): string {
  if (visibility.kelas !== 'sendiri') return visibility.kelas;
  if (satuanKerjaId === null) return `sendiri-${visibility.satuanKerjaId}-${visibility.withDivisions}`;
  return isOwn(visibility, satuanKerjaId) ? `sendiri-${visibility.satuanKerjaId}` : 'final';
}

function isOwn(visibility: Extract<Visibility, { kelas: 'sendiri' }>, satuanKerjaId: number): boolean {
  return (
    satuanKerjaId === visibility.satuanKerjaId || (visibility.withDivisions && isBiroUnit(satuanKerjaId))
  );
}

/** What a reader sees of this unit's tree: that of another unit is final in every part, also where his own contributes. */
export function visibilityWithin(visibility: Visibility, satuanKerjaId: number | null): Visibility {
  if (visibility.kelas !== 'sendiri' || satuanKerjaId === null) return visibility;
  return isOwn(visibility, satuanKerjaId) ? visibility : publicVisibility;
}

/** SQL condition: the unit in `column` may be read in that year. */
export function isVisible(
  visibility: Visibility,
  column: RawBuilder<unknown>,
  tahun: RawBuilder<unknown> | number,
): RawBuilder<boolean> {
  if (visibility.kelas === 'semua') return sql`true`;
  const final = sql<boolean>`exists (
    select from validasi_perencanaan
    where validasi_perencanaan.satuan_kerja_id = ${column} and validasi_perencanaan.tahun = ${tahun}
      and validasi_perencanaan.keadaan = 'disetujui')`;
  if (visibility.kelas === 'final') return final;
  return sql`(${isOwnSql(visibility, column)} or ${final})`;
}

/** SQL condition: the reader belongs to the unit in `column`, or sees the drafts of every unit. */
export function isInsider(visibility: Visibility, column: RawBuilder<unknown>): RawBuilder<boolean> {
  if (visibility.kelas === 'sendiri') return isOwnSql(visibility, column);
  return sql`${visibility.kelas === 'semua'}`;
}

/** SQL condition: the unit in `column` is the reader's own. */
export function isOwnSql(
  { satuanKerjaId, withDivisions }: Extract<Visibility, { kelas: 'sendiri' }>,
  column: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return withDivisions
    ? sql`starts_with(${column}::text, ${String(satuanKerjaId)})`
    : sql`${column} = ${satuanKerjaId}`;
}
