import { timeZone } from '@selaras/domain';
import type { PictureWords } from '../../export/words/picture-words';

const boxes = (count: number) => (count === 1 ? '1 box' : `${count.toLocaleString('en')} boxes`);

/** In the time of the regency, whatever the reader's is. */
const momentText = (moment: Date) =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: timeZone().name }).format(moment)} (UTC+${timeZone().hours})`;

export const englishPicture: PictureWords = {
  lang: 'en',
  named: (title, unit, tahun) => `${title} ${unit} ${tahun}`,
  subtitle: (tahun, count, madeAt) => `${tahun} · ${boxes(count)} · made ${momentText(madeAt)}`,
  sidik: (hash) => `Hash of the data ${hash ?? 'not available'}`,
  scan: 'Scan to open this view and check its data.',
  keyword: { unit: 'Agency', tahun: 'Performance Year', sidik: 'Hash of the Data' },
  sheetTitle: (title, tahun) => `${title} · ${tahun}`,
  pageMap: 'Map of the pages',
  pageMapExplained: (sheets, paper, rows, columns) =>
    `${sheets} sheets of ${paper} in ${rows} × ${columns} (rows × columns). Cut at the marks along the edges, then join them as the map shows.`,
  sheetOf: (position, all) => `Sheet ${position} of ${all}`,
  beside: { left: 'left', right: 'right', above: 'above', below: 'below' },
};
