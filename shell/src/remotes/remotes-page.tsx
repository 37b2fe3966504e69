import type { RemoteChannel, RemoteSummary } from '@selaras/contracts';
import { formatDateTime } from '@selaras/domain';
import { useNavigate, usePages } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import { DataTable, PageHeader, type TableColumn } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import type { shellManifest } from '../manifest';
import { remoteQueries } from './remote-queries';
import { actText, byText } from './remote-words';

const versionIn = (channel: RemoteChannel) => (remote: RemoteSummary) =>
  remote.channels.find((state) => state.channel === channel)?.version ?? null;

const columns: readonly TableColumn<RemoteSummary>[] = [
  { id: 'title', title: 'Remote', value: ({ title }) => title, sortable: true, minWidth: '140px' },
  { id: 'name', title: 'Nama teknis', value: ({ name }) => name, sortable: true },
  { id: 'stable', title: 'Stable', value: versionIn('stable') },
  { id: 'canary', title: 'Canary', value: versionIn('canary') },
  {
    id: 'unreadable',
    title: 'Tidak terbaca',
    value: ({ unreadable }) => (unreadable.length === 0 ? null : unreadable.join(', ')),
  },
  {
    id: 'versions',
    title: 'Versi diterbitkan',
    value: ({ versions }) => versions,
    numeric: true,
    sortable: true,
  },
  {
    id: 'last',
    title: 'Terakhir',
    value: ({ lastAct }) =>
      lastAct && `${actText(lastAct)} oleh ${byText(lastAct.by)}, ${formatDateTime(lastAct.at)}`,
    minWidth: '240px',
  },
];

/** `/admin/remote`: every remote of the portal with what its channels give. */
export function Page() {
  const query = useQuery(remoteQueries.list());
  const { hrefOf } = usePages<typeof shellManifest>();
  const navigate = useNavigate();

  return (
    <>
      <PageHeader
        title="Remote"
        description="Bagian portal yang dirilis sendiri oleh timnya: versi yang dipakai, percobaan, dan riwayatnya."
      />
      <DataTable
        caption="Remote"
        columns={columns}
        cards
        rows={query.data?.data}
        rowId={({ name }) => name}
        error={loadFailure(query, 'Daftar remote gagal dimuat')}
        empty={{ description: 'Portal ini belum mempunyai remote.' }}
        onRowOpen={({ name }) => {
          const address = hrefOf('remotes.show', { name });
          if (address !== null) void navigate(address);
        }}
      />
    </>
  );
}
