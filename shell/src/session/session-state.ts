import { selectedYear } from '@selaras/domain';
import type { Session as SharedSession } from '@selaras/portal';
import { type CookieJar, cookieNames } from './cookie';

/** What pages may know, and what only the shell knows. */
export interface SessionState extends SharedSession {
  readonly token: string | null;
}

/** State of a guest. */
export const nobody = { token: null, user: null, planningValidation: null, countDown: null } as const;

/** The session as the browser kept it: token and both years out of their cookies (spec 2 §4). */
export function initialState(cookies: CookieJar, years: readonly number[], online: boolean): SessionState {
  return {
    ...nobody,
    token: cookies.get(cookieNames.token),
    tahunKinerja: selectedYear(cookies.get(cookieNames.tahunKinerja), years),
    tahunPublik: selectedYear(cookies.get(cookieNames.tahunPublik), years),
    online,
  };
}

/** Logging out clears the session and the selected performance year (spec 2 §1). The public year stays. */
export function signedOut(years: readonly number[]): Partial<SessionState> {
  return { ...nobody, tahunKinerja: selectedYear(null, years) };
}
