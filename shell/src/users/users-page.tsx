import { userQueries } from '@selaras/api-client';
import type { UserRow } from '@selaras/contracts';
import { loadFailure } from '@selaras/resource';
import { Button, DataTable, PageHeader } from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { AddUserModal } from './add-user-modal';
import { EditUserModal } from './edit-user-modal';
import { ResetPasswordModal } from './reset-password-modal';
import { useUserList } from './use-user-list';
import { UserActiveDialog } from './user-active-dialog';
import { type UserAct, userColumns } from './user-columns';
import { isFiltered, userListQuery } from './user-list-state';
import { UsersToolbar } from './users-toolbar';

/** What is open over the list. */
type Opened = { act: 'tambah' } | { act: UserAct; user: UserRow };

/** `/admin/users`: the accounts of the portal. */
export function Page() {
  const [state, change] = useUserList();
  const [opened, setOpened] = useState<Opened | null>(null);
  const query = useQuery({
    ...userQueries.list(userListQuery(state)),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => userColumns((act, user) => setOpened({ act, user })), []);
  const add = () => setOpened({ act: 'tambah' });

  return (
    <>
      <PageHeader
        title="Pengguna"
        description="Akun yang dapat masuk ke portal, peran dan satuan kerjanya."
        actions={
          <Button variant="primary" icon={<UserPlus size={16} />} onClick={add}>
            Tambah pengguna
          </Button>
        }
      />
      <DataTable
        caption="Daftar pengguna"
        columns={columns}
        rows={query.data?.data}
        rowId={({ id }) => id}
        page={query.data}
        onPageChange={(page) => change({ page })}
        sort={state.sort}
        onSortChange={(sort) => change({ sort: sort ?? { column: 'nama', descending: false } })}
        busy={query.isPlaceholderData}
        error={loadFailure(query, 'Daftar pengguna gagal dimuat')}
        empty={isFiltered(state) ? { description: 'Tidak ada pengguna yang cocok dengan saringan.' } : {}}
        onRowOpen={(user) => setOpened({ act: 'ubah', user })}
        toolbar={<UsersToolbar state={state} onChange={change} />}
      />
      <OpenedDialog opened={opened} onClose={() => setOpened(null)} />
    </>
  );
}

function OpenedDialog({ opened, onClose }: { opened: Opened | null; onClose: () => void }) {
  if (opened === null) return null;
  if (opened.act === 'tambah') return <AddUserModal onClose={onClose} />;
  if (opened.act === 'ubah') return <EditUserModal user={opened.user} onClose={onClose} />;
  if (opened.act === 'reset-kata-sandi') return <ResetPasswordModal user={opened.user} onClose={onClose} />;
  return <UserActiveDialog user={opened.user} onClose={onClose} />;
}
