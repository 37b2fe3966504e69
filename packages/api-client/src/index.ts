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
export { endpoints } from './endpoints';
export { type FailureText, failureText, handledByPage, isHandledByPage, rowEtag } from './failure';
export { newIdempotencyKey } from './idempotency-key';
export { callQuery } from './queries/call-query';
export { cascadingQueries, type TreeInput } from './queries/cascading-queries';
export { dashboardQueries } from './queries/dashboard-queries';
export { invalidate } from './queries/invalidate';
export { nodeModalQueries } from './queries/node-modal-queries';
export { optionQueries } from './queries/option-queries';
export { searchQueries } from './queries/search-queries';
export { sessionQueries } from './queries/session-queries';
export { userQueries } from './queries/user-queries';
