import type { BarisEfisiensi } from '@selaras/contracts';
import {
  alasanEfisiensi,
  alasanEfisiensiWords,
  formatPercent,
  formatRupiah,
  statusCapaianOf,
} from '@selaras/domain';
import { StatusBadge, type TableColumn } from '@selaras/ui';
import { NameCell } from '../../cells/name-cell';

const rupiah = (id: 'pagu' | 'realisasi', title: string): TableColumn<BarisEfisiensi> => ({
  id,
  title,
  value: (row) => row[id],
  cell: (row) => formatRupiah(row[id]),
  numeric: true,
  sortable: true,
});

/** Why nothing was saved, in words; empty where something was. */
const reasonOf = (row: BarisEfisiensi): string | null => {
  const reason = alasanEfisiensi(row);
  return reason && alasanEfisiensiWords[reason];
};

/** Goal, achievement, budget, spending, and what was saved with the reason where it is not counted. */
export const efisiensiColumns: readonly TableColumn<BarisEfisiensi>[] = [
  {
    id: 'indikator',
    title: 'Indikator dan sasaran',
    value: ({ indikator }) => indikator,
    cell: ({ indikator, sasaran }) => (
      <NameCell>
        {indikator}
        <small>{sasaran}</small>
      </NameCell>
    ),
    sortable: true,
    minWidth: '200px',
  },
  {
    id: 'capaian',
    title: 'Capaian',
    value: ({ capaian }) => capaian,
    cell: ({ capaian }) => (
      <>
        {formatPercent(capaian)}
        <div>
          <StatusBadge status={statusCapaianOf(capaian, false)} />
        </div>
      </>
    ),
    numeric: true,
    sortable: true,
  },
  rupiah('pagu', 'Pagu'),
  rupiah('realisasi', 'Belanja'),
  {
    id: 'nominal',
    title: 'Hemat',
    value: ({ efisiensi }) => efisiensi?.nominal ?? null,
    cell: ({ efisiensi }) => formatRupiah(efisiensi?.nominal ?? null),
    numeric: true,
    sortable: true,
  },
  {
    id: 'persen',
    title: 'Hemat (%)',
    value: ({ efisiensi }) => efisiensi?.persen ?? null,
    cell: ({ efisiensi }) => formatPercent(efisiensi?.persen ?? null),
    numeric: true,
    sortable: true,
  },
  {
    id: 'keterangan',
    title: 'Keterangan',
    value: reasonOf,
    cell: (row) => reasonOf(row) ?? '',
    minWidth: '160px',
  },
];
