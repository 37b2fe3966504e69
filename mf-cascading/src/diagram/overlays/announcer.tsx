import { formatPercent } from '@selaras/domain';
import { VisuallyHidden } from '@selaras/ui';
import { useEffect, useRef, useState } from 'react';
import { cardAt } from '../../tree/model/model';
import { isFiltering } from '../../tree/state/filter';
import { countOf } from '../../tree/state/visible';
import { cardWords } from '../../tree/words/card-words';
import { type Scene, selectedBoxes } from '../../view/scene/scene';
import { type DiagramWords, diagramWords } from '../words/diagram-words';
import { useWords } from '../words/words-context';
import { selectionSummary } from './selection-text';

/** Tells a screen reader what changed in the picture. */
export function Announcer({ scene }: { scene: Scene }) {
  const before = useRef(scene);
  const [words, setWords] = useState('');
  const table = useWords();
  useEffect(() => {
    const said = changeInWords(before.current, scene, table);
    before.current = scene;
    if (said !== null) setWords(said);
  }, [scene, table]);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {words}
    </VisuallyHidden>
  );
}

/** What a reader who cannot see the picture has to know about a change; null for nothing. */
export function changeInWords(before: Scene, now: Scene, table: DiagramWords = diagramWords): string | null {
  const { said } = table;
  const { model, state, selected, visible, settings } = now;
  if (before.state.filter !== state.filter) {
    if (!isFiltering(state.filter)) return said.filterGone(countOf(visible));
    if (!state.kept?.includes(1)) return said.filterEmpty;
    return said.filterOn(countOf(visible));
  }
  const several = severalInWords(before, now, table);
  if (before.selected !== selected && selected >= 0) {
    const { sasaran, capaian, status } = cardAt(model, selected);
    const { words = cardWords } = settings;
    const level = words.level(model.level[selected] ?? 0, settings.type);
    const figure = words.figure(formatPercent(capaian));
    const one = said.chosen(level, sasaran.slice(0, 200), figure, words.status[status]);
    return several === null ? one : `${one} ${several}`;
  }
  if (several !== null) return several;
  const shown = countOf(visible);
  // Moving through the years is told by the strip of years.
  const anew = before.model !== model && before.model.keys !== model.keys && !model.alternatives;
  if (anew && !before.model.alternatives) return said.renewed(shown);
  const difference = shown - countOf(before.visible);
  if (before.model !== model || difference === 0) return null;
  return difference > 0 ? said.opened(difference, shown) : said.closed(-difference, shown);
}

/** What several selected boxes are together, when that has changed. */
function severalInWords(before: Scene, now: Scene, table: DiagramWords): string | null {
  if (before.others === now.others) return null;
  const boxes = selectedBoxes(now);
  if (boxes.length > 1) return `${selectionSummary(now, boxes, table)}.`;
  return boxes.length === 0 && selectedBoxes(before).length > 1 ? table.said.chosenNone : null;
}
