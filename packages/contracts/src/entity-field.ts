import type { BidangPerencanaan } from './bidang';

interface FieldBase {
  /** What people call it: label of the form, title of the column, name in history and spreadsheet. */
  readonly label: string;
  /** A sentence beneath the field. */
  readonly help?: string;
  /** May stay empty, which is stored as null. */
  readonly optional?: true;
  /** Shares its line with a neighbour on wide screens. */
  readonly half?: true;
  /** Group that a lock closes together; left out: `kinerja`. */
  readonly group?: BidangPerencanaan;
  /** Heading in the spreadsheet where it is not the label. */
  readonly sheet?: string;
}

export interface TextEntityField extends FieldBase {
  /** One line, or a text of several. */
  readonly kind: 'text' | 'area';
  /** In characters; left out: 4,000. */
  readonly maxLength?: number;
  /** Form that the text must have, with an example of it for the message. */
  readonly form?: { readonly pattern: RegExp; readonly example: string; readonly upperCase?: true };
}
export interface NumberEntityField extends FieldBase {
  /** `rupiah`: an amount of money that is never negative, in whole Rupiah and cents. */
  readonly kind: 'number' | 'rupiah';
  /** What a new row begins with. */
  readonly initial?: number;
}
/** The id of a row of another entity. */
export interface ReferenceEntityField extends FieldBase {
  readonly kind: 'reference';
  readonly to: string;
}

/** A field of an entity, said once for form, list, detail, history and spreadsheet. Plain data: browsers carry it. */
export type EntityField = TextEntityField | NumberEntityField | ReferenceEntityField;
export type EntityFields = Readonly<Record<string, EntityField>>;

export const isTextField = (field: EntityField): field is TextEntityField =>
  field.kind === 'text' || field.kind === 'area';

/** The label of every field by its name, for history and messages. */
export const labelsOf = (fields: EntityFields): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]));
