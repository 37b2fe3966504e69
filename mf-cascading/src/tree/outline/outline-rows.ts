import { plainText } from '@selaras/domain';
import type { TreeModel } from '../model/model';
import type { OpenState } from '../state/visible';
import { branchCount } from '../state/visible';

/** Visible boxes from top to bottom, as the outline lists them. */
export function outlineRows(model: TreeModel, visible: Uint8Array): number[] {
  const rows: number[] = [];
  for (let box = 0; box < model.count; box += 1) if (visible[box] === 1) rows.push(box);
  return rows;
}

/** Place of a box among the visible boxes with the same parent, counted from 1. */
export function placeAmongSiblings(
  model: TreeModel,
  visible: Uint8Array,
  box: number,
): { position: number; size: number } {
  const parent = model.parent[box] ?? -1;
  const all =
    parent < 0 ? model.roots : [...(model.children[parent] ?? []), ...(model.crossItems[parent] ?? [])];
  const siblings = all.filter((sibling) => visible[sibling] === 1);
  return { position: siblings.indexOf(box) + 1, size: siblings.length };
}

export type OutlineAct =
  | { readonly kind: 'ke'; readonly row: number }
  | { readonly kind: 'buka-tutup' }
  | { readonly kind: 'fokus' }
  | { readonly kind: 'pilih' };

interface KeyContext {
  readonly model: TreeModel;
  readonly rows: readonly number[];
  readonly row: number;
  readonly state: OpenState;
  readonly page: number;
}

/** What a key does in the outline, after the tree pattern of ARIA; null leaves the key to others. */
export function outlineKey(key: string, { model, rows, row, state, page }: KeyContext): OutlineAct | null {
  const box = rows[row] ?? -1;
  const hasChildren = branchCount(model, state, box) > 0;
  const isOpen = state.open[box] === 1;
  const last = rows.length - 1;
  const to = (target: number): OutlineAct => ({ kind: 'ke', row: Math.min(last, Math.max(0, target)) });
  switch (key) {
    case 'ArrowDown':
      return to(row + 1);
    case 'ArrowUp':
      return to(row - 1);
    case 'PageDown':
      return to(row + page);
    case 'PageUp':
      return to(row - page);
    case 'Home':
      return to(0);
    case 'End':
      return to(last);
    case 'ArrowRight':
      if (!hasChildren) return to(row);
      return isOpen ? to(row + 1) : { kind: 'buka-tutup' };
    case 'ArrowLeft': {
      if (hasChildren && isOpen) return { kind: 'buka-tutup' };
      const parent = rows.indexOf(model.parent[box] ?? -1);
      return to(parent < 0 ? row : parent);
    }
    case 'Enter':
      return { kind: 'fokus' };
    case ' ':
      return { kind: 'pilih' };
    default:
      return null;
  }
}

/** Next row whose goal starts with what was typed, after the present one and around. */
export function rowStartingWith(
  model: TreeModel,
  rows: readonly number[],
  row: number,
  typed: string,
): number {
  const wanted = plainText(typed);
  for (let step = 1; step <= rows.length; step += 1) {
    const at = (row + step) % rows.length;
    const text = plainText(model.cards.get(rows[at] ?? -1)?.sasaran ?? '');
    if (text.startsWith(wanted)) return at;
  }
  return row;
}
