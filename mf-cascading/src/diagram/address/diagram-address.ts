import type { TreeModel } from '../../tree/model/model';
import { filtered, openToDepth, readableDepth } from '../../tree/state/open-state';
import type { OpenState } from '../../tree/state/visible';
import { type FilterAddress, filterOf } from './filter-address';

export const ALL_CROSS = 'semua';

/** States of the picture that belong to one tree: another unit's address begins without them. */
export const treeStates = [
  /** Key of the selected box. */
  'node',
  /** `semua`, or the keys of the boxes whose cross items are shown. */
  'cc',
  /** Keys of branches that differ from the depth. */
  'ubah',
  /** Zoom and middle of the picture. */
  'lihat',
  /** Open modal with its box and page. */
  'modal',
  /** Filters: statuses, level from 1, part of an owner's name, unit, the box whose causes are traced. */
  'status',
  'tingkat',
  'pengampu',
  'satker',
  'telusur',
  /** What is searched for. */
  'cari',
  /** Hash of the data that an exported picture was made from. */
  'sidik',
] as const;

/** States of the picture that the reader keeps from tree to tree. */
export const readerStates = [
  /** Panel beside the picture; `tutup` for none. Silent: none, on a small screen the first (`folds.ts`). */
  'panel',
  /** Years: the shown one while moving through them, the one beside it, the kind of difference that is marked. */
  'tahun',
  'banding',
  'perubahan',
  /** `buka` when the overview is unfolded, and when what the page says of itself is. */
  'peta',
  'kepala',
  /** `buka` or `tutup`: the legend. Silent: folded, on a small screen open. */
  'legenda',
  /** `1` when the diagram fills the window. */
  'penuh',
  /** `gambar` while the rendered picture is shown, `teks` when the live tree is shown after it. */
  'bentuk',
  /** `true` offers the pixel ratio of exports (spec 1 §2). */
  'showOption',
] as const;

type TextState = (typeof treeStates)[number] | (typeof readerStates)[number];

/** What the address says about the picture; null where it is silent. */
export interface DiagramAddress extends Readonly<Record<TextState, string | null>> {
  /** Levels that are open. */
  readonly kedalaman: number | null;
}

/** What the address says about years. */
export type YearAddress = Pick<DiagramAddress, 'tahun' | 'banding' | 'perubahan'>;

/** The part of the address that tells the open branches. */
type OpenAddress = Pick<DiagramAddress, 'kedalaman' | 'cc' | 'ubah'> & Partial<FilterAddress>;

const keysOf = (text: string | null) => (text ?? '').split(',').filter(Boolean);

/** Depth that is open when the address names none. */
export const startDepth = (model: TreeModel, address: Pick<OpenAddress, 'kedalaman'>): number =>
  address.kedalaman ?? readableDepth(model);

export function stateFromAddress(model: TreeModel, address: OpenAddress): OpenState {
  const cross = address.cc === ALL_CROSS ? ALL_CROSS : keysOf(address.cc);
  const plain = openToDepth(model, startDepth(model, address), cross);
  const state = filtered(model, plain, filterOf(address));
  for (const key of keysOf(address.ubah)) {
    const box = model.indexOf.get(key);
    if (box !== undefined) state.open[box] = state.open[box] === 1 ? 0 : 1;
  }
  return state;
}

/** What asks for a place, a part or another form of the picture. Cross items may be open from the start. */
const wishes = [...treeStates.filter((name) => name !== 'cc'), 'tahun', 'banding', 'bentuk'] as const;

/** Whether the picture begins where the tree does; how deep it is open does not matter. */
export const asksForBeginning = (address: DiagramAddress): boolean =>
  wishes.every((name) => address[name] === null);
