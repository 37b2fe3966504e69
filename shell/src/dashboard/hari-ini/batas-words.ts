import { countDownOf, formatDeadline } from '@selaras/domain';
import type { BadgeTone } from '@selaras/ui';

/** Days before a deadline from which on it is pressing. */
const PRESSING_DAYS = 7;

export interface BatasWords {
  readonly text: string;
  readonly tone: BadgeTone;
}

/** A deadline as it stands at a moment, in words; null where none is set. */
export function batasWords(batas: string | null, now: Date): BatasWords | null {
  if (batas === null) return null;
  const { active, remaining } = countDownOf(batas, now);
  if (!active || remaining === null) return { text: `Lewat sejak ${formatDeadline(batas)}`, tone: 'danger' };
  const left = remaining.days > 0 ? `${remaining.days} hari lagi` : 'hari terakhir';
  return {
    text: `Sebelum ${formatDeadline(batas)}, ${left}`,
    tone: remaining.days < PRESSING_DAYS ? 'warning' : 'neutral',
  };
}
