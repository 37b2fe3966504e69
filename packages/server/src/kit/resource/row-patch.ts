import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../database/tables';
import { ProblemError } from '../../plugins/problem';
import { currentValue } from './closed-fields';
import type { Resource, ResourceRow } from './resource';
import { lockRow, readRow } from './resource-repository';

/** Fields of a body by name: what is not named stays as it is. */
export type Patch = Readonly<Record<string, unknown>>;

/** Bodies of an entity made out of some of its fields, as its form would send them. */
export interface RowPatch<Body extends object> {
  /** Every field of the body as the row has it. */
  currentOf(row: ResourceRow): Patch;
  /** The body with these values; fields without one are empty. Throws 422 by field. */
  bodyOf(values: Patch): Body;
}

export function rowPatch<Body extends object>(resource: Resource<Body>): RowPatch<Body> {
  const schema = resource.calls.create.body;
  if (!(schema instanceof z.ZodObject)) throw new TypeError(`${resource.table} has no fields`);
  const shape: Readonly<Record<string, z.ZodType>> = schema.shape;
  const fields = Object.keys(shape);
  const empty = new Map(
    Object.entries(shape).map(([field, type]) => [field, type.safeParse(null).success ? null : undefined]),
  );

  return {
    currentOf(row) {
      const values = { ...row };
      return Object.fromEntries(fields.map((field) => [field, currentValue(values, field)]));
    },
    bodyOf(values) {
      const filled = fields.map((field) => [field, values[field] ?? empty.get(field)]);
      const parsed = schema.safeParse(Object.fromEntries(filled));
      if (parsed.success) return parsed.data as Body;
      const errors: Record<string, string[]> = {};
      for (const { path, message } of parsed.error.issues) {
        const field = String(path[0]);
        errors[field] = [...(errors[field] ?? []), message];
      }
      throw new ProblemError('MASUKAN_TIDAK_SESUAI', { errors });
    },
  };
}

/** The row, locked until the transaction ends; throws 404 when it is not there in this year. */
export async function openRow<Body extends object>(
  tx: Kysely<Tables>,
  resource: Resource<Body>,
  id: number,
  tahun: number,
): Promise<ResourceRow> {
  await lockRow(tx, resource, id);
  const row = await readRow(tx, resource, id, tahun);
  if (row === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
  return row;
}
