import type { SheetColumn } from './column';
import type { CellValue, RowModel } from './row-model';
import type { SheetTable } from './sheet-table';

/** A row of an invented table: work of a year by quarter, in a tree. */
export interface Work {
  readonly id: number;
  readonly version: number;
  readonly depth: number;
  readonly title: string;
  readonly indicator: string;
  readonly unit: string;
  readonly goal: number | null;
  readonly q1: number | null;
  readonly q2: number | null;
}

const row = (id: number, depth: number, part: Partial<Work> = {}): Work => ({
  id,
  version: 1,
  depth,
  title: `Pekerjaan ${id}`,
  indicator: `Indikator ${id}`,
  unit: 'dokumen',
  goal: null,
  q1: null,
  q2: null,
  ...part,
});

/** A goal with one branch down to two steps. */
export const works: readonly Work[] = [
  row(1, 0, { goal: 70, title: 'Arsip tertata' }),
  row(2, 1, { goal: 80, title: 'Arsip digital' }),
  row(3, 2),
  row(4, 3, { goal: 4 }),
  row(5, 4, { title: 'Pemindaian', q1: 1 }),
  row(6, 4, { title: 'Penamaan berkas' }),
];

export const workAt = (at: number): Work => {
  const found = works[at];
  if (found === undefined) throw new Error(`there is no row ${at}`);
  return found;
};

const fields: Readonly<Record<string, (row: Work) => CellValue>> = {
  title: ({ title }) => title,
  indicator: ({ indicator }) => indicator,
  unit: ({ unit }) => unit,
  goal: ({ goal }) => goal,
  q1: ({ q1 }) => q1,
  q2: ({ q2 }) => q2,
};

const sum = ({ q1, q2 }: Work) => (q1 === null && q2 === null ? null : (q1 ?? 0) + (q2 ?? 0));

/** Quarters make up the goal of all but steps. */
export const workModel: RowModel<Work> = {
  keyOf: ({ id }) => `work/${id}`,
  versionOf: ({ version }) => version,
  valueOf: (row, field) => fields[field]?.(row) ?? null,
  withValues: (row, values) => ({ ...row, ...values }),
  depthOf: ({ depth }) => depth,
  withDerived: (row, values) =>
    row.depth < 4 && ('q1' in values || 'q2' in values) && sum(row) !== null
      ? { ...values, goal: sum(row) }
      : values,
};

const text = (field: 'title' | 'indicator' | 'unit', title: string): SheetColumn<Work> => ({
  id: field,
  title,
  kind: 'text',
  width: 10,
  field,
  value: (row) => row[field],
});
const figure = (field: 'goal' | 'q1' | 'q2', title: string): SheetColumn<Work> => ({
  id: field,
  title,
  kind: 'number',
  width: 5,
  field,
  value: (row) => row[field],
});

/** Quarters are closed to the goal on top, the goal of the year to steps. */
export const workTable: SheetTable<Work, SheetColumn<Work>> = {
  model: workModel,
  columns: [
    text('title', 'Uraian'),
    text('indicator', 'Indikator'),
    text('unit', 'Satuan'),
    figure('goal', 'Target'),
    figure('q1', 'TW 1'),
    figure('q2', 'TW 2'),
    { id: 'state', title: 'Keadaan', kind: 'state', width: 7, value: () => null },
  ],
  closedReason({ depth }, { field }) {
    if (field === undefined) return 'Kolom ini hanya dibaca.';
    if (depth === 0) return field.startsWith('q') ? 'Tidak diisi pada tingkat ini.' : null;
    return depth === 4 && field === 'goal' ? 'Dihitung dari triwulannya.' : null;
  },
};
