import { isPublicArea } from '@selaras/contracts';

const YEAR = 'tahun';
/** Diagrams, and what writes their code, read the year of their address themselves: they move through the years beside the chosen one. */
const readsItself = /\/(cascading|arsitektur-kinerja(-cross-cutting)?|sematkan)$/;

/** The year that the address of a public page asks for, as canonical addresses and QR codes do; null without one. */
export function urlYear(href: string): number | null {
  const { pathname, searchParams } = new URL(href);
  const year = searchParams.get(YEAR) ?? '';
  return isPublicArea(pathname) && !readsItself.test(pathname) && /^\d{4}$/.test(year) ? Number(year) : null;
}

/** Takes a year out of the address, because another one was chosen. */
export function dropUrlYear(target: Pick<Window, 'location' | 'history'> = window): void {
  const url = new URL(target.location.href);
  if (!url.searchParams.has(YEAR)) return;
  url.searchParams.delete(YEAR);
  target.history.replaceState(target.history.state, '', `${url.pathname}${url.search}${url.hash}`);
}
