import type { Dataset, DatasetChart } from '../../../kit/open-data/dataset';
import { chartSeries, figuresOf, firstOf } from '../../../kit/picture/chart/chart-series';
import { legendMarks } from '../../../kit/picture/chart/legend-marks';
import { lineMarks } from '../../../kit/picture/chart/line-marks';
import { colours, HEIGHT, INNER, MARGIN, WIDTH } from '../../../kit/picture/chart/picture-look';
import type { Picture } from '../../../kit/picture/picture';
import { barMarks } from './bar-marks';
import { frameMarks } from './frame-marks';
import { originOf, termWords } from './picture-origin';

/** More would be too small to read; the source's line says how many there are. */
const MOST_BARS = 8;
/** Room of the lines: below the legend, above the words of the years. */
const LINES = { top: 250, bottom: 510 };

/** Who publishes, and where and when the figures come from. */
export interface PictureWords {
  readonly instansi: string;
  readonly sumber: string;
}

/** A dataset's chart with its sentence as title, unit, source and date; null without a chart or a figure in it. */
export function chartPicture(dataset: Dataset, words: PictureWords): Picture | null {
  const { grafik, judul, kalimat, tahun } = dataset;
  if (grafik === null) return null;
  const bars = grafik.jenis === 'batang';
  const chart = bars ? firstOf(grafik, MOST_BARS) : grafik;
  const series = chartSeries(chart);
  if (figuresOf(series).length === 0) return null;
  return {
    width: WIDTH,
    height: HEIGHT,
    ground: colours.surface,
    title: judul,
    description: kalimat,
    asal: originOf(dataset, words),
    marks: [
      ...frameMarks({
        heading: judul,
        source: sourceWords(chart, grafik, words.sumber),
        terms: termWords(
          dataset,
          grafik.series.flatMap(({ id, label }) => [id, label]),
        ),
        tahun,
      }),
      {
        kind: 'text',
        x: MARGIN,
        y: 112,
        text: kalimat,
        size: 32,
        bold: true,
        fill: colours.text,
        width: INNER,
        lines: 2,
      },
      ...legendMarks(200, series, chart.satuan),
      ...(bars ? barMarks(chart, series) : lineMarks(chart, series, LINES)),
    ],
  };
}

const sourceWords = (shown: DatasetChart, all: DatasetChart, source: string) =>
  shown.labels.length < all.labels.length
    ? `Digambar ${shown.labels.length} dari ${all.labels.length}. ${source}`
    : source;
