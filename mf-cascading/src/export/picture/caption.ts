import { formatDateTime, formatDecimal } from '@selaras/domain';

/** What an exported picture says about itself, so that it can be traced and checked. */
export interface CaptionFacts {
  /** Kind of diagram: `Cascading`. */
  readonly title: string;
  readonly unit: string;
  readonly tahun: number;
  readonly madeAt: Date;
  readonly boxes: number;
  /** SHA-256 of the data in hexadecimal; null where the browser offers none (a page without https). */
  readonly sidik: string | null;
  /** Address that opens the same view and compares the data. */
  readonly link: string;
}

/** The caption as it is written on the picture. */
export interface Caption {
  readonly title: string;
  readonly subtitle: string;
  readonly sidik: string;
  readonly link: string;
}

export const captionOf = (facts: CaptionFacts): Caption => ({
  title: `${facts.title} · ${facts.unit}`,
  subtitle: `Tahun ${facts.tahun} · ${formatDecimal(facts.boxes)} kotak · dibuat ${formatDateTime(facts.madeAt)} WIB`,
  sidik: `Sidik data ${facts.sidik === null ? 'tidak tersedia' : grouped(facts.sidik)}`,
  link: facts.link,
});

/** The same facts for the text chunks of a PNG; the first keywords are those that PNG itself defines. */
export const captionTexts = (facts: CaptionFacts): [keyword: string, text: string][] => [
  ['Title', `${facts.title} ${facts.unit} tahun ${facts.tahun}`],
  ['Creation Time', facts.madeAt.toISOString()],
  ['Software', 'Selaras'],
  ['Source', facts.link],
  ['Satuan Kerja', facts.unit],
  ['Tahun Kinerja', String(facts.tahun)],
  ['Sidik Data', facts.sidik ?? ''],
];

/** Sixteen signs in fours: enough to compare by eye; the whole value stands in the link. */
const grouped = (hex: string) => (hex.slice(0, 16).match(/.{4}/g) ?? []).join(' ');
