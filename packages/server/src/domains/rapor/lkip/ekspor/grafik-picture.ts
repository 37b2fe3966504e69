import type { LaporanGrafik } from '@selaras/contracts';
import { chartSeries } from '../../../../kit/picture/chart/chart-series';
import { legendMarks } from '../../../../kit/picture/chart/legend-marks';
import { lineMarks } from '../../../../kit/picture/chart/line-marks';
import { colours, WIDTH } from '../../../../kit/picture/chart/picture-look';
import type { Picture } from '../../../../kit/picture/picture';

const HEIGHT = 440;
const LEGEND = 40;
const LINES = { top: 96, bottom: 380 };

/** A chart of a report as the picture that is printed: what was reached as a line, what was aimed at dashed. */
export function grafikPicture({ judul, alt, satuan, tahun, target, realisasi }: LaporanGrafik): Picture {
  const chart = { labels: tahun.map(String), satuan };
  const series = chartSeries({
    series: [
      { id: 'realisasi', label: 'Realisasi', nilai: realisasi },
      { id: 'target', label: 'Target', nilai: target },
    ],
  });
  return {
    width: WIDTH,
    height: HEIGHT,
    ground: colours.surface,
    title: judul,
    description: alt,
    marks: [...legendMarks(LEGEND, series, satuan), ...lineMarks(chart, series, LINES)],
  };
}
