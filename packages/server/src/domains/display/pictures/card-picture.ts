import type { Dataset } from '../../../kit/open-data/dataset';
import { colours, HEIGHT, INNER, MARGIN, WIDTH } from '../../../kit/picture/chart/picture-look';
import type { Mark, Picture } from '../../../kit/picture/picture';
import type { PictureWords } from './chart-picture';
import { frameMarks } from './frame-marks';
import { originOf, termWords } from './picture-origin';

/** Headline figures side by side; more would be too small on a telephone. */
const MOST_FIGURES = 3;
const GAP = 24;
const TOP = 268;
const TILE = 170;

/** A dataset's headline figures as a card: what a shared link is shown with. */
export function cardPicture(dataset: Dataset, words: PictureWords): Picture {
  const figures = dataset.utama.slice(0, MOST_FIGURES);
  const text = (y: number, content: string, size: number, lines: number, bold: boolean): Mark => ({
    kind: 'text',
    x: MARGIN,
    y,
    text: content,
    size,
    bold,
    fill: bold ? colours.text : colours.muted,
    width: INNER,
    lines,
  });
  return {
    width: WIDTH,
    height: HEIGHT,
    ground: colours.surface,
    title: dataset.judul,
    description: dataset.kalimat,
    asal: originOf(dataset, words),
    marks: [
      ...frameMarks({
        heading: words.instansi,
        source: words.sumber,
        terms: termWords(
          dataset,
          figures.map(({ label }) => label),
        ),
        tahun: dataset.tahun,
      }),
      text(128, dataset.judul, 50, 2, true),
      ...figures.flatMap((figure, at) => tile(figure, at, figures.length)),
      text(figures.length === 0 ? 300 : TOP + TILE + 52, dataset.kalimat, 28, 2, false),
    ],
  };
}

function tile({ label, teks }: Dataset['utama'][number], at: number, of: number): Mark[] {
  const width = (INNER - (of - 1) * GAP) / of;
  const x = MARGIN + at * (width + GAP);
  const inner = { kind: 'text', x: x + 24, width: width - 48 } as const;
  return [
    { kind: 'rect', x, y: TOP, width, height: TILE, fill: colours['brand-soft'], radius: 12 },
    { ...inner, y: TOP + 44, text: label, size: 24, fill: colours.text },
    {
      ...inner,
      y: TOP + 120,
      text: teks,
      size: of === 1 ? 64 : 50,
      bold: true,
      fill: colours['brand-strong'],
    },
  ];
}
