import type { Card } from '../model/card';
import type { YearNode } from './year-node';

interface Sign {
  /** What two annual rows must share to be the same box; null where the row has no such sign. */
  readonly of: (card: Card) => readonly unknown[] | null;
  /** Counts only where it leaves no choice: one row on either side. */
  readonly alone: boolean;
}

const indikatorOf = ({ indikator }: Card) => indikator.join('\n');

/** The surest sign first; a reworded row is still the same where its code leaves no other candidate. */
const signs: readonly Sign[] = [
  { of: (card) => [card.nomenklatur?.kode, card.sasaran, indikatorOf(card)], alone: false },
  { of: (card) => [card.nomenklatur?.kode, card.sasaran], alone: false },
  { of: (card) => [card.nomenklatur?.kode, indikatorOf(card)], alone: false },
  { of: ({ nomenklatur }) => (nomenklatur === null ? null : [nomenklatur.kode]), alone: true },
];

/**
 * Which boxes of another year are the same as boxes of the first, below one parent: five-year rows by their id, annual
 * rows by nomenclature code and statement. Gives the box of `before` for each box of `after` that has one.
 */
export function matchSiblings(
  before: readonly YearNode[],
  after: readonly YearNode[],
): Map<YearNode, YearNode> {
  const matched = new Map<YearNode, YearNode>();
  const taken = new Set<YearNode>();
  for (const sign of signs) {
    const candidates = groupedBy(
      before.filter((node) => !taken.has(node)),
      sign,
    );
    const asking = groupedBy(
      after.filter((node) => !matched.has(node)),
      sign,
    );
    for (const [name, nodes] of asking) {
      const found = candidates.get(name) ?? [];
      if (sign.alone && (nodes.length > 1 || found.length > 1)) continue;
      found.slice(0, nodes.length).forEach((partner, at) => {
        matched.set(nodes[at] as YearNode, partner);
        taken.add(partner);
      });
    }
  }
  return matched;
}

function groupedBy(nodes: readonly YearNode[], sign: Sign): Map<string, YearNode[]> {
  const groups = new Map<string, YearNode[]>();
  for (const node of nodes) {
    const name = nameOf(node, sign);
    if (name === null) continue;
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [node]);
    else group.push(node);
  }
  return groups;
}

/** A five-year row is one row in all its years, whatever it says. */
function nameOf({ key, level, cards }: YearNode, sign: Sign): string | null {
  const [card] = cards.values();
  if (card === undefined) return null;
  if (card.tahunan.length > 0) return key;
  const shared = sign.of(card);
  return shared && JSON.stringify([level, card.satuanKerja.id, ...shared]);
}
