import { type EntityFields, unitFields } from '../../entity-field';

/** Which unit is evaluated by whom. */
export const penugasanLkeFields = {
  ...unitFields,
  user_id: { kind: 'reference', to: 'akun', label: 'Penilai' },
} as const satisfies EntityFields;
