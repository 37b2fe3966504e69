import { actsOf } from '../../act';
import { defineRoute } from '../../route';

const assigners = { roles: ['super', 'validator_lke_pleno'], unit: 'any' } as const;

/** Who evaluates which unit (domain §4). */
export const lkePenugasanActs = actsOf('lke-penugasan', { read: assigners, tetapkan: assigners });

export const lkePenugasanRoutes = {
  get: defineRoute('GET', '/lke/penugasan', lkePenugasanActs.read, 'kinerja'),
  tetapkan: defineRoute('POST', '/lke/penugasan', lkePenugasanActs.tetapkan, 'kinerja'),
};
