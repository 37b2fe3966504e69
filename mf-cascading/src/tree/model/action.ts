import { isTercapai } from '@selaras/domain';
import type { Card } from './card';
import { cardAt, type TreeModel } from './model';
import type { NodeAction } from './node-action';

export type { NodeAction } from './node-action';

interface ActionFacts {
  readonly card: Card;
  readonly level: number;
  /** Cross-cutting items of the box. */
  readonly cross: number;
}

interface ActionRule {
  /** What stands on the button: letters, or the name of a sign. */
  readonly sign: string;
  readonly label: string;
  /** Width on the card in world pixels. */
  readonly width: number;
  readonly when: (facts: ActionFacts) => boolean;
}

const UNIT_LEVEL = 1;
const LOWEST_LEVEL = 4;

/** Missed, or with something recorded about why: there is a failure to tell of. */
const hasFailure = ({ capaian, penyebab, csfGagal }: Card): boolean =>
  (capaian !== null && !isTercapai(capaian)) || penyebab !== null || csfGagal.length > 0;

/** Every button of a box with its condition, in the order in which they stand (spec 1 §2). */
export const actionRules: Readonly<Record<NodeAction, ActionRule>> = {
  ra: { sign: 'RA', label: 'Rencana Aksi', width: 32, when: ({ level }) => level <= UNIT_LEVEL },
  rra: { sign: 'RRA', label: 'Realisasi Rencana Aksi', width: 40, when: ({ level }) => level <= UNIT_LEVEL },
  do: { sign: 'DO', label: 'Definisi Operasional', width: 34, when: ({ card }) => card.adaRumus },
  pk: { sign: 'PK', label: 'Unduh perjanjian kinerja', width: 34, when: ({ card }) => card.pk !== null },
  cc: { sign: 'CC', label: 'Cross cutting', width: 34, when: ({ cross }) => cross > 0 },
  'rekap-anggaran': {
    sign: 'Rp',
    label: 'Rekap Anggaran',
    width: 30,
    when: ({ level }) => level === UNIT_LEVEL,
  },
  'langkah-aksi': {
    sign: 'Langkah Aksi',
    label: 'Kinerja Langkah Aksi',
    width: 88,
    when: ({ card }) => card.langkahAksi.length > 0,
  },
  'wakil-direktur': {
    sign: 'Kinerja Wakil Direktur',
    label: 'Kinerja Wakil Direktur',
    width: 144,
    when: ({ card }) => card.rsud === 'wakil-direktur',
  },
  solusi: { sign: 'check', label: 'Perbaikan Kinerja', width: 28, when: ({ card }) => card.adaSolusi },
  csf: {
    sign: 'info',
    label: 'Diagnosa Critical Success Factor (CSF)',
    width: 28,
    when: ({ card, level }) => level === LOWEST_LEVEL && card.csfTercapai.length + card.csfGagal.length > 0,
  },
  gagal: {
    sign: 'cross',
    label: 'Penyebab Kegagalan',
    width: 28,
    when: ({ card, level }) => level === LOWEST_LEVEL && hasFailure(card),
  },
  kamus: { sign: 'K', label: 'Kamus Indikator', width: 28, when: ({ level }) => level === LOWEST_LEVEL },
  ex: { sign: 'Ex', label: 'Kinerja eksternal', width: 28, when: ({ card }) => card.external },
};

const order = Object.keys(actionRules) as NodeAction[];
const rules = Object.values(actionRules);
const known = new WeakMap<TreeModel, (readonly NodeAction[] | undefined)[]>();

/** Actions of a box, each under its condition; worked out once a tree. */
export function actionsOf(model: TreeModel, box: number): readonly NodeAction[] {
  let remembered = known.get(model);
  if (remembered === undefined) {
    // With a place for each: boxes are asked about level by level, and a list with gaps is slow.
    remembered = Array.from({ length: model.count }, () => undefined);
    known.set(model, remembered);
  }
  const actions =
    remembered[box] ?? (model.inactive?.[box] === 1 ? [] : actionsFor(factsOf(model, box), model.offered));
  remembered[box] = actions;
  return actions;
}

const factsOf = (model: TreeModel, box: number): ActionFacts => ({
  card: cardAt(model, box),
  level: model.level[box] ?? 0,
  cross: model.crossItems[box]?.length ?? 0,
});

/** One list for all boxes with the same buttons: what depends on it is worked out once. */
const lists = new WeakMap<readonly NodeAction[], Map<number, readonly NodeAction[]>>();

export function actionsFor(
  facts: ActionFacts,
  offered: readonly NodeAction[] = order,
): readonly NodeAction[] {
  let wanted = 0;
  for (let at = 0; at < rules.length; at += 1) if (rules[at]?.when(facts)) wanted |= 1 << at;
  let known = lists.get(offered);
  if (known === undefined) {
    known = new Map();
    lists.set(offered, known);
  }
  let actions = known.get(wanted);
  if (actions === undefined) {
    actions = order.filter((action, at) => hasBit(wanted, at) && offered.includes(action));
    known.set(wanted, actions);
  }
  return actions;
}

const hasBit = (bits: number, at: number) => (bits & (1 << at)) !== 0;
