import { type EntityFields, labelsOf } from '@selaras/contracts';

interface Described {
  readonly title: string;
  readonly sebutan: string;
  readonly fields: EntityFields;
}

/** What an entity and its fields are called, as its pages want it. */
export const wordsOf = ({ title, sebutan, fields }: Described) => ({
  title,
  sebutan,
  fieldNames: labelsOf(fields),
});
