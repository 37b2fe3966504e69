import { selectedYear } from '@selaras/domain';
import type { Session as SharedSession } from '@selaras/portal';
import { type CookieJar, cookieNames } from './cookie';
import type { UrlYears } from './year/url-year';

/** What pages may know, and what only the shell knows. */
export interface SessionState extends SharedSession {
  readonly token: string | null;
  /** A token in the address signed in where nobody was: who reads the page has not said yet that he is that person. */
  readonly handedOver: boolean;
}

/** State of a guest. */
export const nobody = {
  token: null,
  handedOver: false,
  user: null,
  planningValidation: null,
  countDown: null,
} as const;

interface AtStart {
  readonly cookies: CookieJar;
  readonly years: readonly number[];
  /** What the address names goes before what is kept; a public year holds in this tab until another one is chosen. */
  readonly urlYears: UrlYears;
  readonly online: boolean;
}

/** The session as the browser kept it: token and both years out of their cookies (spec 2 §4). */
export function initialState({ cookies, years, urlYears, online }: AtStart): SessionState {
  const opened = (year: number | null) => (year !== null && years.includes(year) ? year : null);
  return {
    ...nobody,
    token: cookies.get(cookieNames.token),
    tahunKinerja: opened(urlYears.kinerja) ?? selectedYear(cookies.get(cookieNames.tahunKinerja), years),
    tahunPublik: opened(urlYears.publik) ?? selectedYear(cookies.get(cookieNames.tahunPublik), years),
    online,
  };
}

/** Logging out clears the session and the selected performance year (spec 2 §1). The public year stays. */
export function signedOut(years: readonly number[]): Partial<SessionState> {
  return { ...nobody, tahunKinerja: selectedYear(null, years) };
}
