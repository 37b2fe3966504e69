import type { Endpoint } from '@selaras/api-client';
import type { AnyCall } from '@selaras/contracts';
import type { ComponentType } from 'react';
import type { AnyResource, Resource, ResourceRow } from '../resource';
import type { FormSurroundings, Section, Values } from './field';
import type { FieldGroups } from './field-lock';
import type { ParentDescription } from './given-parent';
import type { Onward } from './onward';

/** How a new row begins with values that are known already. */
export interface Autofill {
  readonly endpoint: Endpoint<AnyCall>;
  /** What is asked for, from the choices made so far; null while too little is chosen. */
  query(values: Values): Readonly<Record<string, unknown>> | null;
  /** What was chosen that the values belong to: with it they come by themselves; null while it is not, left out: never. */
  belongsTo?(values: Values): unknown;
  /** What is said of values that came by themselves. */
  note?(source: object): string;
  /** Words while too little is chosen. */
  readonly words: string;
  /** Whose values they are. */
  source(surroundings: FormSurroundings): string;
  /** Whether they are offered; left out: always. */
  isOffered?(surroundings: FormSurroundings): boolean;
  /** Whether a name is filled from them at all; left out: every one is. */
  carries?(name: string): boolean;
}

/** What the form of an entity asks for. */
export interface FormDescription {
  readonly resource: AnyResource;
  readonly sections: readonly Section[];
  /** Heading of a form that changes only a part of a row. */
  readonly title?: string;
  /**
   * Names that are asked first although they may be left empty; everything else that is optional lies folded below. Left
   * out: the form asks for everything at once.
   */
  readonly first?: readonly string[];
  /** Call that writes only that part. */
  readonly update?: Endpoint<AnyCall>;
  /** Whether this reader may write that part of a row; left out: as he may change the row. */
  mayWrite?(row: ResourceRow): boolean;
  /** Group of each field that the stages of validation open; left out: all belong to `kinerja`. */
  readonly groups?: FieldGroups;
  /** Faults that need no server, besides what is missing: message by name. */
  check?(values: Values): Readonly<Record<string, string>>;
  readonly autofill?: Autofill;
  /** The parent that the address of a new row may name; left out: it is taken as it stands there. */
  readonly parent?: ParentDescription;
  /** What stands above the fields of a row that exists, and stays in sight: what others said about it. */
  readonly Beside?: ComponentType<{ row: ResourceRow }>;
  /** Where a new row leads after saving instead of to its list. */
  readonly after?: (row: ResourceRow) => string;
  /** What is offered beside the way back once a new row is saved; it is fetched with the save. Left out: nothing. */
  readonly onward?: () => Promise<Onward>;
}

type NameOf<R> = R extends Resource<infer _ListRow, infer _Row, infer Body> ? keyof Body & string : never;

interface TypedForm<R extends AnyResource> extends Omit<FormDescription, 'sections' | 'resource' | 'first'> {
  readonly resource: R;
  readonly first?: readonly NameOf<R>[];
  readonly sections: readonly Section<NameOf<R>>[];
}

/** Describes a form; its fields are named after what the entity's contract writes. */
export const defineForm = <R extends AnyResource>(description: TypedForm<R>): FormDescription => description;
