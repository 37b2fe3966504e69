import type { AnswerOf, programCalls } from '@selaras/contracts';
import { formatPercent, formatRupiah, serapan } from '@selaras/domain';
import type { TableColumn, TableSort } from '@selaras/ui';

/** What lists of the three levels of the budget nomenclature have in common. */
export type NomenklaturRow = AnswerOf<(typeof programCalls)['list']>['data'][number];

export const nomenklaturSort: TableSort = { column: 'kode', descending: false };

export const nomenklaturColumns: readonly TableColumn<NomenklaturRow>[] = [
  { id: 'kode', title: 'Kode', value: ({ kode }) => kode, sortable: true, minWidth: '120px' },
  { id: 'nama', title: 'Nama', value: ({ nama }) => nama, sortable: true, minWidth: '280px' },
  {
    id: 'satuan_kerja',
    title: 'Satuan kerja',
    value: ({ satuan_kerja }) => satuan_kerja.singkatan ?? satuan_kerja.satuan_kerja_nama,
  },
  {
    id: 'pagu',
    title: 'Pagu',
    value: ({ pagu }) => pagu,
    cell: ({ pagu }) => formatRupiah(pagu),
    numeric: true,
    sortable: true,
  },
  {
    id: 'realisasi',
    title: 'Realisasi',
    value: ({ realisasi }) => realisasi,
    cell: ({ realisasi }) => formatRupiah(realisasi),
    numeric: true,
    sortable: true,
  },
  {
    id: 'serapan',
    title: 'Serapan',
    value: () => null,
    cell: ({ pagu, realisasi }) => formatPercent(serapan(pagu, realisasi)),
    numeric: true,
  },
];
