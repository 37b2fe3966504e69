import { type ChildrenCount, columnOf, type Entity } from '@selaras/contracts';
import type { RawBuilder } from 'kysely';
import { childRowsOf } from '../resource/rows-below';

/** Rows below a row, of each entity of the family with a field that refers to it. */
export function childrenOf(
  family: readonly Pick<Entity, 'name' | 'fields' | 'stored'>[],
  name: string,
  id: RawBuilder<unknown>,
): RawBuilder<ChildrenCount>[] {
  return family.flatMap(({ name: level, fields, stored }) => {
    if (stored === undefined) return [];
    const label = stored.label.at(-1) ?? stored.label[0];
    return Object.entries(fields)
      .filter(([, field]) => field.kind === 'reference' && field.to === name)
      .map(([field, reference]) => childRowsOf(level, stored.table, columnOf(field, reference), label, id));
  });
}
