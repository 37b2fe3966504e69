import { everybody } from '@selaras/roles';
import { actsOf } from '../act';
import { defineRoute } from '../route';

export const insidenActs = actsOf('insiden', { record: everybody });

export const insidenRoutes = {
  recordIncident: defineRoute('POST', '/insiden', insidenActs.record),
};
