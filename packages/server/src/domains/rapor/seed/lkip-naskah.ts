import type { Naskah } from '@selaras/contracts';
import type { Rows } from '../../../kit/seed/rows';

/** The report of a unit, or of the regency, begun where there is none. */
export function laporanOf(rows: Rows, satuan_kerja_id: number | null, tahun: number): number {
  const known = rows
    .of('lkip')
    .find((one) => one.tahun === tahun && (one.satuan_kerja_id ?? null) === satuan_kerja_id);
  return known?.id ?? rows.add('lkip', { satuan_kerja_id, tahun, keadaan: 'disusun' });
}

/** Paragraphs as the text of a section. Rows of the seed are written as JSON, where a document is itself and no text. */
export function naskahOf(paragraphs: readonly string[]): string {
  const naskah: Naskah = {
    type: 'doc',
    content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  };
  return naskah as unknown as string;
}
