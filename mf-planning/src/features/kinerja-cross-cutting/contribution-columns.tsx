import { kinerjaCrossCuttingEntity } from '@selaras/contracts';
import { formatPercent } from '@selaras/domain';
import { viewsOf } from '@selaras/resource/core';
import type { TableColumn } from '@selaras/ui';
import { CrossStatusBadge } from './cross-words';
import type { CrossRow } from './kinerja-cross-cutting';

const { column } = viewsOf(kinerjaCrossCuttingEntity);

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

export const statusColumn: TableColumn<Contribution> = column('status', {
  inCard: 'state',
  cell: ({ status }) => <CrossStatusBadge status={status} />,
});

export const alasanColumn: TableColumn<Contribution> = column('catatan', { minWidth: '200px' });
