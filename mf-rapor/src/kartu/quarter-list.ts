import type { Triwulan } from '@selaras/domain';
import type { PageOpening } from '@selaras/federation';
import {
  type ListState,
  listQuery,
  listRules,
  type ReadListDescription,
  readListState,
} from '@selaras/resource/core';
import { useListState } from '@selaras/resource/list';
import { useMemo } from 'react';
import { triwulanOf, unitOf, useRaporPlace } from './place';

/** What a list of a quarter shows: the year, the quarter and the unit whose rows they are; null: all units. */
export interface QuarterShown {
  readonly tahun: number;
  readonly triwulan: Triwulan;
  readonly unit: number | null;
}

type DescribeList<Row> = (shown: QuarterShown) => ReadListDescription<Row>;

const quarterQuery = (state: ListState, triwulan: Triwulan, unit: number | null) => ({
  page: 1,
  ...listQuery(state),
  triwulan,
  ...(unit !== null && { satuan_kerja_id: unit }),
});
/** What a list of a quarter asks for. */
type QuarterQuery = ReturnType<typeof quarterQuery>;

/** What the list asks for at the address that is opened; null where the address names no quarter. */
export function openingQuery<Row>(
  { address, params, user }: PageOpening,
  describe: DescribeList<Row>,
): QuarterQuery | null {
  const triwulan = triwulanOf(params.triwulan);
  if (triwulan === null) return null;
  const unit = unitOf(address, user);
  const state = readListState(address, listRules(describe({ tahun: 0, triwulan, unit })));
  return quarterQuery(state, triwulan, unit);
}

/** The list of the open page's quarter and unit: what it shows, what it asks for, and the same for a file, without a page. */
export function useQuarterList<Row>(describe: DescribeList<Row>) {
  const { tahun, triwulan, unit } = useRaporPlace();
  const list = useMemo(
    () => describe({ tahun, triwulan: triwulan ?? 1, unit }),
    [describe, tahun, triwulan, unit],
  );
  const rules = useMemo(() => listRules(list), [list]);
  const [state, onChange] = useListState(rules);
  const asked = quarterQuery(state, triwulan ?? 1, unit);
  const { page: _, ...filter } = asked;
  return { tahun, triwulan, list, state, onChange, asked, filter };
}
