import { type StatusPattern, statusLooks } from '../badge/status';
import type { StatusName } from '../token/status-names';
import { tokens } from '../token/tokens';

const lines: Record<StatusPattern, (ink: string) => string> = {
  solid: () => 'none',
  stripe: (ink) => `repeating-linear-gradient(135deg, ${ink} 0 1.5px, transparent 1.5px 7px)`,
  cross: (ink) =>
    `repeating-linear-gradient(45deg, ${ink} 0 1.5px, transparent 1.5px 8px),
     repeating-linear-gradient(135deg, ${ink} 0 1.5px, transparent 1.5px 8px)`,
  dot: (ink) => `radial-gradient(${ink} 1.5px, transparent 1.6px)`,
  hollow: (ink) => `repeating-linear-gradient(0deg, ${ink} 0 1.5px, transparent 1.5px 7px)`,
};

/** The pattern of a status as a CSS background, so that it can be told without its colour. */
export const statusPattern = (status: StatusName): string =>
  lines[statusLooks[status].pattern](`color-mix(in srgb, ${tokens.statusSoft[status]} 75%, transparent)`);
