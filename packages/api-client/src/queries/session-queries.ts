import { sessionEndpoints } from '../endpoints/session-endpoints';
import { callQuery } from './call-query';

const RESOURCE = 'sesi';

/** User, deadline and validation status that the shell loads when it starts (spec 2 §4). */
export const sessionQueries = {
  all: [RESOURCE] as const,
  user: () => callQuery(RESOURCE, sessionEndpoints.getUser, {}),
  countDown: () => callQuery(RESOURCE, sessionEndpoints.countDown, {}),
  planningValidation: () => callQuery(RESOURCE, sessionEndpoints.planningValidation, {}),
};
