import { formatPercent } from '@selaras/domain';
import type { TableColumn } from '@selaras/ui';
import { CrossStatusBadge } from './cross-words';
import type { CrossRow } from './kinerja-cross-cutting';

interface Contribution extends Pick<CrossRow, 'status' | 'catatan'> {
  readonly anak: Pick<CrossRow['anak'], 'capaian'>;
}

/** What a contribution has come to, wherever it is listed. */
export const capaianColumn: TableColumn<Contribution> = {
  id: 'capaian',
  title: 'Capaian penyumbang',
  value: ({ anak }) => anak.capaian,
  cell: ({ anak }) => formatPercent(anak.capaian),
  numeric: true,
};

export const statusColumn: TableColumn<Contribution> = {
  id: 'status',
  title: 'Status',
  value: ({ status }) => status,
  cell: ({ status }) => <CrossStatusBadge status={status} />,
};

export const alasanColumn: TableColumn<Contribution> = {
  id: 'catatan',
  title: 'Alasan',
  value: ({ catatan }) => catatan,
  minWidth: '200px',
};
