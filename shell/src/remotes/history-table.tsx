import type { RemoteHistory } from '@selaras/contracts';
import { formatDateTime } from '@selaras/domain';
import { DataTable, type TableColumn } from '@selaras/ui';
import { useState } from 'react';
import { actText, byText } from './remote-words';

const columns: readonly TableColumn<RemoteHistory>[] = [
  { id: 'at', title: 'Waktu', value: ({ at }) => formatDateTime(at), minWidth: '150px' },
  { id: 'act', inCard: 'title', title: 'Peristiwa', value: actText },
  { id: 'version', title: 'Versi', value: ({ version }) => version, minWidth: '160px' },
  { id: 'from', title: 'Sebelumnya', value: ({ from }) => from, minWidth: '160px' },
  { id: 'by', title: 'Oleh', value: ({ by }) => byText(by) },
  { id: 'reason', title: 'Alasan', value: ({ reason }) => reason, minWidth: '220px' },
];

/** Everything that happened to a remote, newest first. */
export function HistoryTable({ history }: { history: readonly RemoteHistory[] }) {
  const [page, setPage] = useState(1);
  return (
    <DataTable
      caption="Daftar peristiwa"
      columns={columns}
      cards
      rows={history}
      rowId={({ id }) => id}
      ownPage={{ page, onPageChange: setPage }}
      empty={{ description: 'Belum ada yang terjadi pada remote ini.' }}
    />
  );
}
