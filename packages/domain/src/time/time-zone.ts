/** The zones that regencies of Indonesia live in: their short name, and how far they are ahead of UTC all year. */
const timeZones = {
  'Asia/Jakarta': { code: 'WIB', hours: 7 },
  'Asia/Makassar': { code: 'WITA', hours: 8 },
  'Asia/Jayapura': { code: 'WIT', hours: 9 },
} as const;

export type TimeZone = keyof typeof timeZones;

export const timeZoneNames = Object.keys(timeZones) as [TimeZone, ...TimeZone[]];

/**
 * Where the instance's zone is kept: shell and remotes each bring this module along, and all of them live in one zone. The
 * symbol is the same in every copy.
 */
const ZONE = Symbol.for('selaras.zona-waktu');
const place = globalThis as { [ZONE]?: TimeZone };

export const isTimeZone = (name: unknown): name is TimeZone =>
  typeof name === 'string' && Object.hasOwn(timeZones, name);

/** Said once, before anything reads a clock: by the server from its settings, by the shell from its page. */
export function setTimeZone(name: TimeZone): void {
  place[ZONE] = name;
}

/** The instance's zone; WIB where nobody said another one, as in a diagram that is shown by another portal. */
export const timeZone = (): TimeZone => place[ZONE] ?? 'Asia/Jakarta';

/** `WIB`, `WITA` or `WIT`: as staff write it behind a time. */
export const timeZoneCode = (): 'WIB' | 'WITA' | 'WIT' => timeZones[timeZone()].code;

/** Hours that the instance's clock is ahead of UTC. */
export const zoneHours = (): number => timeZones[timeZone()].hours;
