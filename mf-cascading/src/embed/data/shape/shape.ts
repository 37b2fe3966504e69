/** What a value of a tree must be. */
type Kind = 'text' | 'number' | 'integer' | 'boolean' | 'choice' | 'list' | 'object';
/** What a kind is called; a choice is called by what it is made of. */
export type NamedKind = Exclude<Kind, 'choice'>;

export interface Rule {
  readonly kind: Kind;
  /** May be null. */
  readonly nullable?: true;
  /** May be left out. */
  readonly optional?: true;
  /** What a choice is made of. */
  readonly values?: readonly (string | number | boolean)[];
  /** What a list is made of. */
  readonly items?: Rule;
  /** Place of an object's fields among those of the shape. */
  readonly fields?: number;
}

type Fields = readonly (readonly [name: string, rule: Rule])[];

/** A schema of the contract as plain data, for who may not bring the schema library along. */
export interface Shape {
  readonly root: Rule;
  /** Fields of each kind of object, once. */
  readonly objects: readonly Fields[];
}
