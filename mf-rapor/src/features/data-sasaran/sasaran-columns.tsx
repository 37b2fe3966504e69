import type { RaporSasaranRow } from '@selaras/contracts';
import { formatDecimal } from '@selaras/domain';
import { ClampedText, type TableColumn } from '@selaras/ui';
import { outcomeColumns, unitColumn } from '../../kartu/row-columns';

type Column = TableColumn<RaporSasaranRow>;

const counted = (name: 'aksi' | 'dilaporkan' | 'aksi_tercapai', title: string): Column => ({
  id: name,
  title,
  unit: 'triwulan',
  value: (row) => row[name],
  cell: (row) => formatDecimal(row[name]),
  numeric: true,
});

/** Columns of the key indicators of a quarter; of one unit its name is not repeated. */
export const sasaranColumns = (withUnit: boolean): readonly Column[] => [
  {
    id: 'iku',
    title: 'Indikator kinerja utama',
    value: ({ iku }) => iku,
    cell: ({ iku }) => <ClampedText>{iku}</ClampedText>,
    minWidth: '240px',
  },
  ...(withUnit ? [unitColumn] : []),
  { id: 'sasaran', title: 'Sasaran strategis', value: ({ sasaran }) => sasaran, minWidth: '220px' },
  counted('aksi', 'Aksi bertarget'),
  counted('dilaporkan', 'Dilaporkan'),
  counted('aksi_tercapai', 'Aksi tercapai'),
  ...outcomeColumns,
];
