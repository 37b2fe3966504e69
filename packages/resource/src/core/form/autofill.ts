import { fieldsOf, namesOf, type Section, type Values } from './field';
import { valuesOfRow } from './field-values';
import { namedFields } from './field-words';
import { isBlank } from './value';

/** Realisation and its causes belong to their own year. */
const ofItsYear = /^(realisasi|capaian|penyebab|kinerja_tidak_tercapai|solusi)/;

/**
 * What last year's row gives to a form: every value that the row has and the form has not filled in yet. A choice that
 * a description begins with counts as not filled in.
 */
export function autofilled(sections: readonly Section[], values: Values, lastYear: object): Values {
  // Last year's answer has nothing of these, so nothing of them is read.
  const carried = fieldsOf(sections).filter((field) => !namesOf(field).every((name) => ofItsYear.test(name)));
  const given = valuesOfRow([{ title: '', fields: carried }], lastYear);
  const begun = new Map(
    namedFields(sections).map(({ name, field }) => [
      name,
      field.kind === 'choice' ? field.initial : undefined,
    ]),
  );
  return Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) =>
        !ofItsYear.test(name) &&
        !isBlank(value) &&
        value !== values[name] &&
        (isBlank(values[name]) || values[name] === false || values[name] === begun.get(name)),
    ),
  );
}
