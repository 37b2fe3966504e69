import { isPublicArea } from '@selaras/contracts';

const YEAR = 'tahun';
/** As documents of the back end are asked for (spec 2 §9). */
export const STAFF_YEAR = 'tahun_kinerja';
/** Diagrams, and what writes their code, read the year of their address themselves: they move through the years beside the chosen one. */
const readsItself = /\/(cascading|arsitektur-kinerja(-cross-cutting)?|sematkan)$/;

/** The years that an address names; null without one. */
export interface UrlYears {
  /** Of a staff page, which always names it. */
  readonly kinerja: number | null;
  /** Of a public page, as canonical addresses and QR codes name it. */
  readonly publik: number | null;
}

export function urlYears(href: string): UrlYears {
  const { pathname, searchParams } = new URL(href);
  const year = (name: string) => {
    const text = searchParams.get(name) ?? '';
    return /^\d{4}$/.test(text) ? Number(text) : null;
  };
  if (!isPublicArea(pathname)) return { kinerja: year(STAFF_YEAR), publik: null };
  return { kinerja: null, publik: readsItself.test(pathname) ? null : year(YEAR) };
}

/** Takes a year out of the address, because another one was chosen. */
export function dropUrlYear(target: Pick<Window, 'location' | 'history'> = window): void {
  const url = new URL(target.location.href);
  if (!url.searchParams.has(YEAR)) return;
  url.searchParams.delete(YEAR);
  target.history.replaceState(target.history.state, '', `${url.pathname}${url.search}${url.hash}`);
}
