import type { RemoteManifest } from '@selaras/contracts';
import type { Chrome } from './chrome';
import type { Notices } from './notices';
import type { PageAddressError } from './pages/page-address-error';
import type { PageIndex } from './pages/page-index';
import type { Session } from './session';
import type { UnsavedChanges } from './unsaved-changes';

/** A value that changes; `subscribe` answers how to stop listening. */
interface Watched<Value> {
  get(): Value;
  subscribe(listener: () => void): () => void;
}

/** What a host provides, and `usePortal()` answers: all that a remote may ask of it. It never changes while the portal runs. */
export interface Portal {
  readonly session: Watched<Session> & {
    /** Asks anew for the deadline and the validation of the chosen year, as after a page has changed one of them. */
    refresh(): void;
  };
  /** Years that may be chosen. */
  readonly years: readonly number[];
  /** Every page of the portal. */
  readonly pages: PageIndex;
  /**
   * Path of the page that is open or just being opened, before it is drawn: a page that writes its own address asks this
   * first, or it takes back the navigation to another one.
   */
  readonly openPath: () => string;
  readonly notices: Notices;
  readonly unsavedChanges: UnsavedChanges;
  /** What stands around the page, and the way to do without it. */
  readonly chrome: Chrome;
  /** Fetches what draws a page, ahead of time; failures show when the page is opened. */
  readonly preload: (remote: RemoteManifest['name'], page: string) => void;
  /** Told of an address that cannot be made. Throws where developers see it; elsewhere the page goes on without the link. */
  readonly onPageAddressError: (error: PageAddressError) => void;
}
