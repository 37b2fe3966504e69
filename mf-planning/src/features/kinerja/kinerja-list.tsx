import { type AnswerOf, kinerjaFields, type kinerjaProgramCalls, type OptionModel } from '@selaras/contracts';
import {
  formatRupiahShort,
  jenisPengampuWords,
  optionsOf,
  statusCapaian,
  statusCapaianOf,
} from '@selaras/domain';
import type { ListFilter } from '@selaras/resource/core';
import { capaianColumn, unitColumn, unitFilter, viewsOf } from '@selaras/resource/core';
import type { TableColumn, TableSort } from '@selaras/ui';
import { targetColumn } from '../../resource/measured';
import { anggaranColumn } from './anggaran-parts';
import { modelFilters } from './model-filters';
import { ownerView } from './owner-view';
import { ownerWords } from './owner-words';
import { pkWords } from './pk-words';
import { STATUS_WIDTH, StatusCell } from './status-cell';

/** What lists of the three yearly levels have in common. */
export type KinerjaListRow = Omit<
  AnswerOf<typeof kinerjaProgramCalls.list>['data'][number],
  'sasaran_strategis_pd' | 'program'
>;

export const kinerjaSort: TableSort = { column: 'sasaran', descending: false };

const { column } = viewsOf({ fields: kinerjaFields });

/** The kinerja columns (domain §9). */
export const kinerjaColumns: readonly TableColumn<KinerjaListRow>[] = [
  column('sasaran', { sortable: true, minWidth: '240px' }),
  column('indikator', { sortable: true, minWidth: '220px' }),
  targetColumn,
  { id: 'realisasi', title: 'Realisasi', value: ({ realisasi }) => realisasi, numeric: true, sortable: true },
  { ...capaianColumn, sortable: true },
  {
    id: 'status',
    inCard: 'state',
    title: 'Status',
    minWidth: STATUS_WIDTH,
    value: () => null,
    cell: ({ capaian, csf_gagal }) => <StatusCell status={statusCapaianOf(capaian, csf_gagal)} />,
  },
  { ...anggaranColumn, title: 'Pagu' },
  { id: 'pengampu', title: 'Pengampu', value: ownerWords, cell: ownerView, minWidth: '180px' },
  {
    id: 'realisasi_anggaran',
    title: 'Realisasi anggaran',
    value: ({ realisasi_anggaran }) => realisasi_anggaran,
    cell: ({ realisasi_anggaran }) => formatRupiahShort(realisasi_anggaran),
    numeric: true,
    hidden: true,
  },
  { ...unitColumn, minWidth: '140px', hidden: true },
  column('skp', { hidden: true }),
  {
    id: 'status_upload_pk',
    title: 'Perjanjian kinerja',
    value: ({ status_upload_pk }) => pkWords(status_upload_pk),
    hidden: true,
  },
];

/** Filters by unit, indicator and sasaran (spec 2 §5), owner and status, the one that the rows carry. */
export const kinerjaFilters = (model: OptionModel): readonly ListFilter[] => [
  unitFilter,
  ...modelFilters(model),
  {
    name: 'status',
    label: 'Status',
    options: optionsOf(statusCapaian),
  },
  {
    name: 'pengampu',
    label: 'Pengampu',
    options: optionsOf(jenisPengampuWords),
  },
];
