import { statusCapaianOf } from '@selaras/domain';
import type { Card } from '../model/card';
import { Cards } from '../model/cards';
import { indexRows } from '../model/index-rows';
import type { TreeModel, TreeRow } from '../model/model';
import { mergeYears } from './merge';
import { type YearNode, yearNodes } from './year-node';

/** The boxes of several years together: the same boxes in the same order in every year, so that none has to move. */
export interface YearTree {
  /** Whether a year tells of a box at all: it has boxes, and some of the unit whose box it is. */
  readonly knows: (box: number, tahun: number) => boolean;
  /** The boxes with what they say in a year; the same `keys` in all years. */
  readonly modelOf: (tahun: number) => TreeModel;
  /**
   * What a box says in a year, or null where that year does not have it. Of a year that does not tell of its unit only
   * the targets of five-year rows are known.
   */
  readonly cardIn: (box: number, tahun: number) => Card | null;
}

/** `trees` are the years' models by year; the first one decides the order of the boxes that it has. */
export function yearTreeOf(trees: ReadonlyMap<number, TreeModel>): YearTree {
  const all: YearNode[] = [];
  for (const [tahun, model] of trees) mergeYears(all, yearNodes(model, tahun));
  const placed = inOrder(all);
  const frame = indexRows(placed.map(rowOf));
  const byKey = new Map(placed.map(({ key, node }) => [key, node.cards]));
  const cards = frame.keys.map((key) => byKey.get(key) ?? new Map<number, Card>());
  const cardsOf = (tahun: number) => new Cards(cards.map((years) => () => cardFor(years, tahun)));
  const alternatives = [...trees.keys()].map(cardsOf);
  const problems = [...trees.values()][0]?.problems ?? [];

  const known = new Map<number, TreeModel>();
  const modelOf = (tahun: number): TreeModel => {
    const model = known.get(tahun) ?? {
      ...frame,
      cards: cardsOf(tahun),
      alternatives,
      inactive: Uint8Array.from(cards, (years) => (years.has(tahun) ? 0 : 1)),
      problems,
    };
    known.set(tahun, model);
    return model;
  };
  const units = new Map([...trees].map(([tahun, model]) => [tahun, unitsOf(model)]));
  const knows = (box: number, tahun: number) => {
    if (frame.level[box] === 0) return (trees.get(tahun)?.count ?? 0) > 0;
    return units.get(tahun)?.has(frame.cards.get(box)?.satuanKerja.id ?? Number.NaN) ?? false;
  };
  const cardIn = (box: number, tahun: number): Card | null => {
    const years = cards[box];
    if (years === undefined) return null;
    return years.get(tahun) ?? (knows(box, tahun) ? null : plannedFor(years, tahun));
  };
  return { knows, modelOf, cardIn };
}

/** Units with boxes of their own below the goals of the regency. */
function unitsOf({ cards, cross, level }: TreeModel): ReadonlySet<number> {
  return new Set(
    cards
      .all()
      .filter((_, box) => cross[box] === 0 && level[box] !== 0)
      .map((card) => card.satuanKerja.id),
  );
}

interface Placed {
  readonly key: string;
  readonly node: YearNode;
  readonly parent: string | null;
}

function inOrder(roots: readonly YearNode[]): Placed[] {
  const placed: Placed[] = [];
  const seen = new Set<string>();
  const add = (node: YearNode, parent: string | null) => {
    // A goal that was moved under another one is there twice, each time in the years of its place.
    const key = seen.has(node.key) ? `${node.key}~${[...node.cards.keys()].join('-')}` : node.key;
    seen.add(key);
    placed.push({ key, node, parent });
    for (const child of node.children) add(child, key);
    for (const item of node.crossItems) add(item, key);
  };
  for (const root of roots) add(root, null);
  return placed;
}

function rowOf({ key, node: { level, cross, cards }, parent }: Placed): TreeRow {
  return { key, parent, level, cross, card: anyOf(cards) };
}

function anyOf(cards: ReadonlyMap<number, Card>): Card {
  const [card] = cards.values();
  if (card === undefined) throw new RangeError('A box without a card in any year');
  return card;
}

function plannedFor(cards: ReadonlyMap<number, Card>, tahun: number): Card | null {
  return anyOf(cards).tahunan.length > 0 ? cardFor(cards, tahun) : null;
}

/** What a box says in a year; in a year without it, its texts alone, and of a five-year row the target of that year. */
function cardFor(cards: ReadonlyMap<number, Card>, tahun: number): Card {
  const own = cards.get(tahun);
  if (own !== undefined) return own;
  const card = anyOf(cards);
  return {
    ...card,
    target: card.tahunan.find((year) => year.tahun === tahun)?.target ?? null,
    realisasi: null,
    capaian: null,
    status: statusCapaianOf(null, false),
    icon: null,
    csfGagal: [],
    pk: null,
  };
}
