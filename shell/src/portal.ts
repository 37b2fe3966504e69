import { type ApiClientConfig, apiClient } from '@selaras/api-client';
import type { Registry } from '@selaras/contracts';
import { createBrowserRouter } from 'react-router';
import { createDenial } from './errors/denial';
import { expiredSessionHandler } from './errors/expired-session';
import { notFound, registryUnknown } from './errors/page-error';
import { createQueryClient, reactor } from './errors/query-client';
import { lazyRemotes } from './lazy-remotes';
import { shellManifest } from './manifest';
import { leaveFreely } from './navigation/unsaved-changes';
import { createNotices, type Notices } from './notices/notices';
import { createRoutes } from './routes';
import { documentCookieJar } from './session/cookie';
import { followTabs } from './session/follow-tabs';
import { LOGIN_PATH, redirectKeeper } from './session/redirect';
import { createSession } from './session/session';
import { sessionApi } from './session/session-api';
import { tabChannel } from './session/tab-channel';
import type { Shell } from './shell-context';

const reload = () => window.location.reload();

/**
 * The parts that live before the first page: session, notices, error catalogue. They start working at once.
 * `network` replaces parts of the API client in tests.
 */
export function createPortalCore(urlToken: string | null, network: Partial<ApiClientConfig> = {}) {
  const notices = createNotices();
  const denial = createDenial();
  const tabs = tabChannel();
  const react = reactor(notices, denial);
  const session = createSession({
    api: sessionApi(network),
    cookies: documentCookieJar(document, location.hostname),
    tabs,
    online: navigator.onLine,
    urlToken,
    confirmSwitch: (current, offered) => askToSwitch(notices, current.nama, offered.nama),
    onFailure: (error) => react(error, 'read'),
    log: (message, error) => console.warn(message, error),
  });
  apiClient.configure({
    getToken: () => session.state().token,
    getTahunKinerja: () => session.state().tahunKinerja,
    getTahunPublik: () => session.state().tahunPublik,
  });
  window.addEventListener('online', () => session.setOnline(true));
  window.addEventListener('offline', () => session.setOnline(false));
  return { notices, denial, tabs, session, queryClient: createQueryClient(notices, denial) };
}

export type PortalCore = ReturnType<typeof createPortalCore>;

/** The portal once it is known which remotes there are; null when the registry could not be read. */
export function createPortal(core: PortalCore, registry: Registry | null) {
  const { notices, denial, tabs, session, queryClient } = core;
  const known = registry ?? { remotes: {} };
  const remoteManifests = Object.values(known.remotes).map(({ manifest }) => manifest);
  const redirect = redirectKeeper(() => localStorage, location.origin);
  const manifests = [shellManifest, ...remoteManifests];
  const shell: Shell = { session, notices, denial, redirect, reload, manifests };
  const unknownRoute = registry === null ? registryUnknown : notFound;
  const router = createBrowserRouter(
    createRoutes({ session, redirect, remotes: lazyRemotes(known), manifests, unknownRoute }),
  );

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
  return { shell, queryClient, router };
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
