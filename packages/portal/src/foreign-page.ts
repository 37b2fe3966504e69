import type { PortalPages } from './pages/portal-pages';
import type { Session } from './session';

/** What the portal itself tells a page of another framework, and tells it again with `update` when it changes. */
export interface ForeignPagePortal extends Pick<PortalPages, 'hasPage' | 'hrefOf'> {
  /** What stands in the address in place of the braces of the page's path. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Search parameters of the address with their question mark; empty without any. */
  readonly search: string;
  readonly tahunKinerja: Session['tahunKinerja'];
  readonly tahunPublik: Session['tahunPublik'];
  readonly locale: 'id';
  /** Where the API is, to be followed by its paths: `${apiBase}/user`. */
  readonly apiBase: string;
  /** The token of this moment; null for a guest. Ask again for each request. */
  readonly getToken: () => string | null;
  /** Goes to an address inside the portal, as `hrefOf` answers it. */
  readonly onNavigate: (path: string) => void;
}

/** What the lifecycles of a remote of kind `single-spa` are given; `bootstrap`, `mount`, `update` and `unmount` alike. */
export interface ForeignPageProps extends ForeignPagePortal {
  /** Where the page is drawn; everything outside is the portal's. */
  readonly domElement: HTMLElement;
  /** Page id of the manifest. */
  readonly page: string;
  /** Of this mounting, as single-spa names it: to keep apart what is mounted twice. */
  readonly name: string;
  /** Mounts lifecycles inside this page; they end before it does. */
  readonly mountParcel: (lifecycles: object, props: { readonly domElement: HTMLElement }) => ForeignParcel;
  /** Ends this page where it stands; the place stays empty until the reader goes elsewhere. */
  readonly unmountSelf: () => Promise<null>;
}

/** Lifecycles that a page has mounted itself. */
export interface ForeignParcel {
  readonly mountPromise: Promise<null>;
  readonly update: (props: object) => Promise<null>;
  readonly unmount: () => Promise<null>;
  /** A state by single-spa's name. */
  readonly getStatus: () => string;
}
