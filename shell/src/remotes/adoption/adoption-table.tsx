import type { RemoteAdoption } from '@selaras/contracts';
import { formatDateTime } from '@selaras/domain';
import { DataTable, type TableColumn } from '@selaras/ui';
import { useState } from 'react';
import { countAndShare } from '../remote-words';
import { type AdoptionRow, adoptionRows } from './adoption-rows';

const columnOf = (version: string): TableColumn<AdoptionRow> => ({
  id: version,
  title: version,
  value: ({ loads }) => loads[version] ?? 0,
  cell: ({ loads, all }) => countAndShare(loads[version] ?? 0, all),
  numeric: true,
  minWidth: '140px',
});

/** How people moved from one version of a remote to the next, hour by hour, the newest first; there is at least one. */
export function AdoptionTable({ hours }: Pick<RemoteAdoption, 'hours'>) {
  const [page, setPage] = useState(1);
  const { columns, rows } = adoptionRows(hours);
  return (
    <DataTable
      caption="Sebaran versi per jam"
      columns={[
        {
          id: 'at',
          inCard: 'title',
          title: 'Sejak',
          value: ({ at }) => formatDateTime(at),
          minWidth: '150px',
        },
        ...columns.map(columnOf),
      ]}
      cards
      rows={rows}
      rowId={({ at }) => at}
      ownPage={{ page, onPageChange: setPage }}
    />
  );
}
