import type { DeployToken } from '@selaras/contracts';
import { formatDateTime } from '@selaras/domain';
import { loadFailure } from '@selaras/resource';
import {
  Badge,
  Button,
  ConfirmDialog,
  DataTable,
  PageSection,
  type TableColumn,
  useToast,
} from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Refusal } from './refusal';
import { useRevokeToken } from './remote-mutations';
import { remoteQueries } from './remote-queries';
import { tokenStates } from './remote-words';
import { TokenDialog } from './token-dialog';

const plain: readonly TableColumn<DeployToken>[] = [
  { id: 'name', title: 'Nama', value: ({ name }) => name, minWidth: '140px' },
  { id: 'ending', title: 'Akhiran', value: ({ ending }) => `…${ending}` },
  {
    id: 'state',
    inCard: 'state',
    title: 'Keadaan',
    value: ({ state }) => tokenStates[state].label,
    cell: ({ state }) => <Badge tone={tokenStates[state].tone}>{tokenStates[state].label}</Badge>,
  },
  { id: 'endsAt', title: 'Berakhir', value: ({ endsAt }) => formatDateTime(endsAt) },
  {
    id: 'lastUsedAt',
    title: 'Terakhir dipakai',
    value: ({ lastUsedAt }) => (lastUsedAt === null ? 'Belum pernah' : formatDateTime(lastUsedAt)),
  },
  { id: 'createdBy', title: 'Dibuat oleh', value: ({ createdBy }) => createdBy },
];

/** Deploy tokens of a remote: with one of them its team publishes without an account of the portal. */
export function TokenSection({ name }: { name: string }) {
  const query = useQuery(remoteQueries.tokens(name));
  const [making, setMaking] = useState(false);
  const [revoked, setRevoked] = useState<DeployToken | null>(null);
  const columns: TableColumn<DeployToken>[] = [
    ...plain,
    {
      id: 'acts',
      inCard: 'acts',
      title: 'Tindakan',
      value: () => null,
      cell: (token) =>
        token.state === 'valid' && (
          <Button size="small" variant="quiet" onClick={() => setRevoked(token)}>
            Cabut
          </Button>
        ),
    },
  ];
  return (
    <PageSection
      title="Token rilis"
      description="Dengan token ini tim menerbitkan dan mengaktifkan versi remote ini saja, tanpa akun portal."
    >
      <DataTable
        caption="Daftar token rilis"
        columns={columns}
        cards
        rows={query.data?.data}
        rowId={({ id }) => id}
        error={loadFailure(query, 'Token gagal dimuat')}
        empty={{ description: 'Belum ada token. Buat satu untuk tim yang merilis remote ini.' }}
        tools={
          <Button icon={<KeyRound size={16} />} onClick={() => setMaking(true)}>
            Buat token
          </Button>
        }
      />
      {making && <TokenDialog name={name} onClose={() => setMaking(false)} />}
      {revoked !== null && <RevokeDialog name={name} token={revoked} onClose={() => setRevoked(null)} />}
    </PageSection>
  );
}

function RevokeDialog({ name, token, onClose }: { name: string; token: DeployToken; onClose: () => void }) {
  const revoke = useRevokeToken();
  const toast = useToast();
  const confirm = () =>
    revoke.mutate(
      { params: { name, id: token.id } },
      {
        onSuccess: () => {
          toast.show({ tone: 'success', title: `Token ${token.name} dicabut` });
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      title={`Cabut token ${token.name}?`}
      confirmLabel="Cabut"
      tone="danger"
      loading={revoke.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>Rilis yang memakai token ini langsung ditolak. Versi yang sudah terbit tetap ada.</p>
      <Refusal error={revoke.error} />
    </ConfirmDialog>
  );
}
