import type { User } from '@selaras/contracts';
import { shellConstants } from '@selaras/domain';
import { createPatience } from '../line/patience';
import { createStore, type Store } from '../store/create-store';
import { type CookieJar, cookieNames } from './cookie';
import type { Credentials, SessionApi } from './session-api';
import { initialState, nobody, type SessionState, signedOut } from './session-state';
import type { TabChannel } from './tab-channel';
import type { UrlYears } from './year/url-year';

const { rememberDays } = shellConstants;

export interface SessionDependencies {
  readonly api: SessionApi;
  readonly cookies: CookieJar;
  readonly tabs: TabChannel;
  readonly online: boolean;
  /** Years that may be chosen. */
  readonly years: readonly number[];
  /** Token that stood in the address, if any. */
  readonly urlToken: string | null;
  /** Years that stood in the address. */
  readonly urlYears: UrlYears;
  /** Asks the user whether to become `offered` although `current` is signed in. */
  readonly confirmSwitch: (current: User, offered: User) => Promise<boolean>;
  /** A failed user fetch, to be shown. */
  readonly onFailure: (error: unknown) => void;
  /** Failures that nobody needs to see. */
  readonly log: (message: string, error: unknown) => void;
}

export type Session = ReturnType<typeof createSession>;

/** Who is signed in and which years are chosen, and everything that changes it (spec 2 §4). */
export function createSession(deps: SessionDependencies) {
  const { api, cookies, tabs, years } = deps;
  const store: Store<SessionState> = createStore(initialState(deps));
  const line = createPatience();
  // What opens next in this browser goes on in that year.
  if (deps.urlYears.kinerja === store.get().tahunKinerja) keepTahunKinerja(deps.urlYears.kinerja);
  let urlToken = deps.urlToken;
  let restoring: Promise<User | null> | null = null;

  function keepToken(token: string, remember: boolean): void {
    const days = remember ? rememberDays : undefined;
    cookies.set(cookieNames.token, token, days);
    if (remember) cookies.set(cookieNames.remember, '1', days);
    else cookies.remove(cookieNames.remember);
  }

  function forgetToken(): void {
    cookies.remove(cookieNames.token);
    cookies.remove(cookieNames.remember);
  }

  function adopt(token: string, remember = false): void {
    keepToken(token, remember);
    store.set({ ...nobody, token });
  }

  function clear(): void {
    forgetToken();
    cookies.remove(cookieNames.tahunKinerja);
    store.set(signedOut(years));
  }

  /** Over a poor line it is asked for a while before that counts as failed; then nobody is signed in (spec 2 §4). */
  async function loadUser(): Promise<User | null> {
    const { token } = store.get();
    if (token === null) return null;
    void loadYearly();
    try {
      const user = await line.ask(api.user);
      if (store.get().token !== token) return loadUser();
      store.set({ user });
      return user;
    } catch (error) {
      if (store.get().token !== token) return loadUser();
      forgetToken();
      store.set(nobody);
      deps.onFailure(error);
      return null;
    }
  }

  /** Deadline and validation status of the chosen year; their failures are only logged (spec 2 §8). */
  async function loadYearly(): Promise<void> {
    const { token, tahunKinerja } = store.get();
    const put = (change: Partial<SessionState>) => {
      const now = store.get();
      if (now.token === token && now.tahunKinerja === tahunKinerja) store.set(change);
    };
    await Promise.all([
      api.countDown().then(
        (countDown) => put({ countDown }),
        (error: unknown) => deps.log('count-down', error),
      ),
      api.planningValidation().then(
        (planningValidation) => put({ planningValidation }),
        (error: unknown) => deps.log('validasi-perencanaan', error),
      ),
    ]);
  }

  /** A token in the address signs in, but never silently in place of somebody else. */
  async function adoptUrlToken(): Promise<void> {
    const offeredToken = urlToken;
    urlToken = null;
    const { token } = store.get();
    if (offeredToken === null || offeredToken === token) return;
    if (token !== null) {
      const [current, offered] = await Promise.all(
        [token, offeredToken].map((each) => api.userOf(each).catch(() => null)),
      );
      if (!offered) return;
      if (current && current.id !== offered.id && !(await deps.confirmSwitch(current, offered))) return;
    }
    adopt(offeredToken);
    store.set({ handedOver: token === null });
    tabs.tell({ kind: 'masuk' });
  }

  /** The signed-in user, loaded when a token exists but nobody is known yet; guards wait for it. */
  function restore(): Promise<User | null> {
    const { user } = store.get();
    if (user !== null) return Promise.resolve(user);
    restoring ??= adoptUrlToken()
      .then(loadUser)
      .finally(() => {
        restoring = null;
      });
    return restoring;
  }

  /**
   * Asks anew who is signed in, after something about his account changed: what the server kept from him until then, deadline
   * and validation too, is asked for again.
   */
  async function reloadUser(): Promise<void> {
    const { token } = store.get();
    const user = await api.user();
    if (store.get().token !== token) return;
    store.set({ user });
    await loadYearly();
  }

  async function logIn(credentials: Credentials): Promise<User | null> {
    const token = await api.login(credentials);
    adopt(token, credentials.remember);
    const user = await restore();
    if (user !== null) tabs.tell({ kind: 'masuk' });
    return user;
  }

  /**
   * Signs the same user in again without leaving the page: nothing that pages know of him changes, and he is remembered
   * if he was.
   */
  async function logInAgain(password: string, kode?: string): Promise<void> {
    const { user } = store.get();
    if (user === null) return;
    const remember = cookies.get(cookieNames.remember) !== null;
    const token = await api.login({ username: user.username, password, remember, ...(kode && { kode }) });
    keepToken(token, remember);
    store.set({ token });
    tabs.tell({ kind: 'masuk' });
  }

  async function logOut(): Promise<void> {
    const ended = store.get().token === null ? undefined : api.logout();
    clear();
    tabs.tell({ kind: 'keluar' });
    await ended?.catch((error: unknown) => deps.log('logout', error));
  }

  /** Another tab signed in: its token lies in the cookie. Pages see the new user at once, never nobody. */
  async function followLogIn(): Promise<void> {
    const token = cookies.get(cookieNames.token);
    if (token === null || token === store.get().token) return;
    const user = await api.userOf(token).catch(() => null);
    if (user === null || cookies.get(cookieNames.token) !== token) return;
    store.set({ token, user });
    await loadYearly();
  }

  function keepTahunKinerja(tahun: number): void {
    cookies.set(cookieNames.tahunKinerja, String(tahun), rememberDays);
  }

  function chooseTahunKinerja(tahun: number): void {
    if (!years.includes(tahun) || tahun === store.get().tahunKinerja) return;
    followTahunKinerja(tahun);
    tabs.tell({ kind: 'tahun-kinerja', tahun });
  }

  /** The year another tab chose: the cookie is common to all tabs and set already there. */
  function followTahunKinerja(tahun: number): void {
    keepTahunKinerja(tahun);
    store.set({ tahunKinerja: tahun, countDown: null, planningValidation: null });
    if (store.get().token !== null) void loadYearly();
  }

  function chooseTahunPublik(tahun: number): void {
    if (!years.includes(tahun) || tahun === store.get().tahunPublik) return;
    cookies.set(cookieNames.tahunPublik, String(tahun), rememberDays);
    store.set({ tahunPublik: tahun });
    tabs.tell({ kind: 'tahun-publik', tahun });
  }

  return {
    years,
    /** How the question who is signed in gets on. */
    line: { get: line.get, subscribe: line.subscribe, again: line.again },
    state: store.get,
    subscribe: store.subscribe,
    restore,
    reloadUser,
    /** Who was signed in by the address is the right person. */
    acceptHandOver: () => store.set({ handedOver: false }),
    /** Deadline and validation of the chosen year, anew. */
    refresh: () => void loadYearly(),
    logIn,
    logInAgain,
    logOut,
    followLogIn,
    chooseTahunKinerja,
    followTahunKinerja,
    chooseTahunPublik,
    followTahunPublik: (tahun: number) => store.set({ tahunPublik: tahun }),
    /** Another tab signed out: the cookie is gone already. */
    followLogOut: clear,
    setOnline: (online: boolean) => store.set({ online }),
  };
}
