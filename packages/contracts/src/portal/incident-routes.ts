import { everybody } from '@selaras/roles';
import { actsOf } from '../act';
import { defineRoute } from '../route';

export const incidentActs = actsOf('insiden', { record: everybody });

export const incidentRoutes = {
  recordIncident: defineRoute('POST', '/insiden', incidentActs.record),
};
