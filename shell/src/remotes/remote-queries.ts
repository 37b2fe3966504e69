import { callQuery } from '@selaras/api-client';
import { remoteEndpoints } from './remote-endpoints';

const RESOURCE = 'remote';

/** Remotes of the portal, for `/admin/remote`. */
export const remoteQueries = {
  all: [RESOURCE] as const,
  list: () => callQuery(RESOURCE, remoteEndpoints.listRemotes, {}),
  one: (name: string) => callQuery(RESOURCE, remoteEndpoints.getRemote, { params: { name } }),
  tokens: (name: string) => callQuery(RESOURCE, remoteEndpoints.listDeployTokens, { params: { name } }),
};
