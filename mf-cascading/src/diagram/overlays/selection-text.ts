import { formatPercent, statusCapaian } from '@selaras/domain';
import { statuses, type Totals, totalsOf } from '../../tree/analysis/totals';
import { levelAt } from '../../tree/model/level';
import { cardAt } from '../../tree/model/model';
import type { Scene } from '../../view/scene/scene';

/** Every status that some of the boxes have: `2 tercapai, 1 tidak tercapai & CSF Gagal`. */
export const totalsInWords = (totals: Totals): string =>
  statuses
    .filter((status) => totals[status] > 0)
    .map((status) => `${totals[status]} ${withoutCapital(statusCapaian[status])}`)
    .join(', ');

/** `CSF` stays as it is. */
const withoutCapital = (word: string) => word.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

/** What boxes are together: `3 kotak terpilih: 2 tercapai, 1 tidak tercapai`. */
export function selectionSummary({ model }: Pick<Scene, 'model'>, boxes: readonly number[]): string {
  const totals = totalsOf(model, boxes);
  return `${boxes.length} kotak terpilih: ${totalsInWords(totals)}`;
}

/** Boxes as lines of text, for a message or a report: level, goal, achievement, status. */
export function selectionList(
  { model, settings }: Pick<Scene, 'model' | 'settings'>,
  boxes: readonly number[],
): string {
  const lines = boxes.map((box) => {
    const { sasaran, capaian, status } = cardAt(model, box);
    const level = levelAt(model.level[box] ?? 0).label[settings.type];
    return `${level}: ${sasaran} (${formatPercent(capaian)}, ${statusCapaian[status]})`;
  });
  return [selectionSummary({ model }, boxes), ...lines].join('\n');
}
