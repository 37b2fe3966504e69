import type { CapaianIku } from '@selaras/contracts';
import { formatMeasure, formatPercent, kodePredikatOf, targetText, yearsOfPeriod } from '@selaras/domain';
import { Sparkline, type TableColumn, tokens, VisuallyHidden } from '@selaras/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Measured } from '../../resource/measured';
import {
  CapaianCell,
  IndikatorCell,
  PembandingCell,
  PertumbuhanCell,
  PredikatCell,
  RealisasiCell,
  TargetAkhirCell,
  TargetCell,
} from './iku-cells';
import { PredikatBadge, SKALA_PREDIKAT } from './predikat';

type Column = TableColumn<CapaianIku>;

/** Two lines: what was reached out of the target, and what that is; their names are said to those who do not see. */
const Figures = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: baseline;
  column-gap: 8px;
  line-height: 1.25;
  white-space: nowrap;
  & > div { text-align: right; }
  & small { color: ${tokens.colour.muted}; }
`;

const indikator: Column = {
  id: 'indikator',
  title: 'IKU dan sasaran',
  value: (row) => row.indikator,
  cell: (row) => <IndikatorCell row={row} />,
  sortable: true,
  minWidth: '280px',
};

const tren: Column = {
  id: 'tren',
  title: 'Arah realisasi',
  value: () => null,
  cell: ({ tahunan, baseline, tahun_mulai }) => (
    <Sparkline
      label="Realisasi"
      points={[
        { label: String(tahun_mulai - 1), value: baseline },
        ...tahunan.map(({ tahun, realisasi }) => ({ label: String(tahun), value: realisasi })),
      ]}
    />
  ),
};

/** What a year's view shows of each indicator. */
export const tahunColumns: readonly Column[] = [
  indikator,
  {
    id: 'target',
    title: 'Target',
    value: ({ target }) => target,
    cell: (row) => <TargetCell row={row} />,
    numeric: true,
  },
  {
    id: 'realisasi',
    title: 'Realisasi',
    value: ({ realisasi }) => realisasi,
    cell: (row) => <RealisasiCell row={row} />,
    numeric: true,
  },
  {
    id: 'capaian',
    title: 'Capaian',
    value: ({ capaian }) => capaian,
    cell: (row) => <CapaianCell row={row} />,
    numeric: true,
    sortable: true,
  },
  {
    id: 'predikat',
    inCard: 'state',
    title: 'Predikat',
    unit: SKALA_PREDIKAT,
    value: ({ predikat }) => predikat,
    cell: (row) => <PredikatCell row={row} />,
    minWidth: '170px',
  },
  {
    id: 'rata_nasional',
    title: 'Pembanding',
    value: ({ rata_nasional }) => rata_nasional,
    cell: (row) => <PembandingCell row={row} />,
    numeric: true,
  },
  {
    id: 'pertumbuhan',
    title: 'Pertumbuhan',
    value: ({ pertumbuhan }) => pertumbuhan,
    cell: (row) => <PertumbuhanCell row={row} />,
    numeric: true,
  },
  {
    id: 'capaian_target_akhir',
    title: 'Target akhir',
    unit: 'capaian',
    value: ({ capaian_target_akhir }) => capaian_target_akhir,
    cell: (row) => <TargetAkhirCell row={row} />,
    numeric: true,
  },
  tren,
];

/** The five years side by side; the chosen one is typed into here too. */
export const limaTahunColumns = (tahunMulai: number, tahunIni: number): readonly Column[] => [
  indikator,
  {
    id: 'baseline',
    title: String(tahunMulai - 1),
    unit: 'kondisi awal',
    value: ({ baseline }) => baseline,
    cell: ({ baseline, satuan }) => <Measured value={baseline} satuan={satuan} />,
    numeric: true,
  },
  ...yearsOfPeriod(tahunMulai).map(
    (tahun, index): Column => ({
      id: `tahun_${tahun}`,
      title: String(tahun),
      value: ({ tahunan }) => tahunan[index]?.realisasi ?? null,
      cell: (row) => (tahun === tahunIni ? <TahunIni row={row} /> : <TahunLain row={row} index={index} />),
      numeric: true,
      minWidth: '124px',
    }),
  ),
  tren,
];

/** The target of a year in words; that of a range indicator is its two bounds. */
const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>
      <VisuallyHidden>{name}</VisuallyHidden>
    </dt>
    <dd>{children}</dd>
  </div>
);

const PREDIKAT = `Predikat (${SKALA_PREDIKAT})`;

function TahunIni({ row }: { row: CapaianIku }) {
  return (
    <Figures>
      <Figure name="Realisasi">
        <RealisasiCell row={row} />
      </Figure>
      <Figure name="Target">
        <small>dari {targetText(row)}</small>
      </Figure>
      <Figure name="Capaian">
        <CapaianCell row={row} />
      </Figure>
      <Figure name={PREDIKAT}>
        <PredikatCell row={row} />
      </Figure>
    </Figures>
  );
}

function TahunLain({ row, index }: { row: CapaianIku; index: number }) {
  const { target = null, realisasi = null, capaian = null } = row.tahunan[index] ?? {};
  const predikat = kodePredikatOf(capaian);
  return (
    <Figures>
      <Figure name="Realisasi">{formatMeasure(realisasi)}</Figure>
      <Figure name="Target">
        <small>dari {targetText({ ...row, target })}</small>
      </Figure>
      <Figure name="Capaian">{formatPercent(capaian)}</Figure>
      {predikat !== null && (
        <Figure name={PREDIKAT}>
          <PredikatBadge predikat={predikat} />
        </Figure>
      )}
    </Figures>
  );
}
