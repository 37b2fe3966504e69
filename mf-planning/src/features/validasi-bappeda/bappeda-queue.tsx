import type { Putusan } from '@selaras/domain';
import type { QueueDescription, QueueRow, QueueWords } from '@selaras/resource/core';
import { unitColumn } from '@selaras/resource/core';
import { queuePage } from '@selaras/resource/queue';
import type { TableColumn } from '@selaras/ui';
import { planYear } from '../../resource/plan-year';
import { ValidasiBadge } from './putusan';

/** What every row of Bappeda's queues carries. */
interface JudgedRow extends QueueRow {
  readonly indikator: string;
  readonly indikator_kemendagri: string | null;
  readonly validasi: Putusan;
  readonly catatan: string | null;
  readonly satuan_kerja: { readonly satuan_kerja_nama: string; readonly singkatan: string | null };
}

const words: QueueWords = {
  yes: {
    word: 'Valid',
    verb: 'Nyatakan valid',
    done: 'Dinyatakan valid',
    ask: (subject) => `Nyatakan ${subject} valid?`,
  },
  no: {
    word: 'Tidak valid',
    verb: 'Nyatakan tidak valid',
    done: 'Dinyatakan tidak valid',
    ask: (subject) => `Nyatakan ${subject} tidak valid?`,
  },
  noteHelp: 'Dibaca satuan kerja. Wajib bila tidak valid.',
  noteMissing: 'Wajib diisi agar satuan kerja tahu apa yang diperbaiki',
  changed: 'diubah satuan kerja setelah Anda membacanya; periksa isi terbarunya',
};

/** Own and ministry's indicator and the verdict, then what the queue shows besides, then whose row it is. */
const queueColumns = <Row extends JudgedRow>(
  columns: readonly TableColumn<Row>[],
): readonly TableColumn<Row>[] => [
  {
    id: 'indikator',
    title: 'Indikator',
    value: ({ indikator }) => indikator,
    sortable: true,
    minWidth: '240px',
  },
  {
    id: 'indikator_kemendagri',
    title: 'Indikator Kemendagri',
    value: ({ indikator_kemendagri }) => indikator_kemendagri,
    minWidth: '220px',
  },
  {
    id: 'validasi',
    inCard: 'state',
    title: 'Validasi',
    value: ({ validasi }) => validasi,
    cell: ({ validasi, catatan }) => <ValidasiBadge putusan={validasi} catatan={catatan} />,
    minWidth: '130px',
  },
  ...columns,
  { ...unitColumn, id: 'unit', minWidth: '140px' },
  { id: 'catatan', title: 'Catatan', value: ({ catatan }) => catatan, minWidth: '180px' },
];

type Own<Row extends JudgedRow> = Omit<
  QueueDescription<Row>,
  'words' | 'key' | 'labelOf' | 'ownerOf' | 'yearOf'
>;

/** A queue of Bappeda's (spec 2 §2.11, §4); `columns` stand between the verdict and the unit. */
export const bappedaQueuePage = <Row extends JudgedRow>({ columns, ...queue }: Own<Row>) =>
  queuePage<Row>({
    ...queue,
    ...planYear,
    words,
    key: 'validasi-bappeda',
    columns: queueColumns(columns),
    labelOf: ({ indikator }) => indikator,
    ownerOf: ({ satuan_kerja }) => satuan_kerja.satuan_kerja_nama,
  });
