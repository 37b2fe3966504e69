import { formatPercent, statusCapaian } from '@selaras/domain';
import { totalKinds, totalsOf } from '../../tree/analysis/totals';
import { levelAt } from '../../tree/model/level';
import { cardAt } from '../../tree/model/model';
import type { Scene } from '../../view/scene/scene';
import { totalLooks } from '../elements/total-looks';

/** What boxes are together: `3 kotak terpilih: 2 tercapai, 1 tidak tercapai`. */
export function selectionSummary({ model }: Pick<Scene, 'model'>, boxes: readonly number[]): string {
  const totals = totalsOf(model, boxes);
  const parts = totalKinds
    .filter((kind) => totals[kind] > 0)
    .map(
      (kind) =>
        `${totals[kind]} ${totalLooks[kind].word.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`,
    );
  return `${boxes.length} kotak terpilih: ${parts.join(', ')}`;
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
