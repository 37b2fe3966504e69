import type { RemoteManifest } from '@selaras/contracts';
import type { RemoteOverride } from '@selaras/federation';
import { createContext, use } from 'react';
import type { DenialStore } from './errors/denial';
import type { IncidentLog } from './incidents/incident-log';
import type { ChromeStore } from './layouts/chrome';
import type { Notices } from './notices/notices';
import type { OverridePolicy } from './overrides/may-override';
import type { RedirectKeeper } from './session/redirect';
import type { Session } from './session/session';
import type { Versions } from './versions/versions';

/** What the shell's own parts work with. Remotes see none of it. */
export interface Shell {
  readonly session: Session;
  readonly notices: Notices;
  readonly denial: DenialStore;
  readonly redirect: RedirectKeeper;
  /** Loads the page anew from the server. */
  readonly reload: () => void;
  /** Of the shell itself and of every remote in the registry. */
  readonly manifests: readonly RemoteManifest[];
  readonly incidents: Pick<IncidentLog, 'tell'>;
  readonly versions: Pick<Versions, 'get' | 'subscribe' | 'dismiss'>;
  /** Remotes that this tab takes from elsewhere, and from where it may. */
  readonly overrides: readonly RemoteOverride[];
  readonly overridePolicy: OverridePolicy;
  /** Whether a page has the whole window. */
  readonly chrome: Pick<ChromeStore, 'isHidden' | 'subscribe'>;
  /** Told of the key of each address once its page is drawn. */
  readonly onDrawn: (key: string) => void;
}

const ShellContext = createContext<Shell | null>(null);

export const ShellProvider = ShellContext.Provider;

export function useShell(): Shell {
  const shell = use(ShellContext);
  if (shell === null) throw new Error('useShell is used outside ShellProvider');
  return shell;
}
