import { type StatusCapaian, statusCapaian } from '@selaras/domain';
import { cardAt, type TreeModel } from '../model/model';

/** How many boxes there are, and how many of each status: every box has one, so that they add up. */
export type Totals = Readonly<Record<'semua' | StatusCapaian, number>>;

/** The statuses in the order in which they are told. */
export const statuses = Object.keys(statusCapaian) as StatusCapaian[];

/** Totals of every level from the top; cross-cutting copies are counted where they belong, not again. */
export function totalsPerLevel(
  model: TreeModel,
  counted: (box: number) => boolean = (box) => model.cross[box] === 0,
): Totals[] {
  const perLevel: ReturnType<typeof nothing>[] = [];
  for (let box = 0; box < model.count; box += 1) {
    const level = model.level[box] ?? 0;
    while (perLevel.length <= level) perLevel.push(nothing());
    const totals = perLevel[level];
    if (totals !== undefined && counted(box)) count(totals, cardAt(model, box).status);
  }
  return perLevel;
}

/** Totals of some boxes together. */
export function totalsOf(model: TreeModel, boxes: readonly number[]): Totals {
  const totals = nothing();
  for (const box of boxes) count(totals, cardAt(model, box).status);
  return totals;
}

function count(totals: ReturnType<typeof nothing>, status: StatusCapaian): void {
  totals.semua += 1;
  totals[status] += 1;
}

const nothing = () => ({
  semua: 0,
  tercapai: 0,
  'tidak-tercapai': 0,
  'csf-gagal': 0,
  keduanya: 0,
  'belum-ada-data': 0,
});

/** Whether a filter keeps exactly the boxes that a total counts; null for all boxes. */
export const isTotal = (kind: StatusCapaian | null, status: readonly StatusCapaian[]): boolean =>
  kind === null ? status.length === 0 : status.length === 1 && status[0] === kind;
