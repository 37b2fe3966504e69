import { fieldsOf, namesOf, type Section, type Values } from './field';
import { valuesOfRow } from './field-values';
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
  // The answer has nothing of what it does not carry, so nothing of it is read.
  const carried = fieldsOf(sections).filter((field) => namesOf(field).some((name) => carries(name)));
  const given = valuesOfRow([{ title: '', fields: carried }], source);
  const begun = new Map(
    namedFields(sections).map(({ name, field }) => [
      name,
      field.kind === 'choice' ? field.initial : undefined,
    ]),
  );
  return Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) =>
        carries(name) &&
        !isBlank(value) &&
        value !== values[name] &&
        (isBlank(values[name]) || values[name] === false || values[name] === begun.get(name)),
    ),
  );
}
