import type { ColumnType, Generated } from 'kysely';

/** Nullable columns that may be left out of an insert. */
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** Set by the database or a trigger; never written by code. */
type Kept<T> = ColumnType<T, T | undefined, never>;

/** `YYYY-MM-DD`: a calendar date without a time zone. */
export type DateText = string;

/** Columns that every table has. `versi` is raised by a trigger and is the row's ETag. */
export interface Stamped {
  versi: Kept<number>;
  created_at: Kept<Date>;
  updated_at: Kept<Date>;
  created_by: Optional<number>;
}

export interface Row extends Stamped {
  id: Generated<number>;
}

/** Planning rows are marked as deleted, never removed. */
export interface PlanningRow extends Row {
  deleted_at: Optional<Date>;
}

/** Tables as the database describes them, with the columns of which `Told` says more. */
export type Refined<Made, Told extends { [Name in keyof Told]: Name extends keyof Made ? object : never }> = {
  [Name in keyof Made]: Name extends keyof Told
    ? Omit<Made[Name], keyof Told[Name]> & Told[Name]
    : Made[Name];
};
