import { actsOf } from '../../act';
import { defineRoute } from '../../route';
import { lkeValidatorRoles } from '../rules';

const evaluators = { roles: lkeValidatorRoles, unit: 'any' } as const;

/** Sentences that an evaluator keeps to use them again; each has his own. */
export const lkeFrasaActs = actsOf('lke-frasa', { read: evaluators, create: evaluators, delete: evaluators });

export const lkeFrasaRoutes = {
  list: defineRoute('GET', '/lke/frasa', lkeFrasaActs.read),
  create: defineRoute('POST', '/lke/frasa', lkeFrasaActs.create),
  remove: defineRoute('DELETE', '/lke/frasa/{id}', lkeFrasaActs.delete),
};
