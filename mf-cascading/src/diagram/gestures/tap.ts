import type { Answers } from '../../graph/answers/answers';
import { indexAnswers } from '../../graph/answers/index-answers';
import { toggledKey, withKeys } from '../../graph/selection';
import { cardStyle } from '../../tree/card/card-style';
import type { Rect } from '../../tree/layout/place';
import { rectOf } from '../../tree/layout/shown';
import { branchCount } from '../../tree/state/visible';
import { detailAt, detailFrom } from '../../view/paint/detail';
import { type Scene, selectedOf } from '../../view/scene/scene';
import { type Point, toWorld } from '../../view/viewport/view';
import type { DiagramStore } from '../store/diagram-store';

export type TapMeaning =
  | { readonly kind: 'pilih'; readonly box: number }
  | { readonly kind: 'buka'; readonly box: number }
  | { readonly kind: 'cross'; readonly box: number }
  | { readonly kind: 'kosong' };

/** A finger is wider than the toggle it aims at. */
const FINGER = 5;

/** How far around its middle a toggle is hit, and how far below the card's edge that is. */
const openerAt = (scale: number) =>
  detailAt(scale) === 'title'
    ? { reach: cardStyle.farToggle + FINGER, below: cardStyle.farToggleBelow }
    : { reach: cardStyle.toggle + FINGER, below: 0 };

/** Does what a tap at a point of the world means; with `more` it selects beside what is selected, or no longer. */
export function tapAt(store: DiagramStore, at: Point, more = false): void {
  const scene = store.getScene();
  if (scene === null) return;
  const meaning = meaningOf(scene, at, store.view.getView().scale, store.graph.answers(scene));
  if (meaning.kind === 'buka') store.toggle(meaning.box);
  else if (meaning.kind === 'cross') store.toggleCross(meaning.box);
  else if (!more) store.select(meaning.kind === 'pilih' ? meaning.box : -1);
  else if (meaning.kind === 'pilih')
    store.choose(toggledKey(selectedOf(scene), scene.model.keys[meaning.box] ?? ''));
}

/** Selects the boxes that lie within a rectangle of the screen as a whole, beside what is selected. */
export function selectWithin(store: DiagramStore, rect: Rect): void {
  const scene = store.getScene();
  if (scene === null) return;
  const { x, y } = toWorld(store.view.getView(), rect);
  const { scale } = store.view.getView();
  const keys = store.graph.answers(scene).boxesWithin({ x, y, w: rect.w / scale, h: rect.h / scale });
  if (keys.length > 0) store.choose(withKeys(selectedOf(scene), keys));
}

/** What a tap at a point of the world means: opening a branch, showing cross items, selecting, or nothing. */
export function meaningOf(
  scene: Scene,
  at: Point,
  scale: number,
  answers: Answers = indexAnswers(scene),
): TapMeaning {
  const { layout, model, state, visible } = scene;
  const opener = openerAt(scale);
  const box = model.indexOf.get(answers.boxAt(at, opener.reach + opener.below) ?? '') ?? -1;
  if (box < 0) return { kind: 'kosong' };
  const rect = rectOf(layout, model, box);
  if (visible[box] !== 1) {
    const parent = model.parent[box] ?? -1;
    return scale >= detailFrom.title ? { kind: 'cross', box: parent } : { kind: 'kosong' };
  }
  const onOpener =
    Math.hypot(at.x - rect.x - rect.w / 2, at.y - rect.y - rect.h - opener.below) <= opener.reach;
  // From further away only closed branches have a toggle.
  const shown = scale >= detailFrom.full || (scale >= detailFrom.title && state.open[box] !== 1);
  if (onOpener && shown && branchCount(model, state, box) > 0) {
    return { kind: 'buka', box };
  }
  return at.y > rect.y + rect.h ? { kind: 'kosong' } : { kind: 'pilih', box };
}
