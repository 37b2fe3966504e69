import { startOfZonedDate, timeBetween } from './zoned';

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
 * State of the fill-in deadline at a moment: active while midnight at the start of `nilaiDate` lies in the
 * future, or when no date is set (spec 2 §4). A date that cannot be read counts as passed.
 */
export function countDownOf(nilaiDate: string | null, now: Date): CountDown {
  if (nilaiDate === null) return { active: true, remaining: null };
  const target = startOfZonedDate(nilaiDate);
  if (target === null || target <= now) return { active: false, remaining: ended };
  // Whole seconds, counted upwards, keep the banner above zero until the very moment it ends.
  return { active: true, remaining: timeBetween(now, target) };
}
