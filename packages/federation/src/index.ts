export { isChunkError } from './runtime/failure/chunk-error';
export {
  type FailureCode,
  failureCatalogue,
  type LoadStep,
  loadSteps,
  RemoteFailure,
} from './runtime/failure/failure';
export { createFederation, federationHost } from './runtime/federation';
export { type Federation, FederationProvider, useFederation } from './runtime/federation-context';
export {
  type AssetTimes,
  type Attribute,
  assetTimes,
  attributionOf,
  type Culprit,
} from './runtime/incidents/attribution';
export { type Incident, incidentOfError, watchIncidents } from './runtime/incidents/watch-incidents';
export { originOf, parseOverride, type RemoteOverride, withOverrides } from './runtime/override';
export type { PageModule, PageOpening } from './runtime/page-module';
export { fetchRegistry, REGISTRY_URL, RegistryError } from './runtime/registry';
export { RemoteFailurePanel, type RemoteFailureProps } from './runtime/remote-failure-panel';
export type { PageTable, RemoteHost } from './runtime/remote-host';
export type { Interference, VersionLoad } from './runtime/remote-loader';
export { RemotePage, type RemotePageProps } from './runtime/remote-page';
export { REPLACED_VERSION } from './runtime/replaced-version';
export type { SharedModules } from './shared-policy';
