import { z } from 'zod';
import type { Entity, LockKind, ResourceRules, StoredAs } from '../../entity';
import type { EntityFields } from '../../entity-field';
import { autofillCall, resourceCalls, type Shape } from '../../resource';
import {
  autofillQuery,
  autofillRow,
  kinerjaBody,
  kinerjaFilter,
  kinerjaListRow,
  kinerjaRow,
} from './kinerja';

interface KinerjaSchemas<
  Ref extends Shape,
  Row extends Shape,
  Body extends Shape,
  Filter extends Shape,
  AutofillQuery extends Shape,
  Autofill extends Shape,
> {
  /** What lists and rows show of parent and nomenclature. */
  readonly ref: Ref;
  /** More fields of one row. */
  readonly row: Row;
  /** References that are written, and what only this level has. */
  readonly body: Body;
  /** Filters that only this level has. */
  readonly filter: Filter;
  /** The nomenclature that last year's row is looked for by, and what of it is given. */
  readonly autofill: { readonly query: AutofillQuery; readonly row: Autofill };
}

/** The calls of one yearly level: everything that programme, activity and sub-activity performances have in common. */
export function kinerjaCalls<
  Name extends string,
  Rules extends ResourceRules,
  Order extends string,
  Ref extends Shape,
  Row extends Shape,
  Body extends Shape,
  Filter extends Shape,
  AutofillQuery extends Shape,
  Autofill extends Shape,
>(
  entity: Entity<Name, Rules, string, Order, string, EntityFields, StoredAs | undefined, LockKind>,
  { ref, row, body, filter, autofill }: KinerjaSchemas<Ref, Row, Body, Filter, AutofillQuery, Autofill>,
) {
  return {
    ...resourceCalls(entity, {
      row: { ...kinerjaRow, ...ref, ...row },
      listRow: { ...kinerjaListRow, ...ref },
      body: z.object({ ...kinerjaBody, ...body }),
      filter: { ...kinerjaFilter, ...filter },
    }),
    autofill: autofillCall(
      entity,
      { ...autofillQuery, ...autofill.query },
      { ...autofillRow, ...autofill.row },
    ),
  };
}
