import type { Registry } from '@selaras/contracts';
import type { RemoteOverride } from '@selaras/federation';
import type { IncidentLog } from './incidents/incident-log';
import type { RemotePages } from './remote-pages';

/**
 * Fetches what loads remotes; also called ahead of time, because the login page does without. The chunk's name is that
 * of the federation runtime, so that both come in one file.
 */
export const loadRemotePages = () => import(/* webpackChunkName: "bagian-remote" */ './remote-pages');

/** The remotes of a registry, made when the first page of one is near. One that failed is tried again. */
export function lazyRemotes(
  registry: Registry,
  overrides: readonly RemoteOverride[],
  incidents: Pick<IncidentLog, 'tell' | 'loaded'>,
): () => Promise<RemotePages> {
  let made: Promise<RemotePages> | null = null;
  return () => {
    made ??= loadRemotePages().then(
      ({ createRemotePages }) => createRemotePages(registry, overrides, incidents),
      (error: unknown) => {
        made = null;
        throw error;
      },
    );
    return made;
  };
}
