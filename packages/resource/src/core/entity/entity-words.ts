import { columnOf, type EntityFields, labelsOf, type StoredAs } from '@selaras/contracts';
import { rowValue } from './entity-values';

interface Described {
  readonly title: string;
  readonly sebutan: string;
  readonly fields: EntityFields;
}

/** The words of codes that the description says itself, by column. */
const ownWords = (fields: EntityFields) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'choice' && field.words !== undefined ? [[columnOf(name, field), field.words]] : [],
    ),
  );

/** What an entity, its fields and their codes are called, as its pages want it. */
export const wordsOf = ({ title, sebutan, fields }: Described) => ({
  title,
  sebutan,
  fieldNames: labelsOf(fields),
  fieldWords: ownWords(fields),
});

/** What a row is called among others: the texts that its description names. */
export const rowLabelOf =
  ({ stored }: { readonly stored: StoredAs }) =>
  (row: object): string =>
    stored.label.map((name) => rowValue(row, name)).join(' ');
