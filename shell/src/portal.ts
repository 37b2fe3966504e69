import { type ApiClientConfig, apiClient } from '@selaras/api-client';
import type { Registry } from '@selaras/contracts';
import type { RemoteOverride } from '@selaras/federation';
import { createBrowserRouter, type DataRouter } from 'react-router-dom';
import { createDenial } from './errors/denial';
import { notFound, registryUnknown } from './errors/page-error';
import { createQueryClient, reactor } from './errors/query-client';
import { createIncidentLog } from './incidents/incident-log';
import { createChrome } from './layouts/chrome';
import { lazyRemotes } from './lazy-remotes';
import { followRoute } from './loading-sign/follow-route';
import { createLoadingSign } from './loading-sign/loading-sign';
import { watchScripts } from './loading-sign/watch-scripts';
import { shellManifest } from './manifest';
import type { PageHandle } from './navigation/current-page';
import { createOpenPath } from './navigation/open-path';
import { leaveFreely } from './navigation/unsaved-changes';
import { createNotices, type Notices } from './notices/notices';
import type { OverridePolicy } from './overrides/may-override';
import { overrideOrigins } from './overrides/override-store';
import { portalForPages } from './portal-for-pages';
import { createRoutes } from './routes';
import { documentCookieJar } from './session/cookie';
import { expiredSessionHandler } from './session/expired/expired-session';
import { followTabs } from './session/follow-tabs';
import { takeInstanceZone } from './session/instance-zone';
import { LOGIN_PATH, redirectKeeper } from './session/redirect';
import { createSession } from './session/session';
import { sessionApi } from './session/session-api';
import { tabChannel } from './session/tab-channel';
import { openedYears } from './session/year/opened-years';
import { urlYears } from './session/year/url-year';
import type { Shell } from './shell-context';
import { createVersions } from './versions/versions';

/** Loads the page anew from the server. */
export const reload = () => window.location.reload();

/** From where a remote may be taken for one tab. */
export const overridePolicy = (): OverridePolicy => ({
  isDevelopment: process.env.NODE_ENV === 'development',
  origins: overrideOrigins(),
});

/**
 * The parts that live before the first page: session, notices, error catalogue. They start working at once.
 * `network` replaces parts of the API client in tests.
 */
export function createPortalCore(urlToken: string | null, network: Partial<ApiClientConfig> = {}) {
  takeInstanceZone();
  const { begin } = createLoadingSign();
  // Until the router says what is opened.
  const opening = begin();
  watchScripts(begin);
  const notices = createNotices();
  const openPath = createOpenPath();
  const denial = createDenial(openPath.get);
  const tabs = tabChannel();
  const incidents = createIncidentLog();
  const react = reactor(notices, denial);
  const session = createSession({
    api: sessionApi(network),
    cookies: documentCookieJar(document, location.hostname),
    tabs,
    online: navigator.onLine,
    years: openedYears(),
    urlToken,
    urlYears: urlYears(location.href),
    confirmSwitch: (current, offered) => askToSwitch(notices, current.nama, offered.nama),
    onFailure: (error) => react(error, 'read'),
    log: (message, error) => console.warn(message, error),
  });
  apiClient.configure({
    getToken: () => session.state().token,
    getTahunKinerja: () => session.state().tahunKinerja,
    getTahunPublik: () => session.state().tahunPublik,
    onRequest: begin,
  });
  window.addEventListener('online', () => session.setOnline(true));
  window.addEventListener('offline', () => session.setOnline(false));
  return {
    loading: { begin, opening },
    notices,
    denial,
    openPath,
    tabs,
    session,
    incidents,
    queryClient: createQueryClient(notices, denial),
  };
}

export type PortalCore = ReturnType<typeof createPortalCore>;

/** The portal once it is known which remotes there are; null when the registry could not be read. */
export function createPortal(
  core: PortalCore,
  registry: Registry | null,
  overrides: readonly RemoteOverride[] = [],
) {
  const { loading, notices, denial, openPath, tabs, session, incidents, queryClient } = core;
  const known = registry ?? { remotes: {} };
  const remoteManifests = Object.values(known.remotes).map(({ manifest }) => manifest);
  const redirect = redirectKeeper(() => localStorage, location.origin);
  const manifests = [shellManifest, ...remoteManifests];
  const versions = createVersions();
  const chrome = createChrome();
  const remotes = lazyRemotes(known, overrides, incidents);
  const portal = portalForPages({
    session,
    queryClient,
    remotes,
    notices,
    incidents,
    manifests,
    openPath: openPath.get,
    chrome,
  });
  const unknownRoute = registry === null ? registryUnknown : notFound;
  const router = createBrowserRouter(
    createRoutes({
      session,
      redirect,
      queryClient,
      remotes,
      manifests,
      unknownRoute,
    }),
  );

  incidents.locate({
    page: () => openPattern(router.state.matches),
    overrides,
    token: () => session.state().token,
  });
  openPath.follow(router);
  apiClient.configure({
    onUnauthorized: expiredSessionHandler(session, notices, () => {
      const { pathname, search } = router.state.location;
      redirect.keep(`${pathname}${search}`);
      void leaveFreely(() => router.navigate(LOGIN_PATH)).then(() => queryClient.clear());
    }),
  });
  followTabs({
    session,
    tabs,
    notices,
    reload,
    revalidate: () => router.revalidate(),
    forgetData: () => queryClient.clear(),
    isPublicPage: () => router.state.matches.some(({ route }) => route.id === 'layout:guest'),
  });
  const onDrawn = followRoute(router, loading.begin);
  loading.opening();
  const shell: Shell = {
    session,
    notices,
    denial,
    redirect,
    reload,
    manifests,
    incidents,
    versions,
    overrides,
    overridePolicy: overridePolicy(),
    chrome,
    onDrawn,
  };
  /** From now on new versions of remotes are noticed. */
  const followVersions = async () => {
    const { followVersions: follow } = await import('./versions/follow-versions');
    const replaced = overrides.map(({ name }) => name);
    follow({
      versions,
      opened: registry,
      replaced,
      router,
      mutations: queryClient.getMutationCache(),
      reload,
    });
  };
  return { shell, portal, queryClient, router, followVersions };
}

/** The open page as its manifest writes its path. */
function openPattern(matches: DataRouter['state']['matches']): string {
  const handle = matches.at(-1)?.route.handle as PageHandle | undefined;
  return handle?.page.path ?? 'tidak dikenal';
}

function askToSwitch(notices: Notices, current: string, offered: string): Promise<boolean> {
  return notices.ask({
    kind: 'confirm',
    title: 'Ganti pengguna?',
    text: `Anda sedang masuk sebagai ${current}. Tautan yang Anda buka masuk sebagai ${offered}.`,
    confirmLabel: `Masuk sebagai ${offered}`,
    cancelLabel: `Tetap sebagai ${current}`,
  });
}

/** Whether the server lets a token in the address sign in (`AUTH_URL_TOKEN`). */
export function isUrlTokenAllowed(page: Document = document): boolean {
  return page.querySelector('meta[name="selaras:token-di-alamat"]')?.getAttribute('content') !== 'off';
}
