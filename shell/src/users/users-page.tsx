import { userQueries } from '@selaras/api-client';
import type { listUsersCall, QueryOf, UserRow } from '@selaras/contracts';
import { formatDecimal } from '@selaras/domain';
import { listQuery, listRules } from '@selaras/resource/core';
import { ReadList, useListState } from '@selaras/resource/list';
import { Button, PageHeader, tokens } from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { AddUserModal } from './add-user-modal';
import { EditUserModal } from './edit-user-modal';
import { ReleaseDialog } from './release-dialog';
import { ResetPasswordModal } from './reset-password-modal';
import { UnlockDialog } from './unlock-dialog';
import { UserActiveDialog } from './user-active-dialog';
import { actsColumn, type UserAct } from './user-columns';
import { userList } from './user-list';

const Unlinked = styled.p`
  color: ${tokens.colour.muted};
`;

const rules = listRules(userList);

/** What is open over the list. */
type Opened = { act: 'tambah' } | { act: UserAct; user: UserRow };

/** `/admin/users`: the accounts of the portal. */
export function Page() {
  const [state, change] = useListState(rules);
  const [opened, setOpened] = useState<Opened | null>(null);
  const query = useQuery({
    ...userQueries.list(listQuery(state) as QueryOf<typeof listUsersCall>),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(
    () => [...userList.columns, actsColumn((act, user) => setOpened({ act, user }))],
    [],
  );
  const unlinked = query.data?.tanpa_pegawai ?? 0;
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
      <ReadList
        list={userList}
        state={state}
        onChange={change}
        query={query}
        columns={columns}
        below={
          unlinked > 0 && (
            <Unlinked>
              {formatDecimal(unlinked)} akun aktif belum tertaut ke pegawai.{' '}
              <Button
                size="small"
                variant="quiet"
                onClick={() => change({ q: '', filters: { pegawai: 'tanpa', aktif: 'true' } })}
              >
                Tampilkan
              </Button>
            </Unlinked>
          )
        }
        onRowOpen={(user) => setOpened({ act: 'ubah', user })}
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
  if (opened.act === 'buka-kunci') return <UnlockDialog user={opened.user} onClose={onClose} />;
  if (opened.act === 'lepas-faktor-kedua') return <ReleaseDialog user={opened.user} onClose={onClose} />;
  return <UserActiveDialog user={opened.user} onClose={onClose} />;
}
