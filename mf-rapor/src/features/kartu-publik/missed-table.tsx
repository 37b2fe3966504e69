import type { RaporPublik } from '@selaras/contracts';
import { formatDecimal, formatPercent, keadaanRaporWords } from '@selaras/domain';
import { capaianColumn, realisasiColumn, targetColumn } from '@selaras/resource/core';
import { DataTable, type TableColumn } from '@selaras/ui';
import { PaperLines } from './paper-lines';

type Missed = RaporPublik['tidak_tercapai'][number];

const nameOf = ({ nama, indikator }: Missed) => nama ?? indikator;
const causesOf = ({ penyebab }: Missed) => (penyebab.length === 0 ? 'Belum dicatat' : penyebab.join('; '));

const columns: readonly TableColumn<Missed>[] = [
  {
    id: 'nama',
    title: 'Sub kegiatan',
    value: nameOf,
    cell: (row) => <PaperLines $min={190}>{nameOf(row)}</PaperLines>,
    minWidth: '200px',
  },
  {
    id: 'indikator',
    title: 'Indikator',
    value: ({ indikator }) => indikator,
    cell: ({ indikator }) => <PaperLines $min={170}>{indikator}</PaperLines>,
    minWidth: '180px',
  },
  targetColumn,
  realisasiColumn,
  {
    ...capaianColumn,
    cell: ({ capaian, keadaan }) =>
      keadaan === 'belum-diisi' ? keadaanRaporWords[keadaan] : formatPercent(capaian),
  },
  {
    id: 'penyebab',
    title: 'Penyebab',
    value: causesOf,
    cell: (row) => <PaperLines $min={200}>{causesOf(row)}</PaperLines>,
    minWidth: '200px',
  },
  {
    id: 'langkah',
    title: 'Perbaikan',
    value: ({ langkah }) => (langkah === 0 ? 'Belum ada' : `${formatDecimal(langkah)} langkah`),
  },
];

/** What a unit missed in the quarter, and why. */
export const MissedTable = ({ rows }: { rows: readonly Missed[] }) => (
  <DataTable
    caption="Sub kegiatan yang belum tercapai"
    columns={columns}
    rows={rows}
    cards
    rowId={({ id }) => id}
  />
);
