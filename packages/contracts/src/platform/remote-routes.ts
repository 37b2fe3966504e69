import { superOnly } from '@selaras/roles';
import { actsOf } from '../act';
import { defineRoute } from '../route';

/**
 * What is done with remotes of the portal. Some of it a remote's own deploy tokens may do as well: that stands at the
 * call (`deployToken`), for a token is nobody's session and has no role.
 */
export const remoteActs = actsOf('remote', {
  read: superOnly,
  publish: superOnly,
  promote: superOnly,
  'roll-back': superOnly,
  retire: superOnly,
  'list-tokens': superOnly,
  'create-token': superOnly,
  'revoke-token': superOnly,
});

export const remoteRoutes = {
  listRemotes: defineRoute('GET', '/remotes', remoteActs.read),
  getRemote: defineRoute('GET', '/remotes/{name}', remoteActs.read),
  getPortalAbilities: defineRoute('GET', '/remotes/{name}/portal', remoteActs.read),
  publishRemote: defineRoute('POST', '/remotes/{name}/versions', remoteActs.publish),
  promoteRemote: defineRoute('POST', '/remotes/{name}/channels/{channel}', remoteActs.promote),
  rollBackRemote: defineRoute('POST', '/remotes/{name}/rollback', remoteActs['roll-back']),
  retireRemote: defineRoute('POST', '/remotes/{name}/versions/{version}/retire', remoteActs.retire),
  listDeployTokens: defineRoute('GET', '/remotes/{name}/tokens', remoteActs['list-tokens']),
  createDeployToken: defineRoute('POST', '/remotes/{name}/tokens', remoteActs['create-token']),
  revokeDeployToken: defineRoute('DELETE', '/remotes/{name}/tokens/{id}', remoteActs['revoke-token']),
};
