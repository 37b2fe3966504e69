import type { Triwulan } from '../words/triwulan';
import type { PlanningFieldGroup } from './planning-lock';

/** Group of a field: one of the plan, the realisation of one quarter (`tw1`…`tw4`), or of the year as a whole. */
export type FieldGroup = PlanningFieldGroup | `tw${Triwulan}` | 'realisasi';

/** What a lock leaves open. */
export interface OpenFields {
  readonly bidang: readonly PlanningFieldGroup[];
  /** Quarters whose realisation may be written. */
  readonly triwulan: readonly number[];
}

/** Whether a field of this group may be written; `realisasi` as long as one quarter is open. */
export function isOpen({ bidang, triwulan: open }: OpenFields, group: FieldGroup): boolean {
  if (group === 'realisasi') return open.length > 0;
  if (group.startsWith('tw')) return open.includes(Number(group.slice(2)));
  return (bidang as readonly FieldGroup[]).includes(group);
}
