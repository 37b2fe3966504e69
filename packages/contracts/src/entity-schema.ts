import { z } from 'zod';
import {
  type EntityField,
  type EntityFields,
  type NumberEntityField,
  type ReferenceEntityField,
  referenceName,
  type SwitchEntityField,
  type TextEntityField,
} from './entity-field';
import { idSchema } from './paging';
import { satuanKerjaRefSchema } from './resource';

const TEXT_MAX = 4000;
/** Largest number that the database keeps: 14 digits before the point. */
const NUMBER_MAX = 99_999_999_999_999;

/** Type of a field's value; `null` where an optional field has none stands beside it. */
export type FieldValue<F extends EntityField> = F extends NumberEntityField | ReferenceEntityField
  ? number
  : F extends SwitchEntityField
    ? boolean
    : F extends { kind: 'choice'; codes: readonly (infer Code)[] }
      ? Code
      : string;
type Output<F extends EntityField> = FieldValue<F> | (F extends { optional: true } ? null : never);
type Input<F extends EntityField> =
  | Output<F>
  | (F extends { sent: true }
      ? never
      : F extends { optional: true } | { initial: number | string } | SwitchEntityField
        ? undefined
        : never);

/** What a row carries of another one that it refers to. */
type Referred<F> = F extends { to: 'satuan-kerja' }
  ? z.infer<typeof satuanKerjaRefSchema>
  : F extends { shows: readonly (infer Text extends string)[] }
    ? { id: number } & { [Name in Text]: string }
    : never;
type ReferenceName<Name> = Name extends `${infer Short}_id` ? Short : Name;

/** What is written of an entity, one schema a field. */
export type BodyShape<F extends EntityFields> = {
  readonly [Name in keyof F as F[Name] extends { derived: true } ? never : Name]: z.ZodType<
    Output<F[Name]>,
    Input<F[Name]>
  >;
};
/** What is read of an entity's own values. */
export type RowShape<F extends EntityFields> = {
  readonly [Name in keyof F as F[Name] extends { kind: 'reference' } ? never : Name]: z.ZodType<
    Output<F[Name]>,
    Output<F[Name]>
  >;
};
/** What is read of the rows that an entity refers to. */
export type ReferenceShape<F extends EntityFields> = {
  readonly [Name in keyof F as F[Name] extends { kind: 'reference' }
    ? ReferenceName<Name>
    : never]: z.ZodType<Referred<F[Name]> | (F[Name] extends { optional: true } ? null : never)>;
};

function textSchema(field: TextEntityField): z.ZodType {
  const { label, maxLength = TEXT_MAX, least = { length: 1, text: 'Wajib diisi' } } = field;
  const { optional, sent, form } = field;
  const trimmed = z.string().trim().max(maxLength);
  if (form !== undefined) {
    return (form.upperCase ? trimmed.toUpperCase() : trimmed)
      .regex(form.pattern, `${label} tidak sesuai bentuknya, contoh ${form.example}`)
      .meta({ examples: [form.example] });
  }
  if (!optional) return trimmed.min(least.length, least.text);
  const emptied = trimmed.nullable();
  return (sent ? emptied : emptied.default(null)).transform((value) => value || null);
}

function emptiable(schema: z.ZodType, { optional, sent }: EntityField): z.ZodType {
  if (!optional) return schema;
  return sent ? schema.nullable() : schema.nullable().default(null);
}

function numberSchema(field: NumberEntityField): z.ZodType {
  const { kind, optional, initial } = field;
  const number = (
    kind === 'rupiah' ? z.number().min(0, 'Tidak boleh kurang dari 0') : z.number().min(-NUMBER_MAX)
  ).max(NUMBER_MAX);
  return optional || initial === undefined ? emptiable(number, field) : number.default(initial);
}

function bodySchema(field: EntityField): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'area':
    case 'rumus':
      return textSchema(field);
    case 'number':
    case 'rupiah':
      return numberSchema(field);
    case 'choice': {
      const codes = z.enum(field.codes);
      return field.initial === undefined ? emptiable(codes, field) : codes.default(field.initial);
    }
    case 'date':
      return emptiable(z.iso.date('Tanggal tidak dikenal'), field);
    case 'switch':
      return z.boolean().default(false);
    case 'reference':
      return emptiable(idSchema, field);
  }
}

function valueSchema(field: EntityField): z.ZodType {
  if (field.kind === 'choice') return z.enum(field.codes);
  if (field.kind === 'switch') return z.boolean();
  return field.kind === 'number' || field.kind === 'rupiah' ? z.number() : z.string();
}

function rowSchema(field: EntityField): z.ZodType {
  const value = valueSchema(field);
  return field.optional ? value.nullable() : value;
}

function referenceSchema({ to, shows = ['nama'], optional }: ReferenceEntityField): z.ZodType {
  const texts = Object.fromEntries(shows.map((text) => [text, z.string()]));
  const row = to === 'satuan-kerja' ? satuanKerjaRefSchema : z.object({ id: z.number(), ...texts });
  return optional ? row.nullable() : row;
}

const fieldsThat = (fields: EntityFields, is: (field: EntityField) => boolean): EntityFields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => is(field)));

const shapeOf = (fields: EntityFields, schema: (field: EntityField) => z.ZodType) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schema(field)]));

/** Schemas of what is written, from the fields of the description: a form and a file are judged by the same. Rules between fields stay code beside them. */
export const bodyShape = <const F extends EntityFields>(fields: F) =>
  shapeOf(
    fieldsThat(fields, ({ derived }) => !derived),
    bodySchema,
  ) as BodyShape<F>;

/** Schemas of what is read, without the references. */
export const rowShape = <const F extends EntityFields>(fields: F) =>
  shapeOf(
    fieldsThat(fields, ({ kind }) => kind !== 'reference'),
    rowSchema,
  ) as RowShape<F>;

/** Schemas of the texts of what a row refers to. */
export const referenceShape = <const F extends EntityFields>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'reference' ? [[referenceName(name), referenceSchema(field)]] : [],
    ),
  ) as ReferenceShape<F>;
