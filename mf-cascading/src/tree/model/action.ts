import { isTercapai } from '@selaras/domain';
import type { Card } from './card';
import { cardAt, type TreeModel } from './model';

/** What can be pressed on a box besides opening and editing it, and the mark of external performance (spec 1 §2). */
export type NodeAction =
  | 'ra'
  | 'rra'
  | 'do'
  | 'pk'
  | 'cc'
  | 'langkah-aksi'
  | 'wakil-direktur'
  | 'rekap-anggaran'
  | 'solusi'
  | 'csf'
  | 'gagal'
  | 'kamus'
  | 'ex';

interface ActionFacts {
  readonly card: Card;
  readonly level: number;
  /** Cross-cutting items of the box. */
  readonly cross: number;
}

interface ActionRule {
  /** What stands on the button: letters, or the name of a sign. */
  readonly tanda: string;
  readonly nama: string;
  /** Width on the card in world pixels. */
  readonly lebar: number;
  readonly when: (facts: ActionFacts) => boolean;
}

const UNIT_LEVEL = 1;
const LOWEST_LEVEL = 4;

/** Missed, or with something recorded about why: there is a failure to tell of. */
const hasFailure = ({ capaian, penyebab, csfGagal }: Card): boolean =>
  (capaian !== null && !isTercapai(capaian)) || penyebab !== null || csfGagal.length > 0;

/** Every button of a box with its condition, in the order in which they stand (spec 1 §2). */
export const actionRules: Readonly<Record<NodeAction, ActionRule>> = {
  ra: { tanda: 'RA', nama: 'Rencana Aksi', lebar: 32, when: ({ level }) => level <= UNIT_LEVEL },
  rra: { tanda: 'RRA', nama: 'Realisasi Rencana Aksi', lebar: 40, when: ({ level }) => level <= UNIT_LEVEL },
  do: { tanda: 'DO', nama: 'Definisi Operasional', lebar: 34, when: ({ card }) => card.adaRumus },
  pk: { tanda: 'PK', nama: 'Unduh perjanjian kinerja', lebar: 34, when: ({ card }) => card.pk !== null },
  cc: { tanda: 'CC', nama: 'Cross cutting', lebar: 34, when: ({ cross }) => cross > 0 },
  'rekap-anggaran': {
    tanda: 'Rp',
    nama: 'Rekap Anggaran',
    lebar: 30,
    when: ({ level }) => level === UNIT_LEVEL,
  },
  'langkah-aksi': {
    tanda: 'Langkah Aksi',
    nama: 'Kinerja Langkah Aksi',
    lebar: 88,
    when: ({ card }) => card.langkahAksi > 0,
  },
  'wakil-direktur': {
    tanda: 'Kinerja Wakil Direktur',
    nama: 'Kinerja Wakil Direktur',
    lebar: 144,
    when: ({ card }) => card.rsud === 'wakil-direktur',
  },
  solusi: { tanda: 'centang', nama: 'Perbaikan Kinerja', lebar: 28, when: ({ card }) => card.adaSolusi },
  csf: {
    tanda: 'info',
    nama: 'Diagnosa Critical Success Factor (CSF)',
    lebar: 28,
    when: ({ card, level }) => level === LOWEST_LEVEL && card.csfTercapai.length + card.csfGagal.length > 0,
  },
  gagal: {
    tanda: 'silang',
    nama: 'Penyebab Kegagalan',
    lebar: 28,
    when: ({ card, level }) => level === LOWEST_LEVEL && hasFailure(card),
  },
  kamus: { tanda: 'K', nama: 'Kamus Indikator', lebar: 28, when: ({ level }) => level === LOWEST_LEVEL },
  ex: { tanda: 'Ex', nama: 'Kinerja eksternal', lebar: 28, when: ({ card }) => card.external },
};

const order = Object.keys(actionRules) as NodeAction[];
const known = new WeakMap<TreeModel, (readonly NodeAction[])[]>();

/** Actions of a box, each under its condition; worked out once a tree. */
export function actionsOf(model: TreeModel, box: number): readonly NodeAction[] {
  const remembered = known.get(model) ?? [];
  known.set(model, remembered);
  remembered[box] ??= model.inactive?.[box] === 1 ? [] : actionsFor(factsOf(model, box));
  return remembered[box];
}

const factsOf = (model: TreeModel, box: number): ActionFacts => ({
  card: cardAt(model, box),
  level: model.level[box] ?? 0,
  cross: model.crossItems[box]?.length ?? 0,
});

export const actionsFor = (facts: ActionFacts): NodeAction[] =>
  order.filter((action) => actionRules[action].when(facts));
