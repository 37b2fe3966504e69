import type { RoleName, Rule } from '@selaras/roles';
import { type ActsOf, actsOf } from './act';
import type { EntityFields } from './entity-field';
import type { MenuEntry } from './manifest';

/** What people do with the rows of every entity. Acts are no matter of guests. */
type ResourceVerb = 'read' | 'history' | 'create' | 'update' | 'remove';
export type ResourceRules = Readonly<Record<ResourceVerb, Rule<RoleName>>>;

/** What closes rows: `rencana` the deadline and the validation of their unit's plan, `kabupaten` the deadline alone. */
export type LockKind = 'rencana' | 'kabupaten';

/** The table of an entity whose rows are its fields, besides the columns that every table has. */
export interface StoredAs {
  readonly table: string;
  /** Column of the performance year; left out: rows belong to no year. */
  readonly year?: 'tahun' | 'tahun_kinerja';
  /** Texts that name a row: in lists of choices, above its detail; the last of them among the rows below another. */
  readonly label: readonly [string, ...string[]];
  /** Field that no two rows of a unit and year share. */
  readonly unique?: string;
}

/** Where the sidebar leads to an entity's list, under its title. */
export interface EntityMenu extends Pick<MenuEntry, 'group' | 'order' | 'icon'> {
  /** Roles that see it; left out: every role that sees the group. */
  readonly roles?: readonly RoleName[];
}

/**
 * Everything that is said of an entity. Plain data: browsers carry it, schemas stay on the
 * server.
 */
interface EntityDescription<
  Name extends string,
  Rules extends ResourceRules,
  Parent extends string,
  Order extends string,
  Filter extends string,
  Fields extends EntityFields,
  Stored extends StoredAs | undefined,
  Lock extends LockKind | undefined,
> {
  /** Path of its pages and, below `/api`, of its calls; first part of its acts' names. */
  readonly name: Name;
  /** Name of its list page. */
  readonly title: string;
  /** What people call one row, inside a sentence. */
  readonly sebutan: string;
  /** Who may do what with its rows: the five acts of every entity, and those of its own. */
  readonly acts: Rules;
  /** Name of the entity that its rows stand below. */
  readonly parent?: Parent;
  /** What a list can be ordered by; the first one is the default. */
  readonly orders: readonly [Order, ...Order[]];
  /** What a list can be narrowed to, besides words and unit. */
  readonly filters: readonly Filter[];
  /** What is written of a row, in the order of forms and spreadsheets. */
  readonly fields?: Fields;
  /** Where its rows are kept; left out: a repository of its own says so. */
  readonly stored?: Stored;
  /** Fields that name a row where no `stored` says so; of a field that refers to another row, the name of that row. */
  readonly label?: readonly [string, ...string[]];
  /** What closes its rows, which then carry `kunci`; left out: nothing does. */
  readonly kunci?: Lock;
  readonly menu?: EntityMenu;
}

/** An entity as its calls, endpoints, pages and guards are made of it. */
export interface Entity<
  Name extends string = string,
  Rules extends ResourceRules = ResourceRules,
  Parent extends string = string,
  Order extends string = string,
  Filter extends string = string,
  Fields extends EntityFields = EntityFields,
  Stored extends StoredAs | undefined = StoredAs | undefined,
  Lock extends LockKind | undefined = LockKind | undefined,
> extends Omit<
    EntityDescription<Name, Rules, Parent, Order, Filter, Fields, Stored, Lock>,
    'acts' | 'fields' | 'stored' | 'kunci'
  > {
  readonly path: `/${Name}`;
  readonly acts: ActsOf<Rules>;
  readonly fields: Fields;
  readonly stored: Stored;
  readonly kunci: Lock;
}

/** Fields whose texts name a row of an entity; none where its repository makes them up. */
export const labelFields = ({ stored, label }: Pick<Entity, 'stored' | 'label'>): readonly string[] =>
  stored?.label ?? label ?? [];

/** Describes an entity. */
export function defineEntity<
  const Name extends string,
  const Rules extends ResourceRules,
  const Parent extends string = never,
  const Order extends string = string,
  const Filter extends string = never,
  const Fields extends EntityFields = Record<never, never>,
  const Stored extends StoredAs | undefined = undefined,
  const Lock extends LockKind | undefined = undefined,
>({
  acts,
  fields,
  stored,
  kunci,
  ...description
}: EntityDescription<Name, Rules, Parent, Order, Filter, Fields, Stored, Lock>): Entity<
  Name,
  Rules,
  Parent,
  Order,
  Filter,
  Fields,
  Stored,
  Lock
> {
  return {
    ...description,
    // A description without fields, table or lock is one whose type says so.
    fields: fields ?? ({} as Fields),
    stored: stored as Stored,
    kunci: kunci as Lock,
    path: `/${description.name}`,
    acts: actsOf(description.name, acts),
  };
}
