import type { TimeZone } from './time-zone';

/** The zones that regencies of Indonesia live in. */
export const timeZones = {
  'Asia/Jakarta': { name: 'Asia/Jakarta', code: 'WIB', hours: 7 },
  'Asia/Makassar': { name: 'Asia/Makassar', code: 'WITA', hours: 8 },
  'Asia/Jayapura': { name: 'Asia/Jayapura', code: 'WIT', hours: 9 },
} as const satisfies Record<string, TimeZone>;

export type TimeZoneName = keyof typeof timeZones;

export const timeZoneNames = Object.keys(timeZones) as [TimeZoneName, ...TimeZoneName[]];
