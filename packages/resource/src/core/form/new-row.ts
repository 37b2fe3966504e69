import type { Values } from './field';
import { emptyValues } from './field-values';
import { type KnownLabels, labelKey } from './field-words';
import type { FormDescription } from './form-description';
import type { GivenParent } from './given-parent';

/** References, and what goes with that to the parent, that the address gives to a new row. */
export function givenValues(
  { sections, parent }: Pick<FormDescription, 'sections' | 'parent'>,
  address: URLSearchParams,
): Values {
  const empty = emptyValues(sections);
  const given: Values = {};
  for (const [name, text] of address) {
    if (!(name in empty)) continue;
    if (name.endsWith('_id') && /^\d+$/.test(text)) given[name] = Number(text);
    else if (parent?.names.includes(name)) given[name] = text;
  }
  return given;
}

interface NewRow {
  readonly initial: Values;
  readonly known: KnownLabels;
  /** Why the parent that the address names is not taken. */
  readonly refusal: string | null;
}

/** What the form of a new row begins with; whoever works for one unit fills in that unit's plan. */
export function newRow(
  { sections, parent: description }: Pick<FormDescription, 'sections' | 'parent'>,
  { given, parent, unit }: { given: Values; parent: GivenParent | null; unit: number | null },
): NewRow {
  const empty = emptyValues(sections);
  const own = unit !== null && 'satuan_kerja_id' in empty ? { satuan_kerja_id: unit } : {};
  const initial = { ...empty, ...given, ...own };
  const names = description?.names ?? [];
  if (parent === null) return { initial, known: new Map(), refusal: null };
  if ('refusal' in parent) {
    const blank = Object.fromEntries(names.map((name) => [name, empty[name]]));
    return { initial: { ...initial, ...blank }, known: new Map(), refusal: parent.refusal };
  }
  const known = new Map(names.slice(0, 1).map((name) => [labelKey(name, given[name]), parent.label]));
  return { initial: { ...initial, ...parent.values }, known, refusal: null };
}
