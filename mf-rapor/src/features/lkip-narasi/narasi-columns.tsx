import type { NarasiBaris } from '@selaras/contracts';
import { EMPTY_VALUE, formatDateTime, formatPercent } from '@selaras/domain';
import { type TableColumn, TwoLines } from '@selaras/ui';
import { BerubahBadge, jumlahBerubah, jumlahTerisi, Kelengkapan } from './kelengkapan';

type Column = TableColumn<NarasiBaris>;

const indikator: Column = {
  id: 'indikator',
  title: 'Indikator',
  value: ({ indikator }) => indikator.indikator,
  cell: ({ indikator }) => <TwoLines below={indikator.sasaran}>{indikator.indikator}</TwoLines>,
  sortable: true,
  minWidth: '260px',
};
const capaian: Column = {
  id: 'capaian',
  title: 'Capaian',
  value: ({ indikator }) => indikator.capaian,
  cell: ({ indikator }) => formatPercent(indikator.capaian),
  numeric: true,
  sortable: true,
};
const kelengkapan: Column = {
  id: 'kelengkapan',
  title: 'Kelengkapan',
  value: ({ narasi }) => (narasi === null ? -1 : jumlahTerisi(narasi.bagian)),
  cell: ({ narasi }) => <Kelengkapan bagian={narasi?.bagian} />,
  figures: true,
  sortable: true,
  inCard: 'state',
  minWidth: '192px',
};
const berubah: Column = {
  id: 'berubah',
  title: 'Angka berubah',
  value: (row) => jumlahBerubah(row),
  cell: (row) => {
    const jumlah = jumlahBerubah(row);
    return jumlah === 0 ? EMPTY_VALUE : <BerubahBadge jumlah={jumlah} />;
  },
  sortable: true,
};
const diubah: Column = {
  id: 'diubah',
  title: 'Terakhir ditulis',
  value: ({ narasi }) => narasi?.diubah ?? null,
  cell: ({ narasi }) =>
    narasi?.diubah == null ? (
      EMPTY_VALUE
    ) : (
      <TwoLines below={narasi.oleh}>{formatDateTime(narasi.diubah)}</TwoLines>
    ),
  sortable: true,
  minWidth: '150px',
};

/** Columns of the list. */
export const narasiColumns: readonly Column[] = [indikator, capaian, kelengkapan, berubah, diubah];
