import type { StatusCapaian } from '@selaras/domain';
import { cardAt, type TreeModel } from '../model/model';

/** How the boxes of one level stand. */
export interface Totals {
  readonly semua: number;
  readonly tercapai: number;
  readonly tidak: number;
  readonly csfGagal: number;
  readonly belum: number;
}

export type TotalKind = Exclude<keyof Totals, 'semua'>;

/**
 * Statuses that each total counts. A box that missed and has failed CSF is counted in both, so that the sums of a level
 * may exceed its boxes.
 */
export const totalStatuses: Readonly<Record<TotalKind, readonly StatusCapaian[]>> = {
  tercapai: ['tercapai', 'csf-gagal'],
  tidak: ['tidak-tercapai', 'keduanya'],
  csfGagal: ['csf-gagal', 'keduanya'],
  belum: ['belum-ada-data'],
};

export const totalKinds = Object.keys(totalStatuses) as TotalKind[];

/** Totals of every level from the top; cross-cutting copies are counted where they belong, not again. */
export function totalsPerLevel(
  model: TreeModel,
  counted: (box: number) => boolean = (box) => model.cross[box] === 0,
): Totals[] {
  const perLevel: Record<keyof Totals, number>[] = [];
  for (let box = 0; box < model.count; box += 1) {
    const level = model.level[box] ?? 0;
    while (perLevel.length <= level) perLevel.push(nothing());
    const totals = perLevel[level];
    if (totals === undefined || !counted(box)) continue;
    count(totals, cardAt(model, box).status);
  }
  return perLevel;
}

/** Totals of some boxes together. */
export function totalsOf(model: TreeModel, boxes: readonly number[]): Totals {
  const totals = nothing();
  for (const box of boxes) count(totals, cardAt(model, box).status);
  return totals;
}

function count(totals: Record<keyof Totals, number>, status: StatusCapaian): void {
  totals.semua += 1;
  for (const kind of totalKinds) if (totalStatuses[kind].includes(status)) totals[kind] += 1;
}

const nothing = () => ({ semua: 0, tercapai: 0, tidak: 0, csfGagal: 0, belum: 0 });

/** Whether a list of statuses is exactly what a total counts. */
export const isTotal = (kind: TotalKind, status: readonly StatusCapaian[]): boolean =>
  status.length === totalStatuses[kind].length && totalStatuses[kind].every((one) => status.includes(one));
