import { type PictureWords, pictureWords } from '../words/picture-words';

/** What an exported picture says about itself, so that it can be traced and checked. */
export interface CaptionFacts {
  /** Kind of diagram: `Cascading`. */
  readonly title: string;
  readonly unit: string;
  readonly tahun: number;
  readonly madeAt: Date;
  readonly boxes: number;
  /** SHA-256 of the data in hexadecimal; null where the data is not at hand. */
  readonly sidik: string | null;
  /** Address that opens the same view and compares the data. */
  readonly link: string;
  /** Left out: the portal's. */
  readonly words?: PictureWords;
}

/** The caption as it is written on the picture. */
export interface Caption {
  readonly title: string;
  readonly subtitle: string;
  readonly sidik: string;
  readonly link: string;
  readonly words: PictureWords;
}

export const captionOf = ({ words = pictureWords, ...facts }: CaptionFacts): Caption => ({
  title: `${facts.title} · ${facts.unit}`,
  subtitle: words.subtitle(facts.tahun, facts.boxes, facts.madeAt),
  sidik: words.sidik(facts.sidik === null ? null : grouped(facts.sidik)),
  link: facts.link,
  words,
});

/** The same facts for the text chunks of a PNG; the first keywords are those that PNG itself defines. */
export const captionTexts = ({
  words = pictureWords,
  ...facts
}: CaptionFacts): [keyword: string, text: string][] => [
  ['Title', words.named(facts.title, facts.unit, facts.tahun)],
  ['Creation Time', facts.madeAt.toISOString()],
  ['Software', 'Selaras'],
  ['Source', facts.link],
  [words.keyword.unit, facts.unit],
  [words.keyword.tahun, String(facts.tahun)],
  [words.keyword.sidik, facts.sidik ?? ''],
];

/** Sixteen signs in fours: enough to compare by eye; the whole value stands in the link. */
const grouped = (hex: string) => (hex.slice(0, 16).match(/.{4}/g) ?? []).join(' ');
