import { startOfDateWib } from './waktu';

/** What the banner shows once the deadline has passed (spec 2 §4). */
export const COUNT_DOWN_ENDED_TEXT = 'Batas Waktu Pengisian Telah Habis';

export interface Remaining {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

export interface CountDown {
  /** Whether plans may still be filled in. */
  readonly active: boolean;
  /** Time left until midnight at the start of the target date; null when no date is set. All zero once it passed. */
  readonly remaining: Remaining | null;
}

const ended: Remaining = { days: 0, hours: 0, minutes: 0, seconds: 0 };

/**
 * State of the fill-in deadline at a moment: active while midnight (WIB) at the start of `nilaiDate` lies in the
 * future, or when no date is set (spec 2 §4). A date that cannot be read counts as passed.
 */
export function countDownOf(nilaiDate: string | null, now: Date): CountDown {
  if (nilaiDate === null) return { active: true, remaining: null };
  const target = startOfDateWib(nilaiDate);
  const left = target === null ? 0 : target.getTime() - now.getTime();
  if (left <= 0) return { active: false, remaining: ended };
  // Counting whole seconds upwards keeps the banner above zero until the very moment it ends.
  const seconds = Math.ceil(left / 1000);
  return {
    active: true,
    remaining: {
      days: Math.floor(seconds / 86_400),
      hours: Math.floor(seconds / 3600) % 24,
      minutes: Math.floor(seconds / 60) % 60,
      seconds: seconds % 60,
    },
  };
}

/**
 * Milliseconds to add to this computer's clock to get the server's, so that a wrong clock does not move the
 * countdown. `serverTime` is the ISO time of the answer, `receivedAt` when it came in.
 */
export function clockOffset(serverTime: string, receivedAt: Date): number {
  const server = Date.parse(serverTime);
  return Number.isNaN(server) ? 0 : server - receivedAt.getTime();
}
