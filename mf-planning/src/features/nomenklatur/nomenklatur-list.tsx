import { type AnswerOf, type programCalls, programEntity } from '@selaras/contracts';
import { formatPercent, serapan } from '@selaras/domain';
import { unitColumn, viewsOf } from '@selaras/resource/core';
import type { TableColumn, TableSort } from '@selaras/ui';

/** What lists of the three levels of the budget nomenclature have in common. */
export type NomenklaturRow = AnswerOf<(typeof programCalls)['list']>['data'][number];

export const nomenklaturSort: TableSort = { column: 'kode', descending: false };

const { column } = viewsOf(programEntity);

export const nomenklaturColumns: readonly TableColumn<NomenklaturRow>[] = [
  column('kode', { sortable: true, minWidth: '120px' }),
  column('nama', { sortable: true, minWidth: '280px' }),
  unitColumn,
  column('pagu', { sortable: true }),
  column('realisasi', { sortable: true }),
  {
    id: 'serapan',
    title: 'Serapan',
    value: () => null,
    cell: ({ pagu, realisasi }) => formatPercent(serapan(pagu, realisasi)),
    numeric: true,
  },
];
