import type { RemoteManifest } from '@selaras/contracts';
import { incidentOfError } from '@selaras/federation';
import type { Portal } from '@selaras/portal';
import { createPageIndex, hasUnsavedChanges } from '@selaras/portal/host';
import type { IncidentLog } from './incidents/incident-log';
import type { ChromeStore } from './layouts/chrome';
import { mayLeave } from './navigation/leave-question';
import type { Notices } from './notices/notices';
import { pageSource, type SourceDependencies } from './page-sources';
import type { Session } from './session/session';
import { sharedSession } from './session/shared-session';

/** Replaced by the bundler. */
const isProduction = process.env.NODE_ENV === 'production';

interface PortalParts extends SourceDependencies {
  readonly session: Session;
  readonly notices: Notices;
  readonly incidents: Pick<IncidentLog, 'tell'>;
  readonly manifests: readonly RemoteManifest[];
  readonly openPath: () => string;
  readonly chrome: ChromeStore;
}

/** What pages, the shell's own and those of remotes, may ask of the portal. */
export function portalForPages({
  manifests,
  session,
  notices,
  incidents,
  openPath,
  chrome,
  ...more
}: PortalParts): Portal {
  const pages = createPageIndex(manifests);
  const report = (error: Error) => {
    console.error(error);
    incidents.tell(incidentOfError(error));
  };
  if (pages.repeated.length > 0) {
    report(new Error(`Page ids of several manifests lead nowhere: ${pages.repeated.join(', ')}`));
  }
  return {
    session: sharedSession(session),
    years: session.years,
    pages,
    openPath,
    notices: {
      toast: notices.toast,
      alert: notices.alert,
      confirm: (question) => notices.ask({ kind: 'confirm', ...question }),
    },
    unsavedChanges: { exist: hasUnsavedChanges, mayLeave: (act) => mayLeave(notices, act) },
    chrome: { hide: chrome.hide },
    preload: (remote, page) => pageSource(remote, page, { session, ...more }).preload(),
    onPageAddressError: (error) => {
      if (!isProduction) throw error;
      report(error);
    },
  };
}
