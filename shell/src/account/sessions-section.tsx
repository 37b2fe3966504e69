import { failureText } from '@selaras/api-client';
import { formatDateTime } from '@selaras/domain';
import { loadFailure } from '@selaras/resource';
import {
  Badge,
  Button,
  ConfirmDialog,
  DataTable,
  PageSection,
  space,
  type TableColumn,
  useToast,
} from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { accountQueries, type OwnSession, useEndOtherSessions, useEndSession } from './account-queries';
import { deviceWords } from './device-words';

const Device = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
`;

const plain: readonly TableColumn<OwnSession>[] = [
  {
    id: 'perangkat',
    title: 'Perangkat',
    value: ({ user_agent }) => deviceWords(user_agent),
    cell: ({ user_agent, ini }) => (
      <Device>
        {deviceWords(user_agent)}
        {ini && <Badge tone="success">Perangkat ini</Badge>}
      </Device>
    ),
    minWidth: '180px',
  },
  {
    id: 'terakhir_aktif',
    title: 'Terakhir aktif',
    value: ({ terakhir_aktif }) => formatDateTime(terakhir_aktif),
    minWidth: '180px',
  },
  { id: 'alamat', title: 'Alamat IP', value: ({ alamat }) => alamat },
  { id: 'dibuat', title: 'Masuk', value: ({ dibuat }) => formatDateTime(dibuat), minWidth: '180px' },
];

/** Where one is signed in, and a way out of each place but this. */
export function SessionsSection() {
  const query = useQuery(accountQueries.sessions());
  const [ending, setEnding] = useState<OwnSession | 'lain' | null>(null);
  const columns: TableColumn<OwnSession>[] = [
    ...plain,
    {
      id: 'tindakan',
      title: 'Tindakan',
      pinnedEnd: true,
      value: () => null,
      cell: (row) =>
        !row.ini && (
          <Button size="small" variant="quiet" onClick={() => setEnding(row)}>
            Keluarkan
          </Button>
        ),
    },
  ];
  const others = query.data?.data.some(({ ini }) => !ini) ?? false;

  return (
    <PageSection
      title="Perangkat yang masuk"
      description="Keluarkan yang tidak Anda kenal, lalu ganti kata sandi. Yang tidak dipakai lagi berakhir dengan sendirinya."
    >
      <DataTable
        caption="Daftar perangkat"
        cards
        columns={columns}
        rows={query.data?.data}
        rowId={({ id }) => id}
        error={loadFailure(query, 'Daftar perangkat gagal dimuat')}
        empty={{ description: 'Tidak ada perangkat yang masuk.' }}
        tools={
          others && (
            <Button icon={<LogOut size={16} />} onClick={() => setEnding('lain')}>
              Keluarkan semua yang lain
            </Button>
          )
        }
      />
      {ending !== null && <EndDialog ending={ending} onClose={() => setEnding(null)} />}
    </PageSection>
  );
}

function EndDialog({ ending, onClose }: { ending: OwnSession | 'lain'; onClose: () => void }) {
  const endOne = useEndSession();
  const endOthers = useEndOtherSessions();
  const toast = useToast();
  const all = ending === 'lain';
  const act = all ? endOthers : endOne;
  const name = all ? 'semua perangkat lain' : deviceWords(ending.user_agent);

  const done = {
    onSuccess: () => {
      toast.show({
        tone: 'success',
        title: all ? 'Semua perangkat lain dikeluarkan' : `${name} dikeluarkan`,
      });
      onClose();
    },
  };
  const confirm = () => (all ? endOthers.mutate(undefined, done) : endOne.mutate(ending, done));

  return (
    <ConfirmDialog
      open
      title={`Keluarkan ${name}?`}
      confirmLabel="Keluarkan"
      tone="danger"
      loading={act.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>Isian yang belum disimpan di sana hilang. Siapa pun harus masuk kembali dengan kata sandi.</p>
      {act.error !== null && <p role="alert">{failureText(act.error).pesan}</p>}
    </ConfirmDialog>
  );
}
