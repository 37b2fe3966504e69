import { naskahNomor } from '@selaras/contracts';
import { wholeSigns } from './whole-signs';

/** Widest column, in CSS pixels. */
const WIDTH_MAX = 4_000;

const asItIs = (value: unknown) => (typeof value === 'string' ? wholeSigns(value) : (value ?? null));
const wholeOr = (fallback: number) => (value: unknown) => (Number.isInteger(value) ? value : fallback);

/** Widths that a table cannot have are left to the page. */
const widths = (value: unknown) =>
  Array.isArray(value) && value.every((one) => Number.isInteger(one) && one >= 1 && one <= WIDTH_MAX)
    ? value
    : null;

const cell = { colspan: wholeOr(1), rowspan: wholeOr(1), colwidth: widths };

/** Attributes that are kept, by node and mark, and how; every other one, and what is kept as undefined, belongs to the editor alone. */
export const keptAttrs: Readonly<Record<string, Readonly<Record<string, (value: unknown) => unknown>>>> = {
  heading: { level: asItIs },
  orderedList: { start: wholeOr(1), jenis: (kind) => naskahNomor.find((one) => one === kind) },
  tableCell: cell,
  tableHeader: cell,
  gambar: { gambar_id: asItIs, alt: asItIs, keterangan: asItIs, lebar: asItIs },
  catatanKaki: { isi: asItIs },
  link: { href: asItIs },
};
