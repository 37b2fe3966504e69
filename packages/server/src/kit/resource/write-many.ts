import type { PlanningLockReason } from '@selaras/domain';
import { hasRole } from '@selaras/roles';
import { auditPassedLock, type LockState } from '../locks/lock-repository';
import { passedLock } from './pass-lock';
import type { References } from './references';
import type { Resource, ResourceRow, RuleContext } from './resource';
import { judge } from './resource-write';
import { changeRows, insertRows } from './store-many';
import type { WriteInput } from './write-input';

/** An entity whose rows can be stored many at once. */
export interface BatchResource<Body extends object> extends Resource<Body> {
  /** Columns of the row's own table, all of them whatever the body says. */
  values(input: RuleContext<Body>): Promise<Readonly<Record<string, unknown>>>;
}

/** Many rows of one unit are written while its validation is held. */
export interface ManyInput extends WriteInput {
  /** What closes the unit's plan. */
  readonly keadaan: LockState;
}

/** A row that may be written: new without an id. */
export interface PassedRow<Body extends object> {
  readonly id: number | null;
  readonly body: Body;
  /** The lock that super passes with it. */
  readonly alasan: PlanningLockReason | null;
}

/** Judges one row of many by right, lock and rules; throws as its form's call does. Writes nothing. */
export async function passRow<Body extends object>(
  resource: BatchResource<Body>,
  input: ManyInput,
  references: References,
  { body, row }: { readonly body: Body; readonly row: ResourceRow | null },
): Promise<PassedRow<Body>> {
  const alasan = await judge(resource, input, { body, row, references }, async (unit, change) =>
    passedLock(resource, input, unit, change),
  );
  return { id: row?.id ?? null, body, alasan };
}

/**
 * Stores rows that passed, each in its own table only: what belongs to a row stays as it is. Answers their ids in the
 * same order.
 */
export async function storePassed<Body extends object>(
  resource: BatchResource<Body>,
  { tx, actor, tahun, now }: ManyInput,
  references: References,
  rows: readonly PassedRow<Body>[],
): Promise<number[]> {
  const ids = new Map<PassedRow<Body>, number>();
  for (const alasan of new Set(rows.map((row) => row.alasan))) {
    if (hasRole(actor, 'super')) await auditPassedLock(tx, alasan);
    const fresh: [PassedRow<Body>, Readonly<Record<string, unknown>>][] = [];
    const changed: (Readonly<Record<string, unknown>> & { readonly id: number })[] = [];
    for (const row of rows.filter((one) => one.alasan === alasan)) {
      const values = await resource.values({ tx, tahun, now, references, body: row.body, id: row.id });
      if (row.id === null) fresh.push([row, values]);
      else {
        changed.push({ ...values, id: row.id });
        ids.set(row, row.id);
      }
    }
    await changeRows(tx, resource.table, changed);
    const made = await insertRows(
      tx,
      resource.table,
      fresh.map(([, values]) => values),
    );
    for (const [index, [row]] of fresh.entries()) ids.set(row, made[index] as number);
  }
  return rows.map((row) => ids.get(row) as number);
}
