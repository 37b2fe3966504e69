import type { Option } from '@selaras/contracts';
import type { Actor } from '@selaras/roles';
import type { ComponentType } from 'react';
import type { QueryPickerProps } from '../../react/picker/query-picker';

/** What a form holds: the body of a save, by name. */
export type Values = Record<string, unknown>;

/** What a description may need to know besides the values. */
export interface FormSurroundings {
  /** The year of the row, as its resource has it; null for a row that belongs to no year. */
  readonly tahun: number | null;
  readonly isNew: boolean;
  /** The user works for more than one unit and says for which. */
  readonly picksUnit: boolean;
  /** Who writes; null: nobody signed in. */
  readonly user: Actor | null;
  /** Name of the unit that the row belongs to; left out while it is not known. */
  readonly unitNama?: string | undefined;
  /** What is written is closed for others: this user passes the lock, and may have to say why. */
  readonly passesLock?: boolean;
}

interface FieldBase {
  readonly label: string;
  readonly help?: string;
  /** Required unless told otherwise; `conditionally`: the server asks for it when its help says so. */
  readonly required?: boolean | 'conditionally';
  /** Shares its line with a neighbour on wide screens. */
  readonly half?: boolean;
  /** Whether the field counts with these values; one that does not is not shown and saved empty. */
  when?(values: Values, surroundings: FormSurroundings): boolean;
  /** Whether this user is asked; one who is not keeps the value that the form began with. */
  asked?(surroundings: FormSurroundings): boolean;
}

interface Named<Name extends string> extends FieldBase {
  readonly name: Name;
}

export interface TextualField<Name extends string> extends Named<Name> {
  readonly kind: 'text' | 'area';
  readonly maxLength?: number;
}
export interface FormulaField<Name extends string> extends Named<Name> {
  readonly kind: 'rumus';
}
export interface NumericField<Name extends string> extends Named<Name> {
  readonly kind: 'number';
  /** Unit inside the field, or the name of the field that holds it. */
  readonly unit?: string | { readonly of: Name };
  readonly prefix?: string;
  readonly digits?: number;
  readonly initial?: number;
}
export interface ChoiceField<Name extends string> extends Named<Name> {
  readonly kind: 'choice';
  readonly options: readonly Option[];
  readonly initial?: string | number;
  /** What it is in a new row as long as nobody chose, by what stands in the other fields; asked once one of them changes. */
  usual?(values: Values): Promise<string | number>;
  /** Other fields that a new choice empties. */
  readonly empties?: readonly Name[];
}
export interface SwitchField<Name extends string> extends Named<Name> {
  readonly kind: 'switch';
}
export interface DateField<Name extends string> extends Named<Name> {
  readonly kind: 'date';
}
/** A reference to another row, chosen from a list of the server. */
export interface PickField<Name extends string> extends Named<Name> {
  readonly kind: 'pick';
  query(values: Values): QueryPickerProps['query'];
  /** Length at which an answer is cut off, when it is not that of an option list. */
  readonly limit?: number;
  /** What must be chosen first, with the words for it. */
  readonly after?: { readonly name: Name; readonly words: string };
  /** A new row begins with the choice where there is one alone. */
  readonly only?: boolean;
  /** What the row says of its present reference. */
  known?(row: never): Option | null;
  /** Other fields that a new choice empties. */
  readonly empties?: readonly Name[];
}
export interface FigureLine<Name extends string> {
  readonly id: string;
  readonly label: string;
  readonly unit?: string | { readonly of: Name };
  readonly digits?: number;
  /** Not shown before its time has come, unless it has figures already. */
  readonly inItsTime?: boolean;
  /** Name of the field in each column; a column that is left out stays empty and closed. */
  readonly cells: Readonly<Record<string, Name>>;
  /** Column whose figure follows from the others; without a cell of its own it is only shown. */
  readonly derived?: string;
  /** The figure in `derived`. */
  derive?(values: Values): number | null;
}
/** Figures by quarter or year in one grid. */
export interface FiguresField<Name extends string> extends FieldBase {
  readonly kind: 'figures';
  columns(surroundings: FormSurroundings): readonly { readonly id: string; readonly label: string }[];
  readonly lines: readonly FigureLine<Name>[];
}
/** Short texts of which there may be several. */
export interface NotesField<Name extends string> extends Named<Name> {
  readonly kind: 'catatan';
  /** Words of the button that adds one. */
  readonly add: string;
}
/** A field of a kind that the kit does not have: its domain draws it and says how it is read, written and told. */
export interface OwnField<Name extends string> extends FieldBase {
  readonly kind: 'own';
  readonly names: readonly Name[];
  /** More names that only lead to the others: a draft keeps them, a save leaves them out. */
  readonly held?: readonly string[];
  readonly blank: Readonly<Record<string, unknown>>;
  readonly Component: ComponentType<OwnFieldProps>;
  read?(name: string, row: never): unknown;
  /** What a save sends of a value, when the form holds more than that. */
  write?(value: never): unknown;
  /** A value in words, for the comparison of two versions. */
  words?(name: string, value: unknown, labels: ReadonlyMap<string, string>): string;
}
export interface OwnFieldProps {
  readonly closed: boolean;
  readonly field: OwnField<string>;
}

export type Field<Name extends string = string> =
  | TextualField<Name>
  | FormulaField<Name>
  | NumericField<Name>
  | ChoiceField<Name>
  | SwitchField<Name>
  | DateField<Name>
  | PickField<Name>
  | FiguresField<Name>
  | NotesField<Name>
  | OwnField<Name>;

export interface Section<Name extends string = string> {
  readonly title: string;
  readonly help?: string;
  readonly fields: readonly Field<Name>[];
  /** Whether its fields count with these values; those of a part that does not are saved empty. */
  when?(values: Values, surroundings: FormSurroundings): boolean;
}

/** Every name that a field reads and writes. */
export function namesOf(field: Field): readonly string[] {
  if (field.kind === 'figures') {
    return field.lines.flatMap(({ cells }) => Object.values(cells));
  }
  return field.kind === 'own' ? [...field.names, ...(field.held ?? [])] : [field.name];
}

export const fieldsOf = (sections: readonly Section[]): readonly Field[] =>
  sections.flatMap(({ fields }) => fields);
