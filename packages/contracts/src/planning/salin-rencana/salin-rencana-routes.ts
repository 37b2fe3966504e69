import { unitWriters } from '@selaras/roles';
import { actsOf } from '../../act';
import { defineRoute } from '../../route';

/** Copying a unit's plan of an earlier year is making its rows, all at once. */
export const salinRencanaActs = actsOf('salin-rencana', { salin: unitWriters });

const PATH = '/salin-rencana';

export const salinRencanaRoutes = {
  pratinjau: defineRoute('GET', PATH, salinRencanaActs.salin, 'kinerja'),
  salin: defineRoute('POST', PATH, salinRencanaActs.salin, 'kinerja'),
  batalkan: defineRoute('POST', `${PATH}/batalkan`, salinRencanaActs.salin, 'kinerja'),
};
