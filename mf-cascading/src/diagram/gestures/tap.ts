import { cardStyle } from '../../tree/card/card-style';
import { boxAt, rectOf } from '../../tree/layout/shown';
import { CROSS_HEAD } from '../../tree/model/model';
import { branchCount } from '../../tree/state/visible';
import { detailFrom } from '../../view/paint/detail';
import type { Scene } from '../../view/scene/scene';
import type { Point } from '../../view/viewport/view';
import type { DiagramStore } from '../store/diagram-store';

export type TapMeaning =
  | { readonly kind: 'pilih'; readonly box: number }
  | { readonly kind: 'buka'; readonly box: number }
  | { readonly kind: 'cross'; readonly box: number }
  | { readonly kind: 'kosong' };

/** A finger is wider than the opener it aims at. */
const REACH = cardStyle.opener + 5;

/** Does what a tap at a point of the world means. */
export function tapAt(store: DiagramStore, at: Point): void {
  const scene = store.getScene();
  if (scene === null) return;
  const meaning = meaningOf(scene, at, store.view.getView().scale);
  if (meaning.kind === 'buka') void store.toggle(meaning.box);
  else if (meaning.kind === 'cross') store.toggleCross(meaning.box);
  else store.select(meaning.kind === 'pilih' ? meaning.box : -1);
}

/** What a tap at a point of the world means: opening a branch, showing cross items, selecting, or nothing. */
export function meaningOf(scene: Scene, at: Point, scale: number): TapMeaning {
  const { layout, model, state, visible } = scene;
  const box = boxAt(layout, model, at.x, at.y, REACH);
  if (box < 0) return { kind: 'kosong' };
  const rect = rectOf(layout, model, box);
  if (visible[box] !== 1) {
    const parent = model.parent[box] ?? -1;
    const isSlot = model.cross[box] === CROSS_HEAD && visible[parent] === 1;
    return isSlot && scale >= detailFrom.title ? { kind: 'cross', box: parent } : { kind: 'kosong' };
  }
  const onOpener = Math.hypot(at.x - rect.x - rect.w / 2, at.y - rect.y - rect.h) <= REACH;
  if (onOpener && scale >= detailFrom.title && branchCount(model, state, box) > 0) {
    return { kind: 'buka', box };
  }
  return at.y > rect.y + rect.h ? { kind: 'kosong' } : { kind: 'pilih', box };
}
