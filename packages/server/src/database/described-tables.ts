import type { EntityField, EntityFields, FieldValue, StoredAs, SwitchEntityField } from '@selaras/contracts';
import type { Generated } from 'kysely';
import type { Optional, PlanningRow } from './columns';

type Column<F extends EntityField> = F extends { optional: true }
  ? Optional<FieldValue<F>>
  : F extends { initial: number | string } | SwitchEntityField
    ? Generated<FieldValue<F>>
    : FieldValue<F>;

type Columns<F extends EntityFields> = {
  [Name in keyof F as F[Name] extends { column: infer Stored extends string } ? Stored : Name]: Column<
    F[Name]
  >;
};

interface Described {
  readonly fields: EntityFields;
  readonly stored: StoredAs | undefined;
}

type YearColumn<Stored extends StoredAs> = Stored extends { year: infer Year extends string }
  ? Record<Year, number>
  : unknown;

type DescribedRow<E extends Described> = E extends { fields: infer F extends EntityFields; stored: StoredAs }
  ? PlanningRow & YearColumn<E['stored']> & Columns<F>
  : never;

/** The tables of the entities whose rows are their fields, by the name that their description gives. */
export type DescribedTables<Entities extends readonly Described[]> = {
  [E in Entities[number] as E extends { stored: { table: infer Table extends string } }
    ? Table
    : never]: DescribedRow<E>;
};

/** The lists of entities that the contracts of the domains hand out (`planningEntities`). */
export type EntityLists<Contracts> = {
  [Name in keyof Contracts]: Name extends `${string}Entities`
    ? Extract<Contracts[Name], readonly Described[]>
    : never;
}[keyof Contracts];
