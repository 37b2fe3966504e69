import { z } from 'zod';
import type { Entity, LockKind, ResourceRules, StoredAs } from '../../entity';
import { filterShape } from '../../entity-calls';
import type { EntityFields } from '../../entity-field';
import { bodyShape, referenceShape, rowShape } from '../../entity-schema';
import { autofillCall, resourceCalls, type Shape } from '../../resource';
import {
  autofillQuery,
  autofillRow,
  kinerjaBody,
  kinerjaFilter,
  kinerjaListRow,
  kinerjaRow,
} from './kinerja';

interface KinerjaLevel<
  Own extends EntityFields,
  Recalled extends EntityFields,
  ListRow extends Shape,
  Row extends Shape,
> {
  /** Fields that only this level has: its parent, its nomenclature, what it says besides. */
  readonly own: Own;
  /** Those of them that last year's row is looked for by, and that it gives to a new one. */
  readonly recalled: Recalled;
  /** What is read of a row besides its fields, in lists too. */
  readonly listRow: ListRow;
  /** More of one row. */
  readonly row: Row;
}

/** The calls of one yearly level: everything that programme, activity and sub-activity performances have in common. */
export function kinerjaCalls<
  Name extends string,
  Rules extends ResourceRules,
  Order extends string,
  const Own extends EntityFields,
  const Recalled extends EntityFields,
  ListRow extends Shape,
  Row extends Shape,
>(
  entity: Entity<Name, Rules, string, Order, string, EntityFields, StoredAs | undefined, LockKind>,
  { own, recalled, listRow, row }: KinerjaLevel<Own, Recalled, ListRow, Row>,
) {
  const read = { ...referenceShape(own), ...rowShape(own), ...listRow };
  const narrows = <Fields extends EntityFields>(fields: Fields) =>
    filterShape(
      fields,
      entity.filters.filter((name): name is Extract<keyof Fields, string> => name in fields),
    );

  return {
    ...resourceCalls(entity, {
      row: { ...kinerjaRow, ...read, ...row },
      listRow: { ...kinerjaListRow, ...read },
      body: z.object({ ...kinerjaBody, ...bodyShape(own) }),
      filter: { ...kinerjaFilter, ...narrows(own) },
    }),
    autofill: autofillCall(
      entity,
      { ...autofillQuery, ...narrows(recalled) },
      { ...autofillRow, ...referenceShape(recalled), ...rowShape(recalled) },
    ),
  };
}
