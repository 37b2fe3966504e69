import type { Registry } from '@selaras/contracts';
import { fetchRegistry, type RemoteOverride, withOverrides } from '@selaras/federation';

/** What is registered now, with this tab's remotes read anew from where they lie. */
export async function rereadRegistry(overrides: readonly RemoteOverride[]): Promise<Registry> {
  return withOverrides(await fetchRegistry(), overrides);
}
