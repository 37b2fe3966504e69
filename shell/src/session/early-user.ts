import { HEADER_TAHUN_KINERJA, HEADER_TAHUN_PUBLIK, type User } from '@selaras/contracts';
import { selectedYear } from '@selaras/domain';
import { cookieNames, readCookie } from './cookie';
import { openedYears } from './year/opened-years';

/** Longer than this nobody waits for an answer that the usual call can bring as well. */
const PATIENCE_MS = 5_000;

interface EarlyUser {
  readonly token: string;
  /** null when there is no such answer, for whatever reason. */
  readonly user: Promise<User | null>;
}

/** Where the early script leaves its question for the portal, which is another bundle. */
const place = globalThis as { selarasPengguna?: EarlyUser };

/** Both years as the portal will read them: every call carries them (spec 2 §7). */
function yearHeaders(): Record<string, string> {
  const years = openedYears();
  const yearOf = (name: string) => String(selectedYear(readCookie(document.cookie, name), years));
  return {
    [HEADER_TAHUN_KINERJA]: yearOf(cookieNames.tahunKinerja),
    [HEADER_TAHUN_PUBLIK]: yearOf(cookieNames.tahunPublik),
  };
}

const tokenNow = () => readCookie(document.cookie, cookieNames.token);

/** Asks who is signed in, while the scripts of the portal are still on their way. */
export function askEarly(): void {
  const token = tokenNow();
  // A token in the address leaves it before anything is asked, and may well be somebody else's.
  if (token === null || new URLSearchParams(location.search).has('token')) return;
  const user = fetch('/api/user', {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json', ...yearHeaders() },
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
    .then(async (answer) => (answer.ok ? ((await answer.json()) as { data: User }).data : null))
    .catch(() => null);
  place.selarasPengguna = { token, user };
}

/**
 * The user that was asked for early, once, and only with the token that still counts; null leaves it to the usual
 * call, which also says what went wrong.
 */
export async function takeEarlyUser(): Promise<User | null> {
  const early = place.selarasPengguna;
  Reflect.deleteProperty(place, 'selarasPengguna');
  return early !== undefined && early.token === tokenNow() ? early.user : null;
}
