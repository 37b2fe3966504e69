import { z } from 'zod';
import {
  type EntityField,
  type EntityFields,
  isTextField,
  type NumberEntityField,
  type TextEntityField,
} from './entity-field';
import { idSchema } from './paging';

const TEXT_MAX = 4000;
/** Largest number that the database keeps: 14 digits before the point. */
const NUMBER_MAX = 99_999_999_999_999;

type Output<F extends EntityField> =
  | (F extends TextEntityField ? string : number)
  | (F extends { optional: true } ? null : never);
type Input<F extends EntityField> =
  | Output<F>
  | (F extends { optional: true } | { initial: number } ? undefined : never);

/** What is written of an entity, one schema a field. */
export type BodyShape<F extends EntityFields> = {
  readonly [Name in keyof F]: z.ZodType<Output<F[Name]>, Input<F[Name]>>;
};
/** What is read of an entity's own values; references are read as objects, which differ from entity to entity. */
export type RowShape<F extends EntityFields> = {
  readonly [Name in keyof F as F[Name] extends { kind: 'reference' } ? never : Name]: z.ZodType<
    Output<F[Name]>,
    Output<F[Name]>
  >;
};

function textSchema({ label, maxLength = TEXT_MAX, optional, form }: TextEntityField): z.ZodType {
  const trimmed = z.string().trim().max(maxLength);
  if (form !== undefined) {
    return (form.upperCase ? trimmed.toUpperCase() : trimmed)
      .regex(form.pattern, `${label} tidak sesuai bentuknya, contoh ${form.example}`)
      .meta({ examples: [form.example] });
  }
  if (!optional) return trimmed.min(1, 'Wajib diisi');
  return trimmed
    .nullable()
    .default(null)
    .transform((value) => value || null);
}

function numberSchema({ kind, optional, initial }: NumberEntityField): z.ZodType {
  const number = (
    kind === 'rupiah' ? z.number().min(0, 'Tidak boleh kurang dari 0') : z.number().min(-NUMBER_MAX)
  ).max(NUMBER_MAX);
  if (optional) return number.nullable().default(null);
  return initial === undefined ? number : number.default(initial);
}

function bodySchema(field: EntityField): z.ZodType {
  if (field.kind === 'reference') return field.optional ? idSchema.nullable().default(null) : idSchema;
  return isTextField(field) ? textSchema(field) : numberSchema(field);
}

function rowSchema(field: EntityField): z.ZodType {
  const value = isTextField(field) ? z.string() : z.number();
  return field.optional ? value.nullable() : value;
}

const shapeOf = (fields: EntityFields, schema: (field: EntityField) => z.ZodType) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schema(field)]));

/** Schemas of what is written, from the fields of the description. Rules between fields stay code beside them. */
export const bodyShape = <const F extends EntityFields>(fields: F) =>
  shapeOf(fields, bodySchema) as BodyShape<F>;

/** Schemas of what is read, without the references. */
export const rowShape = <const F extends EntityFields>(fields: F) =>
  shapeOf(
    Object.fromEntries(Object.entries(fields).filter(([, { kind }]) => kind !== 'reference')),
    rowSchema,
  ) as RowShape<F>;
