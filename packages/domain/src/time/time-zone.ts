/** A zone that keeps one distance from UTC all year. */
export interface TimeZone {
  /** `Asia/Makassar` */
  readonly name: string;
  /** As staff write it behind a time: `WITA`. */
  readonly code: string;
  /** How far it is ahead of UTC. */
  readonly hours: number;
}

/**
 * Where the instance's zone is kept: shell and remotes each bring this module along, and all of them live in one zone. The
 * symbol is the same in every copy.
 */
const ZONE = Symbol.for('selaras.zona-waktu');
const place = globalThis as { [ZONE]?: TimeZone };
const wib: TimeZone = { name: 'Asia/Jakarta', code: 'WIB', hours: 7 };

/** Said once, before anything reads a clock: by the server from its settings, by the shell from its page. */
export function setTimeZone(zone: TimeZone): void {
  place[ZONE] = zone;
}

/** The instance's zone; WIB where nobody said another one, as in a diagram that is shown by another portal. */
export const timeZone = (): TimeZone => place[ZONE] ?? wib;
