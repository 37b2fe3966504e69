/** Origins that an embed may talk to: never decided by what stands in an address. */
export interface OriginList {
  readonly page: string;
  /** Where the embed's script came from; null where that is not known. */
  readonly script: string | null;
  /** By the page's own code. */
  readonly further: readonly string[];
}

/**
 * The base address of the calls, absolute and without a slash at its end; null when its origin is not on the list, it
 * carries a user or a password, or it is no address of the web.
 */
export function allowedBase(base: string, { page, script, further }: OriginList): string | null {
  if (!URL.canParse(base, script ?? page)) return null;
  const { origin, protocol, username, password, pathname } = new URL(base, script ?? page);
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return null;
  const allowed = [page, script, ...further.map(originOf)];
  return allowed.includes(origin) ? `${origin}${pathname.replace(/\/+$/, '')}` : null;
}

/** A list may name addresses; what is no address allows nothing. */
function originOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { origin } = new URL(text);
  return origin === 'null' ? null : origin;
}
