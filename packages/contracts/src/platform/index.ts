export {
  failureDetailsTitle,
  failurePanel,
  type LoadFailureCode,
  loadFailureWords,
} from './load-failure-words';
export { isPublicArea } from './public-area';
export {
  DEPLOY_TOKEN_PREFIX,
  OVERRIDE_ORIGINS_META,
  REMOTE_ARCHIVE_MAX_BYTES,
  REMOTE_ARCHIVE_TYPE,
  TOKEN_DAYS_MAX,
} from './remote-limits';
export { remoteActs, remoteRoutes } from './remote-routes';
export {
  type Audience,
  audienceSchema,
  type ChannelState,
  type DeployToken,
  type RemoteAdoption,
  type RemoteChannel,
  type RemoteDetail,
  type RemoteHistory,
  type RemoteSummary,
  type RemoteVersionRow,
  remoteChannels,
  remoteNameSchema,
  remoteNumberSchema,
} from './remote-schemas';
export {
  createDeployTokenCall,
  getPortalAbilitiesCall,
  getRemoteCall,
  listDeployTokensCall,
  listRemotesCall,
  promoteRemoteCall,
  publishRemoteCall,
  retireRemoteCall,
  revokeDeployTokenCall,
  rollBackRemoteCall,
} from './remotes';
export { returnedByItself } from './returned-by-itself';
