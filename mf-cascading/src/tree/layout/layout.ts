import type { BoxSizes } from '../card/box-sizes';
import type { TreeModel } from '../model/model';
import { type OpenState, placedBoxes } from '../state/visible';
import { type EdgeGroup, edgesOf } from './edges';
import { type Placement, placeUnits } from './place';
import type { Unit } from './unit';
import type { UnitTree } from './unit-tree';
import { groupUnits } from './units';

/** Where everything stands, in world pixels. */
export interface Layout extends Placement {
  readonly sizes: BoxSizes;
  readonly edges: readonly EdgeGroup[];
}

/** What is needed to finish a layout once the centres are there. */
export interface LayoutPlan {
  readonly units: readonly Unit[];
  readonly sizes: BoxSizes;
  /** What the horizontal centres of the units are worked out from. */
  readonly tree: UnitTree;
}

/** First half: which boxes have a place and what is placed as one. */
export const planLayout = (model: TreeModel, state: OpenState, sizes: BoxSizes): LayoutPlan =>
  planPlaced(model, placedBoxes(model, state), sizes);

/** The same for boxes that are named one by one; a box whose parent has no place is a root. */
export function planPlaced(
  model: TreeModel,
  placed: Uint8Array,
  sizes: BoxSizes,
  stackRows: number | null = null,
): LayoutPlan {
  const units = groupUnits(model, placed, sizes, stackRows);
  return {
    units,
    sizes,
    tree: {
      parent: Int32Array.from(units, ({ parent }) => parent),
      width: Float32Array.from(units, ({ width }) => width),
      level: Uint16Array.from(units, ({ level }) => level),
      span: Uint8Array.from(units, ({ span }) => Math.min(span, 255)),
    },
  };
}

/** Second half: centres to boxes and lines. */
export function finishLayout(
  { units, sizes }: LayoutPlan,
  centres: Float32Array,
  shelfBefore: ReadonlyMap<number, number> | null,
): Layout {
  const placement = placeUnits(units, centres, sizes, shelfBefore);
  return { ...placement, sizes, edges: edgesOf(units, placement, sizes) };
}
