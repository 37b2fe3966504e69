import { formatPercent } from '@selaras/domain';
import { targetInUnit } from '../card/card-text';
import type { Card } from '../model/card';
import { type ChangeKind, changeKinds } from '../model/year-mark';

/** Every kind, in the order of weight: the first that a box has gives it its sign. */
export const changeOrder = Object.keys(changeKinds) as ChangeKind[];

/** The kind that an address names; null for every kind. */
export const kindOf = (text: string | null): ChangeKind | null =>
  changeOrder.find((kind) => kind === text) ?? null;

export interface Change {
  readonly kinds: readonly ChangeKind[];
  /** In words: `Target 90 persen → 95 persen; capaian 98,2% → 101%`. */
  readonly text: string;
}

/** How a box differs between two years; null when it does not, or when neither has it. */
export function changeBetween(before: Card | null, after: Card | null): Change | null {
  if (before === null || after === null) {
    if (before === after) return null;
    const kind = before === null ? 'baru' : 'hilang';
    return { kinds: [kind], text: changeKinds[kind] };
  }
  const found = changeOrder.flatMap((kind) => {
    const text = rules[kind]?.(before, after) ?? null;
    return text === null ? [] : [{ kind, text }];
  });
  if (found.length === 0) return null;
  return { kinds: found.map(({ kind }) => kind), text: found.map(({ text }) => text).join('; ') };
}

type Rule = (before: Card, after: Card) => string | null;

const arrow = (name: string, from: string, to: string) => `${name} ${from} → ${to}`;
const capaian: Rule = (before, after) =>
  arrow('Capaian', formatPercent(before.capaian), formatPercent(after.capaian));
/** Above 0 when the achievement rose; NaN, neither, while one of them is not known. */
const growth = (before: Card, after: Card) => (after.capaian ?? Number.NaN) - (before.capaian ?? Number.NaN);

const rules: Partial<Record<ChangeKind, Rule>> = {
  naik: (before, after) => (growth(before, after) > 0 ? capaian(before, after) : null),
  turun: (before, after) => (growth(before, after) < 0 ? capaian(before, after) : null),
  target: (before, after) =>
    targetInUnit(before) === targetInUnit(after)
      ? null
      : arrow('Target', targetInUnit(before), targetInUnit(after)),
  rumusan: (before, after) => {
    if (before.sasaran !== after.sasaran) return arrow('Sasaran', before.sasaran, after.sasaran);
    const [from, to] = [before.indikator.join(', '), after.indikator.join(', ')];
    return from === to ? null : arrow('Indikator', from, to);
  },
  pengampu: (before, after) => {
    const [from, to] = [before.pengampu?.nama ?? '-', after.pengampu?.nama ?? '-'];
    return from === to ? null : arrow('Pengampu', from, to);
  },
};
