import { isTimeZone, setTimeZone } from '@selaras/domain';

/** Takes over the zone that the server lives in (`ZONA_WAKTU`), for the shell and for every remote. */
export function takeInstanceZone(page: Document = document): void {
  const name = page.querySelector('meta[name="selaras:zona-waktu"]')?.getAttribute('content');
  if (isTimeZone(name)) setTimeZone(name);
}
