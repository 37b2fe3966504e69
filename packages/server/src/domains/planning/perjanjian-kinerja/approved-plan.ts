import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { isPlanApproved } from '../../../kit/locks/validasi-repository';

/** Whether the plan that an agreement speaks of is approved; the regency's own stands on no unit's plan. */
export async function isOnApprovedPlan(
  db: Kysely<Tables>,
  { satuan_kerja_id, tahun }: { readonly satuan_kerja_id: number | null; readonly tahun: number },
): Promise<boolean> {
  return satuan_kerja_id === null || isPlanApproved(db, satuan_kerja_id, tahun);
}
