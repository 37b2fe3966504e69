import { type Taking, takeAtNavigation } from './take-at-navigation';
import { watchVersions } from './version-watch';
import type { Versions } from './versions';

type Following = Omit<Parameters<typeof watchVersions>[0], 'versions'> &
  Omit<Taking, 'versions'> & { readonly versions: Versions };

/** Notices new versions of remotes, and takes them when somebody goes on to another page. */
export function followVersions(following: Following): void {
  watchVersions(following);
  takeAtNavigation(following);
}
