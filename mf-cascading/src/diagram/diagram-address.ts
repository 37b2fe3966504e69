import type { TreeModel } from '../tree/model';
import { openToDepth, readableDepth } from '../tree/open-state';
import type { OpenState } from '../tree/visible';

/** Branches opened or closed one by one that the address remembers at most. */
const MOST_CHANGES = 40;
export const ALL_CROSS = 'semua';

/** What the address says about the picture; null where it is silent. */
export interface DiagramAddress {
  /** Key of the selected box. */
  readonly node: string | null;
  /** Levels that are open. */
  readonly kedalaman: number | null;
  /** `semua`, or the keys of the boxes whose cross items are shown. */
  readonly cc: string | null;
  /** Keys of branches that differ from the depth. */
  readonly ubah: string | null;
  /** Zoom and middle of the picture. */
  readonly lihat: string | null;
}

const keysOf = (text: string | null) => (text ?? '').split(',').filter(Boolean);

/** Depth that is open when the address names none. */
export const startDepth = (model: TreeModel, address: DiagramAddress): number =>
  address.kedalaman ?? readableDepth(model);

export function stateFromAddress(model: TreeModel, address: DiagramAddress): OpenState {
  const cross = address.cc === ALL_CROSS ? ALL_CROSS : keysOf(address.cc);
  const state = openToDepth(model, startDepth(model, address), cross);
  for (const key of keysOf(address.ubah)) {
    const box = model.indexOf.get(key);
    if (box !== undefined) state.open[box] = state.open[box] === 1 ? 0 : 1;
  }
  return state;
}

/** The part of the address that tells the open branches; empty parts are null. */
export function addressOfState(
  model: TreeModel,
  state: OpenState,
  depth: number,
): Pick<DiagramAddress, 'cc' | 'ubah'> {
  const plain = openToDepth(model, depth, []);
  const changed: string[] = [];
  const cross: string[] = [];
  let withCross = 0;
  for (let box = 0; box < model.count; box += 1) {
    const key = model.keys[box] ?? '';
    const branches = model.children[box]?.length ?? 0;
    if (branches > 0 && state.open[box] !== plain.open[box]) changed.push(key);
    if ((model.crossItems[box]?.length ?? 0) === 0) continue;
    withCross += 1;
    if (state.crossOpen[box] === 1) cross.push(key);
  }
  return {
    cc: cross.length === 0 ? null : cross.length === withCross ? ALL_CROSS : listed(cross),
    ubah: listed(changed),
  };
}

const listed = (keys: readonly string[]) =>
  keys.length === 0 ? null : keys.slice(0, MOST_CHANGES).join(',');
