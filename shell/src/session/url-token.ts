const TOKEN_PARAMETER = 'token';

/** Splits a session token off an address. `path` is the address without it, to be put in its place. */
export function splitUrlToken(href: string): { token: string | null; path: string } {
  const url = new URL(href);
  const token = url.searchParams.get(TOKEN_PARAMETER)?.trim() || null;
  url.searchParams.delete(TOKEN_PARAMETER);
  return { token, path: `${url.pathname}${url.search}${url.hash}` };
}

/**
 * Takes a token out of the address and the history and answers it, or null. The first thing that runs, before any
 * request of the portal leaves, so that no request, log or Referer ever carries it.
 */
export function takeUrlToken(target: Pick<Window, 'location' | 'history'> = window): string | null {
  const { searchParams } = new URL(target.location.href);
  if (!searchParams.has(TOKEN_PARAMETER)) return null;
  const { token, path } = splitUrlToken(target.location.href);
  target.history.replaceState(target.history.state, '', path);
  return token;
}
