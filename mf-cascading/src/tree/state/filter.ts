import type { StatusCapaian } from '@selaras/domain';
import { ancestors, cardAt, type TreeModel } from '../model/model';
import type { ownerSearch } from './owner-search';

let searchOwners: typeof ownerSearch | null = null;

/** Fetches what a filter of owners is read by: few pictures begin with one. Has to be there before `matchesOf` meets one. */
export async function loadOwnerSearch(): Promise<void> {
  searchOwners ??= (await import('./owner-search')).ownerSearch;
}

/** What the reader wants to see; what matches is shown with the path above it. */
export interface Filter {
  /** Empty: whatever the status. */
  readonly status: readonly StatusCapaian[];
  /** Position of a level from the top, counted from 0. */
  readonly tingkat: number | null;
  /** Words of an owner: of the post, its unit, the team or its leader. */
  readonly pengampu: string | null;
  readonly satuanKerja: number | null;
  /** Key of the box whose failing branches are traced ("Telusuri penyebab"). */
  readonly telusur: string | null;
}

export const noFilter: Filter = {
  status: [],
  tingkat: null,
  pengampu: null,
  satuanKerja: null,
  telusur: null,
};

/** Statuses of a branch that explains a missed goal. */
const failing: readonly StatusCapaian[] = ['tidak-tercapai', 'csf-gagal', 'keduanya'];

export const isFailing = (status: StatusCapaian): boolean => failing.includes(status);

export function isFiltering({ status, tingkat, pengampu, satuanKerja, telusur }: Filter): boolean {
  return status.length > 0 || [tingkat, pengampu, satuanKerja, telusur].some((part) => part !== null);
}

/**
 * Boxes that match, 1 each. Cross-cutting copies count where they belong; only who asks for the contributions of a unit
 * or of an owner, or for the causes of a miss, means them too.
 */
export function matchesOf(model: TreeModel, filter: Filter): Uint8Array {
  const matches = new Uint8Array(model.count);
  if (!isFiltering(filter)) return matches;
  const { tingkat, satuanKerja } = filter;
  const traced = filter.telusur === null ? null : (model.indexOf.get(filter.telusur) ?? null);
  if (filter.telusur !== null && traced === null) return matches;
  const [first, end] = traced === null ? [0, model.count] : [traced, branchEnd(model, traced)];
  const status = filter.status.length > 0 ? filter.status : traced === null ? null : failing;
  const isOwner = filter.pengampu === null ? null : ownersFound(model, filter.pengampu);
  const crossToo = [traced, satuanKerja, isOwner].some((part) => part !== null);
  for (let box = first; box < end; box += 1) {
    if (!crossToo && model.cross[box] !== 0) continue;
    const card = cardAt(model, box);
    const fits =
      (tingkat === null || model.level[box] === tingkat) &&
      (status === null || status.includes(card.status)) &&
      (satuanKerja === null || card.satuanKerja.id === satuanKerja) &&
      (isOwner === null || isOwner(box));
    if (fits || box === traced) matches[box] = 1;
  }
  return matches;
}

/** Index after the last box of a branch: in pre-order a branch is one run. */
export function branchEnd(model: TreeModel, box: number): number {
  let end = box + 1;
  while (end < model.count && (model.parent[end] ?? -1) >= box) end += 1;
  return end;
}

function ownersFound(model: TreeModel, typed: string): (box: number) => boolean {
  if (searchOwners === null) throw new Error('A filter of owners before its search has come');
  return searchOwners(model, typed);
}

/** Boxes to keep: the matches and every box above one, or none when nothing matches; null without a filter. */
export function keptBoxes(model: TreeModel, filter: Filter): Uint8Array | null {
  if (!isFiltering(filter)) return null;
  const kept = matchesOf(model, filter);
  for (let box = model.count - 1; box >= 0; box -= 1) {
    if (kept[box] !== 1) continue;
    const parent = model.parent[box] ?? -1;
    if (parent >= 0) kept[parent] = 1;
  }
  return kept;
}

/** Keeps one more box with the path above it: who jumps to a box wants to see it. */
export function keptToo(model: TreeModel, kept: Uint8Array | null, box: number): Uint8Array | null {
  if (kept === null) return null;
  const more = kept.slice();
  for (const at of [box, ...ancestors(model, box)]) more[at] = 1;
  return more;
}
