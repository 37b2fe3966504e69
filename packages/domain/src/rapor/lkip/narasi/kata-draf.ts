import { isPersen } from '../../../capaian/measure';
import { formatDecimal, formatMeasure } from '../../../numbers/format-number';
import { targetText } from '../../../perencanaan/plan-line';
import type { IkuLaporan } from '../tabel/iku-laporan';

type Satuan = Pick<IkuLaporan, 'satuan'>;

const satuanWord = ({ satuan }: Satuan) => (isPersen(satuan) ? 'persen' : (satuan ?? ''));
const joined = (...words: readonly string[]) => words.filter(Boolean).join(' ');

/** A measured value with its unit, as it stands in a sentence: `72,61 poin`. */
export const nilai = (value: number, of: Satuan): string => joined(formatMeasure(value), satuanWord(of));

/** A percentage in words: `100,29 persen`. */
export const persen = (value: number): string => `${formatDecimal(value)} persen`;

/** The distance between two values: of percentages it is percentage points. */
export const jarak = (value: number, of: Satuan): string =>
  joined(formatMeasure(value), isPersen(of.satuan) ? 'poin persen' : satuanWord(of));

/** The target in a sentence, null when there is none; a range is its bounds. */
export function targetKata(row: Parameters<typeof targetText>[0] & Satuan): string | null {
  const known =
    row.polaritas === 'range' ? row.range_min !== null && row.range_max !== null : row.target !== null;
  return known ? joined(targetText(row), satuanWord(row)) : null;
}

/** Items as a sentence lists them: `a, b, dan c`. */
export function deretKata(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return items.length === 2 ? `${items[0]} dan ${last}` : `${items.slice(0, -1).join(', ')}, dan ${last}`;
}

/** A text that somebody wrote, as part of a sentence. */
export const tanpaTitik = (text: string): string => text.trim().replace(/[.;\s]+$/, '');

const connecting = new Set([
  'dan',
  'atau',
  'di',
  'ke',
  'dari',
  'untuk',
  'bagi',
  'dalam',
  'pada',
  'serta',
  'yang',
]);
/** Short forms that stay as they are. */
const shortForms = /^(APBD|ASN|BUMD|DPRD|JDIH|KB|PAD|PNS|PSU|RSUD|SAKIP|SDM|SPBE|TPA|UKM|UMKM|[^AIUEO]{2,})$/;

/** A name that is written in capitals alone, as nomenclatures have them, as it stands in a sentence. */
export function namaKata(nama: string): string {
  if (/\p{Ll}/u.test(nama)) return nama;
  return nama.replaceAll(/\p{L}+/gu, (word) => {
    const low = word.toLowerCase();
    if (connecting.has(low)) return low;
    return shortForms.test(word) ? word : `${word.charAt(0)}${low.slice(1)}`;
  });
}
