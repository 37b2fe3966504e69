import { dateWib, formatDateTime } from '@selaras/domain';

const LONGEST = 80;

/**
 * Name of an exported file: work unit and moment in WIB, `Dinas-Kesehatan_2025-03-05_0830.png` (spec 1 §2). Signs that
 * a file system may refuse are left out.
 */
export function fileName(unit: string, moment: Date, ending: string): string {
  const name = unit
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST)
    .replace(/-+$/, '');
  const time = formatDateTime(moment).slice(-5).replace(':', '');
  return `${name || 'Cascading'}_${dateWib(moment)}_${time}.${ending}`;
}
