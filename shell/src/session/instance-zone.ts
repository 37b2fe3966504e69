import { setTimeZone } from '@selaras/domain';

/** Takes over the zone that the server lives in (`ZONA_WAKTU`), for the shell and for every remote. */
export function takeInstanceZone(page: Document = document): void {
  const meta = page.querySelector('meta[name="selaras:zona-waktu"]');
  const [name = '', code = '', hours] = meta?.getAttribute('content')?.split(' ') ?? [];
  if (hours) setTimeZone({ name, code, hours: Number(hours) });
}
