import { type Rule, superOnly } from '@selaras/roles';

/** Roles that evaluate. An evaluator acts on assigned units only, which the rows say. */
export const lkeValidatorRoles = ['validator_lke', 'validator_lke_pleno'] as const;

/** Roles that see worksheets and results: units their own, the others any (spec 2 §2.7, §2.11). */
export const lkeReaderRoles = [
  'super',
  'pemerintah_daerah',
  'perangkat_daerah',
  'pemda',
  ...lkeValidatorRoles,
] as const;

/** Who takes the steps of an evaluation: `PelakuLke` of the domain as roles. */
export const lkePelakuRules = {
  unit: { roles: ['perangkat_daerah'], unit: 'own' },
  penilai: { roles: lkeValidatorRoles, unit: 'any' },
  pleno: { roles: ['validator_lke_pleno'], unit: 'any' },
  super: superOnly,
} as const satisfies Record<string, Rule>;
