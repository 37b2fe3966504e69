import { z } from 'zod';
import { isianTahunLaluCall, resourceCalls, type Shape } from '../../resource';
import {
  isianKinerja,
  isianQuery,
  kinerjaBody,
  kinerjaFilter,
  kinerjaListRow,
  kinerjaOrders,
  kinerjaRow,
} from './kinerja';

interface KinerjaDescription<
  Name extends string,
  Ref extends Shape,
  Row extends Shape,
  Body extends Shape,
  Filter extends Shape,
  IsianQuery extends Shape,
  Isian extends Shape,
> {
  readonly name: Name;
  readonly sebutan: string;
  /** What lists and rows show of parent and nomenclature. */
  readonly ref: Ref;
  /** More fields of one row. */
  readonly row: Row;
  /** References that are written, and what only this level has. */
  readonly body: Body;
  readonly filter: Filter;
  /** The nomenclature that last year's row is looked for by, and what of it is given. */
  readonly isian: { readonly query: IsianQuery; readonly row: Isian };
}

/** The calls of one yearly level: everything that programme, activity and sub-activity performances have in common. */
export function kinerjaCalls<
  const Name extends string,
  Ref extends Shape,
  Row extends Shape,
  Body extends Shape,
  Filter extends Shape,
  IsianQuery extends Shape,
  Isian extends Shape,
>({
  name,
  sebutan,
  ref,
  row,
  body,
  filter,
  isian,
}: KinerjaDescription<Name, Ref, Row, Body, Filter, IsianQuery, Isian>) {
  const path = `/${name}` as const;
  return {
    ...resourceCalls({
      name,
      path,
      sebutan,
      row: { ...kinerjaRow, ...ref, ...row },
      listRow: { ...kinerjaListRow, ...ref },
      body: z.object({ ...kinerjaBody, ...body }),
      filter: { ...kinerjaFilter, ...filter },
      orders: kinerjaOrders,
    }),
    isian: isianTahunLaluCall(
      name,
      path,
      { ...isianQuery, ...isian.query },
      { ...isianKinerja, ...isian.row },
    ),
  };
}
