import { formatZoned } from '@selaras/domain';

const LONGEST = 80;

/**
 * Name of an exported file: work unit and moment to the second, `Dinas-Kesehatan_2025-03-05_083000.png` (spec 1 §2). Signs that
 * a file system may refuse are left out.
 */
export function fileName(unit: string, moment: Date, ending: string): string {
  const name = unit
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST)
    .replace(/-+$/, '');
  return `${name || 'Cascading'}_${formatZoned(moment, 'YYYY-MM-DD_HHmmss')}.${ending}`;
}
