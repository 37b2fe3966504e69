import { rencanaAksiFields, subKegiatanRencanaAksiFields } from '@selaras/contracts';
import {
  keadaanRencanaAksiWords,
  optionsOf,
  progressOfRencanaAksi,
  triwulanTitle,
  triwulanWord,
} from '@selaras/domain';
import {
  defineList,
  LIST_LIMIT,
  type ListFilter,
  listChoices,
  plainColumn,
  type QueryFilter,
  unitColumn,
  unitFilter,
} from '@selaras/resource/core';
import type { TableColumn } from '@selaras/ui';
import { ClipboardPen } from 'lucide-react';
import { anggaranColumn } from '../kinerja/anggaran-parts';
import { ownerView } from '../kinerja/owner-view';
import { ownerWords } from '../kinerja/owner-words';
import { PlanStatus } from '../validasi-perencanaan/plan-status';
import { TAB } from './panel-address';
import { indukPd, indukRpjmd } from './parent';
import { QuarterCell } from './quarter-cell';
import { type RencanaAksiListRow, realisasiAddress, rencanaAksiPd, rencanaAksiRpjmd } from './rencana-aksi';
import { allTriwulan, quarterResultOf } from './triwulan';

const { rencana_aksi, indikator, satuan } = rencanaAksiFields;

type Column = TableColumn<RencanaAksiListRow>;

const kemajuan = (row: RencanaAksiListRow) => {
  const { reported, planned } = progressOfRencanaAksi(allTriwulan.map((tw) => quarterResultOf(row, tw)));
  return planned === 0 ? null : `${reported} dari ${planned}`;
};

const quarterColumns = allTriwulan.map(
  (tw): Column => ({
    id: `tw${tw}`,
    title: triwulanWord(tw),
    numeric: true,
    inCard: 'half',
    value: (row) => row[`tw${tw}_realisasi`],
    cell: (row) => <QuarterCell row={row} tw={tw} />,
  }),
);

const actorColumn: Column = { ...unitColumn, sortable: true, minWidth: '120px' };

const columns = (unit: Column): readonly Column[] => [
  { ...plainColumn('rencana_aksi', rencana_aksi), sortable: true, minWidth: '200px' },
  { ...plainColumn('indikator', indikator), sortable: true, minWidth: '180px' },
  unit,
  { ...plainColumn('satuan', satuan), minWidth: '84px' },
  ...quarterColumns,
  { id: 'kemajuan', title: 'TW terisi', value: kemajuan, minWidth: '88px' },
  { id: 'pengampu', title: 'Pengampu', value: ownerWords, cell: ownerView, minWidth: '160px' },
  { id: 'induk', title: 'Sasaran', value: ({ induk }) => induk.sasaran, minWidth: '200px', hidden: true },
  { ...anggaranColumn, hidden: true },
  {
    id: 'kinerja_sub_kegiatan',
    title: subKegiatanRencanaAksiFields.kinerja_sub_kegiatan_id.label,
    value: ({ kinerja_sub_kegiatan }) => kinerja_sub_kegiatan?.indikator ?? null,
    minWidth: '200px',
    hidden: true,
  },
];

const filters = (induk: QueryFilter): readonly ListFilter[] => [
  unitFilter,
  induk,
  {
    name: 'triwulan',
    label: 'Triwulan',
    options: allTriwulan.map((tw) => ({ value: tw, label: triwulanTitle(tw) })),
  },
  {
    name: 'keadaan',
    label: 'Keadaan',
    options: optionsOf(keadaanRencanaAksiWords),
  },
];

const common = {
  sort: { column: 'rencana_aksi', descending: false },
  keeps: [TAB],
  rowLinks: ({ id, isi_realisasi }: RencanaAksiListRow, here: string) =>
    isi_realisasi
      ? [
          {
            title: 'Isi realisasi',
            path: realisasiAddress(id, here),
            icon: <ClipboardPen size={16} />,
          },
        ]
      : [],
} as const;

export const listRpjmd = defineList<RencanaAksiListRow>({
  ...common,
  resource: rencanaAksiRpjmd,
  description:
    'Aksi kabupaten per triwulan bagi setiap sasaran RPJMD, dan satuan kerja yang melaksanakannya.',
  columns: columns(actorColumn),
  filters: filters({
    name: 'induk_id',
    label: 'Sasaran',
    limit: LIST_LIMIT,
    query: () => listChoices(indukRpjmd.resource, {}, indukRpjmd.choice),
  }),
});

export const listPd = defineList<RencanaAksiListRow>({
  ...common,
  resource: rencanaAksiPd,
  description: 'Aksi satuan kerja per triwulan bagi setiap sasaran strategisnya.',
  Above: PlanStatus,
  columns: columns({ ...actorColumn, hidden: true }),
  filters: filters({
    name: 'induk_id',
    label: 'Sasaran',
    limit: LIST_LIMIT,
    query: (unit) => listChoices(indukPd.resource, { satuan_kerja_id: unit }, indukPd.choice),
  }),
});
