import { columnOf, type Entity, type EntityFields, labelFields, labelsOf } from '@selaras/contracts';
import { firstText, rowValue } from './row-value';

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

/** What a row is called among others: the texts of the fields that its description names. */
export function rowLabelOf(entity: Pick<Entity, 'fields' | 'stored' | 'label'>): (row: object) => string {
  const fields: EntityFields = entity.fields;
  return (row) =>
    labelFields(entity)
      .map((name) => {
        const field = fields[name];
        return field?.kind === 'reference' ? firstText(row, name, field) : rowValue(row, name);
      })
      .join(' ');
}
