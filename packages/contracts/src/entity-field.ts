import type { BidangPerencanaan } from './bidang';

interface FieldBase {
  /** What people call it: label of the form, title of the column, name in history and spreadsheet. */
  readonly label: string;
  /** What it is called away from its neighbours, as in the history; left out: the label. */
  readonly alone?: string;
  /** A sentence beneath the field. */
  readonly help?: string;
  /** May stay empty, which is stored as null. */
  readonly optional?: true;
  /** Never left out of what is written: where it is empty, null is sent. */
  readonly sent?: true;
  /** Follows from other fields: read, never written. */
  readonly derived?: true;
  /** Shares its line with a neighbour on wide screens. */
  readonly half?: true;
  /** Group that a lock closes together; left out: `kinerja`. */
  readonly group?: BidangPerencanaan;
  /** Heading in the spreadsheet where it is not the label. */
  readonly sheet?: string;
  /** Column that it is stored in where that has another name. */
  readonly column?: string;
}

export interface TextEntityField extends FieldBase {
  /** One line, a text of several, or a formula in LaTeX. */
  readonly kind: 'text' | 'area' | 'rumus';
  /** In characters; left out: 4,000. */
  readonly maxLength?: number;
  /** Fewest characters of a text that is asked for, and what is said below that; left out: one, and "Wajib diisi". */
  readonly least?: { readonly length: number; readonly text: string };
  /** Form that the text must have, with an example of it for the message. */
  readonly form?: { readonly pattern: RegExp; readonly example: string; readonly upperCase?: true };
}
export interface NumberEntityField extends FieldBase {
  /** `rupiah`: an amount of money that is never negative, in whole Rupiah and cents. */
  readonly kind: 'number' | 'rupiah';
  /** What a new row begins with. */
  readonly initial?: number;
}
/** One of a few codes. Their words are those of the column's name in `packages/domain`, unless they stand here. */
export interface ChoiceEntityField extends FieldBase {
  readonly kind: 'choice';
  readonly codes: readonly [string, ...string[]];
  readonly words?: Readonly<Record<string, string>>;
  /** What a new row begins with. */
  readonly initial?: string;
}
/** A calendar date, `YYYY-MM-DD`. */
export interface DateEntityField extends FieldBase {
  readonly kind: 'date';
}
/** Yes or no; a new row begins with no. */
export interface SwitchEntityField extends FieldBase {
  readonly kind: 'switch';
}
/** The id of a row of another entity, whose texts the row carries under the field's name without `_id`. */
export interface ReferenceEntityField extends FieldBase {
  readonly kind: 'reference';
  /** Name of that entity; `satuan-kerja` is the unit that a row belongs to. */
  readonly to: string;
  /** Texts of that row; the first one stands in spreadsheets. A unit has its own. */
  readonly shows?: readonly [string, ...string[]];
  /** Texts that name that row in histories where no description of it does; left out: the first one that it shows. */
  readonly named?: readonly [string, ...string[]];
}

/** A field of an entity, said once for form, list, detail, history and spreadsheet. Plain data: browsers carry it. */
export type EntityField =
  | TextEntityField
  | NumberEntityField
  | ChoiceEntityField
  | DateEntityField
  | SwitchEntityField
  | ReferenceEntityField;
export type EntityFields = Readonly<Record<string, EntityField>>;

export const isTextField = (field: EntityField): field is TextEntityField =>
  field.kind === 'text' || field.kind === 'area' || field.kind === 'rumus';

/** What stands above a field's column in spreadsheets and lists. */
export const sheetTitle = ({ sheet, label }: EntityField): string => sheet ?? label;

/** Under what name a row carries the texts of what it refers to: `program_id` as `program`. */
export const referenceName = (field: string): string => field.replace(/_id$/, '');

/** Column of the table that a field is stored in. */
export const columnOf = (name: string, { column }: EntityField): string => column ?? name;

/** The label of every field by its name and by its column, for history and messages. */
export const labelsOf = (fields: EntityFields): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      [name, columnOf(name, field)].map((key) => [key, field.alone ?? field.label]),
    ),
  );

/** Group that a lock closes each field with, by its name; a field without one is left out. */
export const fieldGroupsOf = (fields: EntityFields): Readonly<Record<string, BidangPerencanaan>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { group }]) => (group === undefined ? [] : [[name, group]])),
  );

/** The unit that a row belongs to. */
export const unitFields = {
  satuan_kerja_id: { kind: 'reference', to: 'satuan-kerja', label: 'Satuan kerja' },
} as const satisfies EntityFields;
