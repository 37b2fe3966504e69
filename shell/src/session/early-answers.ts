import {
  type AnswerOf,
  type getHariIniCall,
  HEADER_TAHUN_KINERJA,
  HEADER_TAHUN_PUBLIK,
  type User,
} from '@selaras/contracts';
import { selectedYear } from '@selaras/domain';
import { cookieNames, readCookie } from './cookie';
import { AFTER_LOGIN_PATH } from './redirect';
import { openedYears } from './year/opened-years';

/** Longer than this nobody waits for an answer that the usual call can bring as well. */
const PATIENCE_MS = 5_000;

/** After this an answer says nothing about the present any more. */
const FRESH_MS = 30_000;

/** Answers that pages wait for longest, by the names under which they are taken. */
interface EarlyAnswers {
  /** Who is signed in. */
  readonly user: { readonly data: User };
  /** What awaits him; only where everybody lands, on the dashboard, which stands no sooner. */
  readonly hariIni: AnswerOf<typeof getHariIniCall>;
}

type Asked = { -readonly [Name in keyof EarlyAnswers]?: Promise<EarlyAnswers[Name] | null> };

interface Early {
  readonly token: string;
  /** Milliseconds of `performance.now()`. */
  readonly at: number;
  /** null where there is no such answer, for whatever reason. */
  readonly answers: Asked;
}

/** Where the early script leaves its questions for the portal, which is another bundle. */
const place = globalThis as { selarasAwal?: Early };

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

/** Asks who is signed in, and for the dashboard what awaits him, while the scripts of the portal are still on their way. */
export function askEarly(): void {
  const token = tokenNow();
  // A token in the address leaves it before anything is asked, and may well be somebody else's.
  if (token === null || new URLSearchParams(location.search).has('token')) return;
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json', ...yearHeaders() };
  const ask = <Answer>(address: string): Promise<Answer | null> =>
    fetch(address, { headers, signal: AbortSignal.timeout(PATIENCE_MS) })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as Answer) : null))
      .catch(() => null);
  const answers: Asked = { user: ask('/api/user') };
  if (location.pathname === AFTER_LOGIN_PATH) answers.hariIni = ask('/api/hari-ini');
  place.selarasAwal = { token, at: performance.now(), answers };
}

/**
 * An answer that was asked for early, once, while it is fresh and only with the token that still counts; null leaves it to
 * the usual call, which also says what went wrong.
 */
export async function takeEarly<Name extends keyof EarlyAnswers>(
  name: Name,
): Promise<EarlyAnswers[Name] | null> {
  const early = place.selarasAwal;
  if (early === undefined) return null;
  const { [name]: answer } = early.answers;
  delete early.answers[name];
  const counts = early.token === tokenNow() && performance.now() - early.at < FRESH_MS;
  return (counts && (await answer)) || null;
}
