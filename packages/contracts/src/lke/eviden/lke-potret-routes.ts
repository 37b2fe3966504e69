import { defineRoute } from '../../route';
import { lkeEvidenActs } from './lke-eviden-routes';

const PATH = '/lke/potret/{satkerId}';

/** What the portal offers as evidence is shown to who may put it forward; what was taken, to all who may read evidence. */
export const lkePotretRoutes = {
  tawaran: defineRoute('GET', `${PATH}/kriteria/{kriteriaId}`, lkeEvidenActs.ajukan, 'kinerja'),
  get: defineRoute('GET', `${PATH}/{evidenVersiId}`, lkeEvidenActs.read),
};
