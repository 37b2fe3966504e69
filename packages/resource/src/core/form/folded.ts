import { type Field, fieldsOf, namesOf, type Section, type Values } from './field';
import { isBlank } from './value';

/** A form in two parts: what is asked first, and the rest, which lies folded. */
interface FoldedForm {
  readonly first: readonly Section[];
  readonly rest: readonly Section[];
}

/** What a field begins with by itself in a new row. */
const begins = (field: Field) =>
  field.kind === 'choice' || field.kind === 'number' ? field.initial : undefined;

/** Whether a field must be filled in and does not begin with a value. */
const mustBeFilled = (field: Field) =>
  field.kind !== 'figures' &&
  field.kind !== 'switch' &&
  (field.required ?? true) !== false &&
  begins(field) === undefined;

/**
 * Parts a form: first comes what must be filled in, what `names` lists besides, what only shows something, and sections
 * that count under conditions of their own: those appear when their time has come. Null where the whole form is asked at
 * once (no `names`), and where nothing would lie folded.
 */
export function foldedForm(
  sections: readonly Section[],
  names: readonly string[] | undefined,
): FoldedForm | null {
  if (names === undefined) return null;
  const isFirst = (field: Field) => {
    const own = namesOf(field);
    return own.length === 0 || mustBeFilled(field) || own.some((name) => names.includes(name));
  };
  const part = (takes: (field: Field, section: Section) => boolean) =>
    sections
      .map((section) => ({ ...section, fields: section.fields.filter((field) => takes(field, section)) }))
      .filter(({ fields }) => fields.length > 0);
  const rest = part((field, { when }) => when === undefined && !isFirst(field));
  if (rest.length === 0) return null;
  return { first: part((field, { when }) => when !== undefined || isFirst(field)), rest };
}

const isFilled = (field: Field, values: Values) =>
  namesOf(field).some((name) => {
    const value = values[name];
    return !isBlank(value) && value !== false && value !== begins(field);
  });

/** How many fields of these sections hold something that they did not begin with. */
export const filledFields = (sections: readonly Section[], values: Values): number =>
  fieldsOf(sections).filter((field) => isFilled(field, values)).length;
