import { apiClient } from '@selaras/api-client';
import { type FakeAnswer, fakeNetwork, type SentRequest } from '@selaras/api-client/testing';
import { PortalAround } from '@selaras/portal/testing';
import { ToastProvider } from '@selaras/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { dinkes, superUser } from './fake-users.fixture';
import { Page } from './users-page';

/** The super admin, who alone opens the page. */
const { id, username, nama, role_id, satuan_kerja_id, satuan_kerja_nama } = superUser;
const ayu = { id, username, nama, role_id, satuan_kerja_id, satuan_kerja_nama };

const Address = () => <output aria-label="alamat">{useLocation().search}</output>;

/** Opens the page of the users against a network that `answer` stands for; `confirm` answers the portal's questions. */
export function open(
  answer: (request: SentRequest) => FakeAnswer,
  address = '',
  confirm: () => boolean = () => false,
) {
  const network = fakeNetwork(answer);
  apiClient.configure({ adapter: network.adapter, getToken: () => 'token' });
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ToastProvider>
        <MemoryRouter initialEntries={[`/admin/users${address}`]}>
          <PortalAround session={{ user: ayu }} confirm={confirm}>
            <Page />
          </PortalAround>
          <Address />
        </MemoryRouter>
      </ToastProvider>
    </QueryClientProvider>,
  );
  return { sent: network.sent, user: userEvent.setup(), unmount };
}

export const writes = (sent: readonly SentRequest[]) => sent.filter(({ method }) => method !== 'GET');
export const dialog = () => screen.findByRole('dialog');

/** Chooses an entry of a user's menu. */
export async function act(user: ReturnType<typeof userEvent.setup>, entry: string, nama = dinkes.nama) {
  await user.click(await screen.findByRole('button', { name: `Tindakan untuk ${nama}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}
