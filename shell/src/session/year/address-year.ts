import { isPublicArea } from '@selaras/contracts';

/** As documents of the back end are asked for (spec 2 §9). */
const YEAR = 'tahun_kinerja';

/** The performance year that the address of a staff page names; null without one. */
export function addressYear(href: string): number | null {
  const { pathname, searchParams } = new URL(href);
  const year = searchParams.get(YEAR) ?? '';
  return !isPublicArea(pathname) && /^\d{4}$/.test(year) ? Number(year) : null;
}

/** The same address naming this year, without its origin; its other parameters stay as they are written. */
export function withYear(href: string, tahun: number): string {
  const { pathname, search, hash } = new URL(href);
  const others = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !part.startsWith(`${YEAR}=`));
  return `${pathname}?${[...others, `${YEAR}=${tahun}`].join('&')}${hash}`;
}
