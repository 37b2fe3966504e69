import type { CapaianTingkatRow, TingkatCapaian } from '@selaras/contracts';
import { formatMeasure, statusCapaian, targetText } from '@selaras/domain';
import { PageLink } from '@selaras/portal';
import { capaianColumn } from '@selaras/resource/core';
import { ClampedText, StatusBadge, type TableColumn } from '@selaras/ui';
import { CauseCell } from './cause-cell';
import { tingkatWords } from './tingkat-words';

type Column = TableColumn<CapaianTingkatRow>;

/** Level of the diagram whose box shows a row; an action step stands in the box of its sub-activity. */
const boxLevel: Record<TingkatCapaian, string> = {
  program: 'kinerja-program',
  kegiatan: 'kinerja-kegiatan',
  'sub-kegiatan': 'kinerja-sub-kegiatan',
  'langkah-aksi': 'kinerja-sub-kegiatan',
};

interface Shown {
  readonly tingkat: TingkatCapaian;
  readonly withUnit: boolean;
  readonly publik: boolean;
}

const nameOf = ({ satuan_kerja }: CapaianTingkatRow) =>
  satuan_kerja.singkatan ?? satuan_kerja.satuan_kerja_nama;

const unit: Column = { id: 'satuan_kerja', title: 'Satuan kerja', value: nameOf, minWidth: '140px' };

/** Columns of the achievement table; the diagram's address names a box by `node`. */
export const tingkatColumns = ({ tingkat, withUnit, publik }: Shown): readonly Column[] => [
  { id: 'indikator', title: 'Indikator', value: ({ indikator }) => indikator, minWidth: '220px' },
  ...(withUnit ? [unit] : []),
  ...(['target', 'realisasi'] as const).map(
    (name): Column => ({
      id: name,
      title: name === 'target' ? 'Target' : 'Realisasi',
      numeric: true,
      value: (row) => row[name],
      cell: (row) => (name === 'target' ? targetText(row) : formatMeasure(row[name])),
    }),
  ),
  capaianColumn,
  {
    id: 'status',
    inCard: 'state',
    title: 'Status',
    value: ({ status }) => statusCapaian[status],
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    id: 'penyebab',
    title: 'Yang tidak tercapai',
    value: ({ penyebab }) => penyebab,
    cell: (row) => <CauseCell row={row} />,
    minWidth: '240px',
  },
  {
    id: 'diagram',
    title: 'Diagram',
    value: () => null,
    cell: ({ kinerja_id, satuan_kerja: { satuan_kerja_id }, indikator }) => (
      <PageLink
        page={publik ? 'cascading.publik-makro' : 'cascading.makro'}
        query={{ satuan_kerja_id, node: `${boxLevel[tingkat]}:${kinerja_id}` }}
        aria-label={`Lihat di diagram: ${indikator}`}
      >
        Lihat di diagram
      </PageLink>
    ),
  },
  {
    id: 'nomenklatur',
    title: tingkatWords[tingkat].nomenklatur,
    value: ({ nama }) => nama,
    cell: ({ kode, nama }) => nama && <ClampedText {...(kode && { lead: kode })}>{nama}</ClampedText>,
    minWidth: '220px',
  },
  { id: 'sasaran', title: 'Sasaran', value: ({ sasaran }) => sasaran, minWidth: '200px' },
  { id: 'satuan', title: 'Satuan', value: ({ satuan }) => satuan },
];
