import { komentarRencanaActs } from '@selaras/contracts';
import { terimaKomentar } from '@selaras/domain';
import type { Session } from '@selaras/portal';
import type { ResourceRow } from '@selaras/resource/core';
import { can } from '@selaras/roles';

interface OfUnit extends ResourceRow {
  readonly satuan_kerja: { readonly satuan_kerja_id: number };
}
const isOfUnit = (row: ResourceRow): row is OfUnit => 'satuan_kerja' in row;

/**
 * Unit whose comments stand beside the form of a row: for whoever may answer them, while its plan is looked at; null: none
 * are asked for. The session knows that of the own plan; of a division's the server tells it with the answer.
 */
export function unitDitanya(
  row: ResourceRow,
  { user, planningValidation }: Pick<Session, 'user' | 'planningValidation'>,
): number | null {
  if (!isOfUnit(row) || !can(user, komentarRencanaActs.create, row.satuan_kerja)) return null;
  const unit = row.satuan_kerja.satuan_kerja_id;
  return unit === user?.satuan_kerja_id && !terimaKomentar(planningValidation) ? null : unit;
}
