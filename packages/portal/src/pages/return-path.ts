/** Query name under which a page says where its form leads back to. */
export const RETURN_PARAM = 'kembali';

/** A path of this origin, or null: an address elsewhere is never followed. */
export function safeReturn(wanted: string | null, origin: string = window.location.origin): string | null {
  if (wanted === null || !wanted.startsWith('/')) return null;
  try {
    const url = new URL(wanted, origin);
    return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : null;
  } catch {
    return null;
  }
}

/** The address of a page that shall lead back to another one. */
export function withReturn(path: string, back: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [RETURN_PARAM]: back })}`;
}
