export { type ApiClient, type ApiClientConfig, apiClient, createApiClient } from './api-client';
export { ApiError, NetworkError, type NetworkErrorReason } from './api-error';
export {
  type AddressInput,
  type Endpoint,
  type EndpointsOf,
  endpointsOf,
  type RequestInput,
  type ResourceEndpoints,
} from './endpoint';
export { cascadingEndpoints } from './endpoints/cascading-endpoints';
export { dashboardEndpoints } from './endpoints/dashboard-endpoints';
export { documentEndpoints } from './endpoints/document-endpoints';
export { fileEndpoints } from './endpoints/file-endpoints';
export { incidentEndpoints } from './endpoints/incident-endpoints';
export type { NamedEndpoints } from './endpoints/named-endpoints';
export { nodeModalEndpoints } from './endpoints/node-modal-endpoints';
export { optionEndpoints } from './endpoints/option-endpoints';
export { searchEndpoints } from './endpoints/search-endpoints';
export { sessionEndpoints } from './endpoints/session-endpoints';
export { usersEndpoints } from './endpoints/users-endpoints';
export { type FailureText, failureText, handledByPage, isHandledByPage, rowEtag } from './failure';
export { newIdempotencyKey } from './idempotency-key';
export { callQuery, pageReaderOf } from './queries/call-query';
export { cascadingQueries, type TreeInput } from './queries/cascading-queries';
export { dashboardQueries } from './queries/dashboard-queries';
export { invalidate } from './queries/invalidate';
export { nodeModalQueries } from './queries/node-modal-queries';
export { optionQueries } from './queries/option-queries';
export { searchQueries } from './queries/search-queries';
export { sessionQueries } from './queries/session-queries';
export { userQueries } from './queries/user-queries';
