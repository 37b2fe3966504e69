import { fieldsOf, namesOf, type Section, type Values } from './field';
import { emptyValues, valuesOfRow } from './field-values';
import { namedFields } from './field-words';
import type { Autofill } from './form-description';
import { isBlank } from './value';

/**
 * What another row gives to a form: every value that the row has and the form has not filled in yet. A choice that a
 * description begins with counts as not filled in.
 */
export function autofilled(
  sections: readonly Section[],
  values: Values,
  source: object,
  { carries = () => true }: Pick<Autofill, 'carries'> = {},
): Values {
  const begun = begunWith(sections);
  return Object.fromEntries(
    carriedBy(sections, source, carries).filter(
      ([name, value]) => value !== values[name] && isUnfilled(values[name], begun.get(name)),
    ),
  );
}

/**
 * What another row gives without being asked: all of it, in place of what one before it gave (`before`); null once
 * somebody has filled in one of its values himself.
 */
export function filledByItself(
  sections: readonly Section[],
  values: Values,
  source: object | null,
  { carries = () => true, before }: Pick<Autofill, 'carries'> & { readonly before: Values },
): Values | null {
  const begun = begunWith(sections);
  const carried = source === null ? [] : carriedBy(sections, source, carries);
  const isOwn = (name: string) => !isUnfilled(values[name], begun.get(name)) && values[name] !== before[name];
  if (carried.some(([name, value]) => value !== values[name] && isOwn(name))) return null;
  const blank = emptyValues(sections);
  const gone = Object.keys(before).filter((name) => !isOwn(name));
  const given = {
    ...Object.fromEntries(gone.map((name) => [name, blank[name]])),
    ...Object.fromEntries(carried),
  };
  return Object.fromEntries(Object.entries(given).filter(([name, value]) => value !== values[name]));
}

/** What a description begins with by itself. */
const begunWith = (sections: readonly Section[]): ReadonlyMap<string, unknown> =>
  new Map(
    namedFields(sections).map(({ name, field }) => [
      name,
      field.kind === 'choice' ? field.initial : undefined,
    ]),
  );

/** Every value that the row has. The answer has nothing of what it does not carry, so nothing of it is read. */
function carriedBy(sections: readonly Section[], source: object, carries: (name: string) => boolean) {
  const fields = fieldsOf(sections).filter((field) => namesOf(field).some((name) => carries(name)));
  const given = valuesOfRow([{ title: '', fields }], source);
  return Object.entries(given).filter(([name, value]) => carries(name) && !isBlank(value));
}

const isUnfilled = (value: unknown, begun: unknown): boolean =>
  isBlank(value) || value === false || value === begun;
