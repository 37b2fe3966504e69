import { formatPercent } from '@selaras/domain';
import { statuses, type Totals, totalsOf } from '../../tree/analysis/totals';
import { cardAt } from '../../tree/model/model';
import { cardWords } from '../../tree/words/card-words';
import type { Scene } from '../../view/scene/scene';
import { type DiagramWords, diagramWords } from '../words/diagram-words';

/** Every status that some of the boxes have: `2 tercapai, 1 tidak tercapai & CSF Gagal`. */
export const totalsInWords = (totals: Totals, words = cardWords): string =>
  statuses
    .filter((status) => totals[status] > 0)
    .map((status) => `${totals[status]} ${withoutCapital(words.status[status])}`)
    .join(', ');

/** `CSF` stays as it is. */
const withoutCapital = (word: string) => word.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

/** What boxes are together: `3 kotak terpilih: 2 tercapai, 1 tidak tercapai`. */
export function selectionSummary(
  { model, settings }: Pick<Scene, 'model'> & Partial<Pick<Scene, 'settings'>>,
  boxes: readonly number[],
  said: DiagramWords = diagramWords,
): string {
  const totals = totalsOf(model, boxes);
  return `${said.selected(boxes.length)}: ${totalsInWords(totals, settings?.words)}`;
}

/** Boxes as lines of text, for a message or a report: level, goal, achievement, status. */
export function selectionList(
  { model, settings }: Pick<Scene, 'model' | 'settings'>,
  boxes: readonly number[],
  said: DiagramWords = diagramWords,
): string {
  const { words = cardWords } = settings;
  const lines = boxes.map((box) => {
    const { sasaran, capaian, status } = cardAt(model, box);
    const level = words.level(model.level[box] ?? 0, settings.type);
    return `${level}: ${sasaran} (${words.figure(formatPercent(capaian))}, ${words.status[status]})`;
  });
  return [selectionSummary({ model, settings }, boxes, said), ...lines].join('\n');
}
