import { formatPercent, statusCapaian } from '@selaras/domain';
import { VisuallyHidden } from '@selaras/ui';
import { useEffect, useRef, useState } from 'react';
import { levelAt } from '../../tree/model/level';
import { cardAt } from '../../tree/model/model';
import { isFiltering } from '../../tree/state/filter';
import { countOf } from '../../tree/state/visible';
import { type Scene, selectedBoxes } from '../../view/scene/scene';
import { selectionSummary } from './selection-text';

/** Tells a screen reader what changed in the picture. */
export function Announcer({ scene }: { scene: Scene }) {
  const before = useRef(scene);
  const [words, setWords] = useState('');
  useEffect(() => {
    const said = changeInWords(before.current, scene);
    before.current = scene;
    if (said !== null) setWords(said);
  }, [scene]);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {words}
    </VisuallyHidden>
  );
}

/** What a reader who cannot see the picture has to know about a change; null for nothing. */
export function changeInWords(before: Scene, now: Scene): string | null {
  const { model, state, selected, visible, settings } = now;
  if (before.state.filter !== state.filter) {
    if (!isFiltering(state.filter)) return `Saringan dihapus, ${countOf(visible)} kotak tampil.`;
    if (!state.kept?.includes(1)) return 'Tidak ada kotak yang cocok dengan saringan.';
    return `Saringan dipakai, ${countOf(visible)} kotak tampil.`;
  }
  const several = severalInWords(before, now);
  if (before.selected !== selected && selected >= 0) {
    const { sasaran, capaian, status } = cardAt(model, selected);
    const level = levelAt(model.level[selected] ?? 0).label[settings.type];
    const one = `Terpilih ${level}: ${sasaran.slice(0, 200)}. Capaian ${formatPercent(capaian)}, ${statusCapaian[status]}.`;
    return several === null ? one : `${one} ${several}`;
  }
  if (several !== null) return several;
  const shown = countOf(visible);
  // Moving through the years is told by the strip of years.
  const anew = before.model !== model && before.model.keys !== model.keys && !model.alternatives;
  if (anew && !before.model.alternatives) return `Data diperbarui, ${shown} kotak tampil.`;
  const difference = shown - countOf(before.visible);
  if (before.model !== model || difference === 0) return null;
  return difference > 0
    ? `${difference} kotak dibuka, ${shown} kotak tampil.`
    : `${-difference} kotak ditutup, ${shown} kotak tampil.`;
}

/** What several selected boxes are together, when that has changed. */
function severalInWords(before: Scene, now: Scene): string | null {
  if (before.others === now.others) return null;
  const boxes = selectedBoxes(now);
  if (boxes.length > 1) return `${selectionSummary(now, boxes)}.`;
  return boxes.length === 0 && selectedBoxes(before).length > 1 ? 'Pilihan dibatalkan.' : null;
}
