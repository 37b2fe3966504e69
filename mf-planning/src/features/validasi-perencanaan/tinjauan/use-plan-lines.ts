import type { PlanCascadeRow, ValidasiPerencanaanDetail } from '@selaras/contracts';
import { kunciRencana } from '@selaras/domain';
import { usePrinting } from '@selaras/ui';
import { useMemo } from 'react';
import type { PlanLine } from './plan-columns';
import { fitsFilter, type PlanPart, partsOf, type TemuanByRow } from './plan-parts';
import type { usePlanFilter } from './use-plan-filter';

/** A plan of so many rows is seen whole; of a larger one its programmes are. */
const SEEN_WHOLE = 30;

interface Opening {
  /** What was opened or closed by hand, whichever filter there was. */
  readonly opened: Readonly<Record<string, boolean>>;
  readonly onOpened: (opened: Readonly<Record<string, boolean>>) => void;
}

/** The lines of the table of a plan: heads of programmes, and the rows of those that are open; paper has all of them. */
export function usePlanLines(
  { baris }: Pick<ValidasiPerencanaanDetail, 'baris'>,
  temuan: TemuanByRow,
  { filter, key, isFiltered }: ReturnType<typeof usePlanFilter>,
  { opened, onOpened }: Opening,
) {
  const printing = usePrinting();
  const parts = useMemo(() => partsOf(baris), [baris]);
  const shown = useMemo(() => {
    const fits = fitsFilter(filter, temuan);
    return parts
      .map((part) => ({ ...part, rows: part.rows.filter(fits) }))
      .filter(({ rows }) => rows.length > 0);
  }, [parts, filter, temuan]);

  // What was opened by hand in the whole plan stays so behind a search.
  const openKey = (kunci: string) => `${key} ${kunci}`;
  const openAtFirst = isFiltered || baris.length <= SEEN_WHOLE;
  const isOpen = ({ kunci }: PlanPart) =>
    kunci === null || printing || (opened[openKey(kunci)] ?? openAtFirst);
  const setOpen = (some: readonly PlanPart[], open: boolean) => {
    const set = some.flatMap(({ kunci }) => (kunci === null ? [] : [[openKey(kunci), open]]));
    onOpened({ ...opened, ...Object.fromEntries(set) });
  };
  return {
    /** What the filter leaves of each part. */
    shown,
    groups: shown.filter(({ kunci }) => kunci !== null),
    lines: shown.flatMap((part) => [...headOf(part), ...(isOpen(part) ? part.rows.map(lineOf) : [])]),
    isOpen,
    setOpen,
  };
}

const headOf = (part: PlanPart): PlanLine[] =>
  part.rows
    .slice(0, part.kunci === null ? 0 : 1)
    .map((row) => ({ kunci: kunciRencana(row), row, head: part }));

const lineOf = (row: PlanCascadeRow): PlanLine => ({ kunci: kunciRencana(row), row, head: null });
