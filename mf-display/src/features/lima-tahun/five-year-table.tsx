import { formatMeasure, formatPercent, polaritasWords, targetText } from '@selaras/domain';
import { DataTable, Sparkline, space, type TableColumn, tokens, VisuallyHidden } from '@selaras/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { NameCell } from '../../cells/name-cell';
import type { Line } from './branch';

const Figures = styled.div`
  display: grid;
  gap: ${space(1)};
  & > * { display: block; white-space: nowrap; }
  & small { font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
  & strong { font-weight: 600; }
  @media print { & small { font-size: inherit; } }
`;

function YearFigures({ line: { measure }, index }: { line: Line; index: number }) {
  const { target = null, realisasi = null, capaian = null } = measure.tahunan[index] ?? {};
  return (
    <Figures>
      <small>Target {targetText({ ...measure, target })}</small>
      <strong>
        <VisuallyHidden>Realisasi </VisuallyHidden>
        {formatMeasure(realisasi)}
      </strong>
      <small>Capaian {formatPercent(capaian)}</small>
    </Figures>
  );
}

const columnsOf = (years: readonly number[]): TableColumn<Line>[] => [
  {
    id: 'indikator',
    title: 'Indikator',
    value: ({ measure }) => measure.indikator,
    cell: ({ goal, measure: { indikator, satuan, polaritas } }) => (
      <NameCell>
        <small>{goal}</small>
        {indikator}
        <small>{[satuan, polaritasWords[polaritas]].filter(Boolean).join(', ')}</small>
      </NameCell>
    ),
    minWidth: '240px',
  },
  ...years.map((tahun, index) => ({
    id: `tahun_${tahun}`,
    title: String(tahun),
    value: ({ measure }: Line) => measure.tahunan[index]?.realisasi ?? null,
    cell: (line: Line) => <YearFigures line={line} index={index} />,
    numeric: true,
  })),
  {
    id: 'arah',
    title: 'Arah realisasi',
    value: () => null,
    cell: ({ measure: { indikator, tahunan } }) => (
      <Sparkline
        label={`Realisasi ${indikator}`}
        points={tahunan.map(({ tahun, realisasi }) => ({ label: String(tahun), value: realisasi }))}
      />
    ),
  },
];

/** Indicators with target, realisation and achievement of the five years, and where the realisation is going. */
export function FiveYearTable({ caption, lines }: { caption: string; lines: readonly Line[] }) {
  const years = lines[0]?.measure.tahunan.map(({ tahun }) => tahun).join() ?? '';
  const columns = useMemo(() => columnsOf(years.split(',').map(Number)), [years]);
  return <DataTable caption={caption} columns={columns} rows={lines} rowId={({ key }) => key} />;
}
