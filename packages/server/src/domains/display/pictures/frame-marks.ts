import { colours, HEIGHT, INNER, MARGIN, WIDTH } from '../../../kit/picture/chart/picture-look';
import type { Mark } from '../../../kit/picture/picture';

interface FrameWords {
  /** Above the title: what the picture belongs to. */
  readonly heading: string;
  /** Where the figures come from, of when. */
  readonly source: string;
  /** How they may be used, and what they mean; shortened where it is too long, the file has all of it. */
  readonly terms: string;
  readonly tahun: number;
}

const YEAR_WIDTH = 160;

const below = { kind: 'text', x: MARGIN, size: 18, fill: colours.muted, width: INNER } as const;

/** What every picture has: whose it is and which year above, where the figures come from and what they mean below. */
export const frameMarks = ({ heading, source, terms, tahun }: FrameWords): Mark[] => [
  { kind: 'rect', x: 0, y: 0, width: WIDTH, height: 12, fill: colours.brand },
  {
    kind: 'text',
    x: MARGIN,
    y: 62,
    text: heading,
    size: 24,
    fill: colours.muted,
    width: INNER - YEAR_WIDTH,
  },
  {
    kind: 'text',
    x: WIDTH - MARGIN,
    y: 62,
    text: String(tahun),
    size: 28,
    bold: true,
    fill: colours.brand,
    anchor: 'end',
    width: YEAR_WIDTH,
  },
  { kind: 'rect', x: MARGIN, y: HEIGHT - 66, width: INNER, height: 2, fill: colours.line },
  { ...below, y: HEIGHT - 40, text: source },
  { ...below, y: HEIGHT - 16, text: terms },
];
