import { signedIn, superOnly } from '@selaras/roles';
import { actsOf } from '../act';
import { defineRoute } from '../route';

/**
 * What is done with remotes of the portal. What happened to one may be read by whoever is signed in (ADR 132): teams
 * send each other its page. Some of what is done a remote's own deploy tokens may do as well: that stands at the
 * call (`deployToken`), for a token is nobody's session and has no role.
 */
export const remoteActs = actsOf('remote', {
  list: superOnly,
  read: signedIn,
  'read-portal': superOnly,
  publish: superOnly,
  promote: superOnly,
  'roll-back': superOnly,
  retire: superOnly,
  'list-tokens': superOnly,
  'create-token': superOnly,
  'revoke-token': superOnly,
});

export const remoteRoutes = {
  listRemotes: defineRoute('GET', '/remotes', remoteActs.list),
  getRemote: defineRoute('GET', '/remotes/{name}', remoteActs.read),
  getPortalAbilities: defineRoute('GET', '/remotes/{name}/portal', remoteActs['read-portal']),
  publishRemote: defineRoute('POST', '/remotes/{name}/versions', remoteActs.publish),
  promoteRemote: defineRoute('POST', '/remotes/{name}/channels/{channel}', remoteActs.promote),
  rollBackRemote: defineRoute('POST', '/remotes/{name}/rollback', remoteActs['roll-back']),
  retireRemote: defineRoute('POST', '/remotes/{name}/versions/{version}/retire', remoteActs.retire),
  listDeployTokens: defineRoute('GET', '/remotes/{name}/tokens', remoteActs['list-tokens']),
  createDeployToken: defineRoute('POST', '/remotes/{name}/tokens', remoteActs['create-token']),
  revokeDeployToken: defineRoute('DELETE', '/remotes/{name}/tokens/{id}', remoteActs['revoke-token']),
};
