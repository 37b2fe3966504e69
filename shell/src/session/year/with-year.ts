import { STAFF_YEAR } from './url-year';

/** The same address naming this performance year, without its origin. */
export function withYear(href: string, tahun: number): string {
  const { pathname, searchParams, hash } = new URL(href);
  searchParams.set(STAFF_YEAR, String(tahun));
  return `${pathname}?${searchParams}${hash}`;
}
