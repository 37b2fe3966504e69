import { OVERRIDE_ORIGINS_META } from '@selaras/contracts';

const PARAMETER = 'remote';
const STORAGE_KEY = 'selaras_remote_pengganti';

/**
 * What this browser tab was told to replace, as it was told: `mf_cascading@http://localhost:3101`. Other tabs and the
 * next visit know nothing of it.
 */
export function readOverrides(storage: Pick<Storage, 'getItem'> = sessionStorage): string[] {
  return storage.getItem(STORAGE_KEY)?.split('\n').filter(Boolean) ?? [];
}

export function writeOverrides(texts: readonly string[], storage: Storage = sessionStorage): void {
  if (texts.length === 0) storage.removeItem(STORAGE_KEY);
  else storage.setItem(STORAGE_KEY, texts.join('\n'));
}

/** Whether an address is that of a version in this portal's own registry. */
export const isKeptHere = (url: string, { origin }: Pick<Location, 'origin'> = location): boolean =>
  url.startsWith(`${origin}/remotes/`);

/**
 * Takes `?remote=<name>@<url>` out of the address and the history, so that a link that is passed on replaces nothing at
 * somebody else's, and keeps it for this tab. `?remote=` alone ends every replacement. A version that this portal keeps
 * is chosen in the panel alone: a link could name an old one that was retired for a reason.
 */
export function takeOverrides(target: Window = window): string[] {
  const url = new URL(target.location.href);
  const asked = url.searchParams.getAll(PARAMETER);
  if (asked.length > 0) {
    url.searchParams.delete(PARAMETER);
    target.history.replaceState(target.history.state, '', `${url.pathname}${url.search}${url.hash}`);
    const known = asked.includes('') ? [] : readOverrides(target.sessionStorage);
    const meant = asked.filter(
      (text) => text !== '' && !isKeptHere(text.split('@')[1] ?? '', target.location),
    );
    writeOverrides([...known, ...meant], target.sessionStorage);
  }
  return readOverrides(target.sessionStorage);
}

/** Origins that the server lets a super take a remote from (`REMOTE_OVERRIDE_ORIGINS`). */
export function overrideOrigins(page: Document = document): string[] {
  const meta = page.querySelector(`meta[name="${OVERRIDE_ORIGINS_META}"]`);
  return meta?.getAttribute('content')?.split(' ').filter(Boolean) ?? [];
}
