import { labelsOf, type PlanCascadeRow, planningEntities } from '@selaras/contracts';
import {
  allTriwulan,
  formatRupiah,
  targetText,
  tingkatWords,
  triwulanWord,
  wordsOfColumn,
  wordsOfValue,
} from '@selaras/domain';
import { Badge, ClampedText, DataTable, Formula, space, type TableColumn, tokens } from '@selaras/ui';
import { type ReactNode, useMemo } from 'react';
import styled from 'styled-components';
import { Measured } from '../../resource/measured';

const Indented = styled.div<{ $depth: number }>`
  padding-left: calc(${({ $depth }) => $depth} * ${space(4)});
`;

const Changes = styled.dl`
  display: grid;
  gap: 2px;
  margin-top: ${space(1)};
  font-size: ${tokens.text[12]};
  & dt { color: ${tokens.colour.muted}; }
  & del { color: ${tokens.colour.muted}; }
  & ins { font-weight: 600; text-decoration: none; }
`;

const fieldNames = new Map<string, Readonly<Record<string, string>>>(
  planningEntities.map(({ name, fields }) => [name, labelsOf(fields)]),
);

/** What a changed column is called at its level. */
const columnName = (level: string, kolom: string): string =>
  fieldNames.get(level)?.[kolom] ?? wordsOfColumn(kolom);

/** Whether a row differs from what was submitted before. */
export const isChanged = ({ baru, perubahan }: PlanCascadeRow): boolean => baru || perubahan.length > 0;

const columns: readonly TableColumn<PlanCascadeRow>[] = [
  {
    id: 'sasaran',
    title: 'Sasaran',
    value: ({ sasaran }) => sasaran,
    cell: (row) => (
      <Indented $depth={row.kedalaman}>
        <ClampedText lead={[tingkatWords[row.level].singkat, row.kode, '·'].filter(Boolean).join(' ')}>
          {row.sasaran}
        </ClampedText>
      </Indented>
    ),
    minWidth: '340px',
  },
  { id: 'indikator', title: 'Indikator', value: ({ indikator }) => indikator, minWidth: '220px' },
  {
    id: 'perubahan',
    title: 'Perubahan',
    value: () => null,
    cell: (row) => <ChangeList row={row} />,
    minWidth: '180px',
  },
  {
    id: 'target',
    title: 'Target',
    value: ({ target }) => target,
    cell: (row) => <Measured value={targetText(row)} satuan={row.satuan} />,
    numeric: true,
  },
  ...allTriwulan.map((tw) => ({
    id: `target_tw${tw}`,
    title: triwulanWord(tw),
    value: (row: PlanCascadeRow) => row[`target_tw${tw}`],
    numeric: true,
  })),
  {
    id: 'anggaran',
    title: 'Pagu',
    value: ({ anggaran }) => anggaran,
    cell: ({ anggaran }) => formatRupiah(anggaran),
    numeric: true,
  },
  { id: 'pengampu_nama', title: 'Pengampu', value: ({ pengampu_nama }) => pengampu_nama, minWidth: '160px' },
  {
    id: 'do_rumus',
    title: 'Rumus',
    value: ({ do_rumus }) => do_rumus,
    cell: ({ do_rumus }) => (do_rumus === null ? null : <Formula source={do_rumus} />),
    minWidth: '200px',
    hidden: true,
  },
];

const quarterTargets = allTriwulan.map((tw) => `target_tw${tw}`);

/** What each stage looks at (domain §7), after the goal that a row begins with and what changed of it. */
const looksAt: Readonly<Record<number, readonly string[]>> = {
  1: ['indikator'],
  2: ['target', ...quarterTargets, 'do_rumus', 'pengampu_nama'],
  3: ['anggaran'],
};

/** The columns with those of the stage first, and shown; a first submission has no changes. */
function columnsFor(tahap: number, isFirst: boolean): readonly TableColumn<PlanCascadeRow>[] {
  const first = looksAt[tahap] ?? [];
  const rank = ({ id }: { id: string }) =>
    id === 'sasaran'
      ? 0
      : first.includes(id)
        ? 2 + first.indexOf(id)
        : id === 'perubahan'
          ? 1
          : columns.length + 2;
  return columns
    .filter(({ id }) => !(isFirst && id === 'perubahan'))
    .map((column) => (first.includes(column.id) ? { ...column, hidden: false } : column))
    .toSorted((a, b) => rank(a) - rank(b));
}

interface CascadeTableProps {
  rows: readonly PlanCascadeRow[];
  /** The stage that decides on the plan. */
  tahap: number;
  /** Whether the plan was never submitted before. */
  isFirst: boolean;
  /** Stands above the rows. */
  toolbar: ReactNode;
}

/** The whole plan of a unit in the order of the tree, with what changed since the last submission. */
export function CascadeTable({ rows, tahap, isFirst, toolbar }: CascadeTableProps) {
  const shown = useMemo(() => columnsFor(tahap, isFirst), [tahap, isFirst]);
  return (
    <DataTable
      caption="Cascading yang divalidasi"
      key={tahap}
      columns={shown}
      rows={rows}
      rowId={({ level, id }) => `${level} ${id}`}
      toolbar={toolbar}
      hideable
    />
  );
}

function ChangeList({ row }: { row: PlanCascadeRow }) {
  if (row.baru) return <Badge tone="accent">Baru</Badge>;
  if (row.perubahan.length === 0) return null;
  return (
    <>
      <Badge tone="warning">Berubah</Badge>
      <Changes>
        {row.perubahan.map(({ kolom, sebelum, sesudah }) => (
          <div key={kolom}>
            <dt>{columnName(row.level, kolom)}</dt>
            <dd>
              <del>{wordsOfValue(kolom, sebelum)}</del> → <ins>{wordsOfValue(kolom, sesudah)}</ins>
            </dd>
          </div>
        ))}
      </Changes>
    </>
  );
}
