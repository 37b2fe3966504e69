import type {
  EntityField,
  EntityFields,
  FieldValue,
  NumberEntityField,
  ReferenceEntityField,
  SwitchEntityField,
} from '@selaras/contracts';
import { EMPTY_VALUE, formatDate } from '@selaras/domain';
import { shownValue } from '../entity/entity-values';
import { rowValue, type Value } from '../entity/row-value';
import { REQUIRED_TEXT } from '../form/field-check';

/** What a form holds of a field while it is typed: texts, dates and codes as texts, '' where nothing stands. */
type TypedValue<F extends EntityField> = F extends SwitchEntityField
  ? boolean
  : F extends NumberEntityField | ReferenceEntityField
    ? number | null
    : F extends { kind: 'choice'; codes: readonly (infer Code extends string)[] }
      ? F extends { initial: string }
        ? Code
        : Code | ''
      : string;

/** What a form of these fields holds. */
export type TypedValues<F extends EntityFields> = {
  readonly [Name in keyof F & string]: TypedValue<F[Name]>;
};

/** What is sent of these fields: what may stay empty is null then. */
export type TypedBody<F extends EntityFields> = {
  readonly [Name in keyof F & string]:
    | FieldValue<F[Name]>
    | (F[Name] extends { optional: true } ? null : never);
};

const entriesOf = (fields: EntityFields): readonly (readonly [string, EntityField])[] =>
  Object.entries(fields);

const blankOf = (field: EntityField): Value => {
  if (field.kind === 'switch') return false;
  const initial = 'initial' in field ? field.initial : undefined;
  return initial ?? (isFigure(field) ? null : '');
};

const isFigure = ({ kind }: EntityField): boolean =>
  kind === 'number' || kind === 'rupiah' || kind === 'reference';

/** What a form of these fields begins with: the row's values, or those of a new row where there is none. */
export const typedValues = <const F extends EntityFields>(fields: F, row: object | null): TypedValues<F> =>
  Object.fromEntries(
    entriesOf(fields).map(([name, field]) => [
      name,
      row === null ? blankOf(field) : (rowValue(row, name) ?? (isFigure(field) ? null : '')),
    ]),
  ) as TypedValues<F>;

/** Texts without the room around them; what is empty and may be is null. */
const sent = (field: EntityField, value: Value): Value => {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  return field.optional && text === '' ? null : text;
};

/** What is sent of what was typed, once nothing is missing. */
export const typedBody = <const F extends EntityFields>(
  fields: F,
  values: { readonly [Name in keyof F & string]: unknown },
): TypedBody<F> =>
  Object.fromEntries(
    entriesOf(fields).map(([name, field]) => [name, sent(field, rowValue(values, name))]),
  ) as TypedBody<F>;

/** What is said of a field with this value; undefined where nothing is missing. */
function missing(field: EntityField, value: Value): string | undefined {
  if (field.optional) return undefined;
  const { length, text } = ('least' in field && field.least) || { length: 1, text: REQUIRED_TEXT };
  return String(value ?? '').trim().length < length ? text : undefined;
}

/** What is missing, in the words that stand at the field. */
export const missingTyped = <const F extends EntityFields>(
  fields: F,
  values: { readonly [Name in keyof F & string]: unknown },
): Partial<Record<keyof F & string, string>> =>
  Object.fromEntries(
    entriesOf(fields).flatMap(([name, field]) => {
      const text = missing(field, rowValue(values, name));
      return text === undefined ? [] : [[name, text]];
    }),
  ) as Partial<Record<keyof F & string, string>>;

function words(name: string, field: EntityField, value: Value): string {
  if (value === null || value === '') return EMPTY_VALUE;
  if (field.kind === 'date') return formatDate(String(value));
  return String(shownValue(name, field, value) ?? value);
}

/** What each field is called, and its value in words. */
type TypedWords<F extends EntityFields> = {
  readonly [Name in keyof F & string]: readonly [
    label: string,
    wordsOf: (value: TypedValue<F[Name]>) => string,
  ];
};

/** What these fields are called and their values in words, for the comparison of two versions. */
export const typedWords = <const F extends EntityFields>(fields: F): TypedWords<F> =>
  Object.fromEntries(
    entriesOf(fields).map(([name, field]) => [
      name,
      [field.label, (value: Value) => words(name, field, value)],
    ]),
  ) as Readonly<Record<string, unknown>> as TypedWords<F>;
