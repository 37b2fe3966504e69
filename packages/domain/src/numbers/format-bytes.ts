import { formatDecimal } from './format-number';

const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** Size of a file for people: `512 B`, `1,5 MB`. */
export function formatBytes(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024)));
  return `${formatDecimal(bytes / 1024 ** step, step === 0 ? 0 : 1)} ${UNITS[step]}`;
}
