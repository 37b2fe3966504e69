/** Where the path is kept that somebody wanted before he was sent to the login page. */
const REDIRECT_KEY = 'selaras_redirect';
export const LOGIN_PATH = '/login';
export const AFTER_LOGIN_PATH = '/dashboard';
/** Where somebody is sent who must do something about his account first. */
export const ACCOUNT_PATH = '/akun';

/**
 * A path of this origin that is safe to go to after login, or null. Anything that a browser could read as another
 * origin (`//host`, `/\host`, `https:`, control characters) is refused.
 */
export function sameOriginPath(wanted: string | null, origin: string): string | null {
  if (wanted === null || !wanted.startsWith('/') || hasControlCharacter(wanted)) return null;
  try {
    const url = new URL(wanted, origin);
    const path = `${url.pathname}${url.search}${url.hash}`;
    const stays = url.origin === origin && !path.startsWith('//') && url.pathname !== LOGIN_PATH;
    return stays ? path : null;
  } catch {
    return null;
  }
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f' || character === '\\');
}

export interface RedirectKeeper {
  keep(path: string): void;
  /** The path to go to now; it is forgotten at once. */
  take(): string;
}

/**
 * Remembers the previous path across the login page; storage that is switched off only loses the path. The storage is
 * common to all tabs: what this one kept itself goes before what another left there.
 */
export function redirectKeeper(storage: () => Storage, origin: string): RedirectKeeper {
  let own: string | null = null;
  return {
    keep(path) {
      const safe = sameOriginPath(path, origin);
      if (safe === null) return;
      own = safe;
      attempt(() => storage().setItem(REDIRECT_KEY, safe));
    },
    take() {
      const kept = own ?? attempt(() => storage().getItem(REDIRECT_KEY)) ?? null;
      own = null;
      attempt(() => storage().removeItem(REDIRECT_KEY));
      return sameOriginPath(kept, origin) ?? AFTER_LOGIN_PATH;
    },
  };
}

function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
