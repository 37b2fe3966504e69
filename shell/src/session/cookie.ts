import { TOKEN_COOKIE } from '@selaras/contracts';

const DAY_SECONDS = 24 * 60 * 60;

/** Names of everything that the shell keeps in the browser. */
export const cookieNames = {
  token: TOKEN_COOKIE,
  /** There as long as a token that shall be remembered: a cookie does not tell its own lifetime. */
  remember: 'selaras_ingat',
  tahunKinerja: 'selaras_tahun_kinerja',
  tahunPublik: 'selaras_tahun_kinerja_public',
} as const;

export interface CookieJar {
  get(name: string): string | null;
  /** Without `days` the cookie ends with the browser's session. */
  set(name: string, value: string, days?: number): void;
  remove(name: string): void;
}

/** The value of one cookie out of a `Cookie` header or `document.cookie`. */
export function readCookie(header: string, name: string): string | null {
  for (const part of header.split(';')) {
    const [key, ...rest] = part.split('=');
    if (key?.trim() === name) return decode(rest.join('=').trim());
  }
  return null;
}

/** `Secure` is left out only where there is no TLS by nature: on this very computer. */
export function serializeCookie(name: string, value: string, hostname: string, days?: number): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax'];
  if (days !== undefined) parts.push(`Max-Age=${days * DAY_SECONDS}`);
  if (!isLocalHost(hostname)) parts.push('Secure');
  return parts.join('; ');
}

export function isLocalHost(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^(127\.|\[?::1\]?$)/.test(hostname);
}

export function documentCookieJar(target: Pick<Document, 'cookie'>, hostname: string): CookieJar {
  return {
    get: (name) => readCookie(target.cookie, name),
    set(name, value, days) {
      target.cookie = serializeCookie(name, value, hostname, days);
    },
    remove(name) {
      target.cookie = serializeCookie(name, '', hostname, 0);
    },
  };
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
