import { apiClient } from '@selaras/api-client';
import { type FakeAnswer, fakeNetwork, problem, type SentRequest } from '@selaras/api-client/testing';
import { PortalAround } from '@selaras/portal/testing';
import { type RoleName, roleIds } from '@selaras/roles';
import { ToastProvider } from '@selaras/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { shellManifest } from '../manifest';
import { superUser } from '../users/fake-users.fixture';
import { fakeRemotes } from './fake-remotes.fixture';
import { Page as RemotePage } from './remote-page';
import { Page as RemotesPage } from './remotes-page';

function open(
  address: string,
  answer: (request: SentRequest) => FakeAnswer = fakeRemotes(),
  role: RoleName = 'super',
) {
  const network = fakeNetwork(answer);
  apiClient.configure({ adapter: network.adapter, getToken: () => 'token' });
  const { id, username, nama, satuan_kerja_id, satuan_kerja_nama } = superUser;
  const user = { id, username, nama, role_id: roleIds[role], satuan_kerja_id, satuan_kerja_nama };
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ToastProvider>
        <MemoryRouter initialEntries={[address]}>
          <PortalAround session={{ user }} manifests={[shellManifest]}>
            <Routes>
              <Route path="/admin/remote" element={<RemotesPage />} />
              <Route path="/admin/remote/:name" element={<RemotePage />} />
            </Routes>
          </PortalAround>
        </MemoryRouter>
      </ToastProvider>
    </QueryClientProvider>,
  );
  const writes = () => network.sent.filter(({ method }) => method !== 'GET');
  const asked = (end: string) => network.sent.some(({ url }) => url.endsWith(end));
  return { user: userEvent.setup(), writes, asked };
}

const table = async (name: string) => within(await screen.findByRole('table', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

async function act(user: ReturnType<typeof userEvent.setup>, version: string, entry: string) {
  await user.click(await screen.findByRole('button', { name: `Tindakan untuk ${version}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

it('lists every remote with what its channels give, and leads to each', async () => {
  const { user } = open('/admin/remote');
  const row = await screen.findByRole('row', { name: /Perencanaan/ });
  expect(row).toHaveTextContent('1.1.0-b');
  expect(row).toHaveTextContent('1.2.0-c');
  expect(row).toHaveTextContent('Diaktifkan di canary oleh Rini, 3 Maret 2025 08:00');
  await user.click(row);
  expect(await screen.findByRole('heading', { level: 1, name: 'Perencanaan' })).toBeVisible();
});

it('says of a remote who gets which version, where it came from and what happened', async () => {
  open('/admin/remote/mf_planning');
  const versions = await table('Daftar versi');
  expect(versions.getByRole('row', { name: /1\.1\.0-b/ })).toHaveTextContent('Aktif di stable');
  expect(versions.getByRole('row', { name: /1\.0\.0-a/ })).toHaveTextContent('CadanganBersama portal');
  expect(versions.getByRole('row', { name: /1\.3\.0-d/ })).toHaveTextContent('2.000');
  expect(await screen.findByText('Untuk Super admin; Dinas Kesehatan; 12,5% pengguna')).toBeVisible();
  expect((await table('Daftar peristiwa')).getByRole('row', { name: /Dicoba dahulu/ })).toHaveTextContent(
    'Rini',
  );
  const tokens = await table('Daftar token rilis');
  expect(await tokens.findByRole('row', { name: /CI perencanaan/ })).toHaveTextContent('…x9Qz');
});

it('says when files of a version cannot be read, in the list and on its page', async () => {
  const answer = fakeRemotes(undefined, { unreadable: ['1.1.0-b'] });
  const { user } = open('/admin/remote', answer);
  expect(await screen.findByRole('columnheader', { name: 'Tidak terbaca' })).toBeVisible();
  const row = await screen.findByRole('row', { name: /Perencanaan/ });
  await user.click(row);
  expect(await screen.findByText(/Berkas versi 1\.1\.0-b tidak terbaca/)).toBeVisible();
});

it('tells how a version fares: who has it, how often it failed, how long it takes', async () => {
  open('/admin/remote/mf_planning');
  const versions = await table('Daftar versi');
  const head = versions.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const row = versions.getByRole('row', { name: /1\.2\.0-c/ });
  const cellOf = (title: RegExp) =>
    within(row).getAllByRole('cell')[head.findIndex((one) => title.test(one ?? ''))]?.textContent;
  expect(cellOf(/^Pemakai/)).toBe('5 (4%)');
  expect(cellOf(/^Pemuatan/)).toBe('43');
  expect(cellOf(/^Gagal dimuat/)).toBe('3 (7%)');
  expect(cellOf(/^Waktu muat/)).toBe('412');
  expect(cellOf(/^Galat/)).toBe('2');
  expect(cellOf(/^Versi/)).toMatch(/dibangun .*, git \w+, [\d.]+ kB$/);
});

it('tells how loads move from one version to the next, hour by hour', async () => {
  open('/admin/remote/mf_planning');
  const hours = (await table('Sebaran versi per jam')).getAllByRole('row');
  expect(
    hours.map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    [],
    ['3 Maret 2025 09:00', '40 (40%)', '60 (60%)'],
    ['3 Maret 2025 08:00', '0 (0%)', '250 (100%)'],
  ]);
});

it('says in one line that nobody loaded the remote lately, and names no share of nobody', async () => {
  open('/admin/remote/mf_planning', fakeRemotes(undefined, { adoption: { people: 0, hours: [] } }));
  expect(await screen.findByText('Belum ada yang memuat remote ini dalam 24 jam terakhir.')).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Sebaran versi per jam' })).not.toBeInTheDocument();
  expect(screen.queryByText(/persennya dari/)).not.toBeInTheDocument();
});

it('lets a team that may not act read everything, and offers it nothing but to look', async () => {
  const { user, asked } = open('/admin/remote/mf_planning', fakeRemotes(), 'perangkat_daerah');
  expect((await table('Daftar peristiwa')).getByRole('row', { name: /Dicoba dahulu/ })).toBeVisible();
  expect((await table('Daftar versi')).getByRole('row', { name: /1\.1\.0-b/ })).toHaveTextContent(
    'Aktif di stable',
  );
  expect(screen.queryByText('Token rilis')).not.toBeInTheDocument();
  expect(asked('/tokens')).toBe(false);
  for (const name of ['Kembalikan versi sebelumnya', 'Akhiri percobaan', 'Buat token']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
  await user.click(screen.getByRole('button', { name: 'Tindakan untuk 1.3.0-d' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Panggilan API yang dipakai']);
});

it('says that the portal took a version back by itself, and why, until somebody changes the channel', async () => {
  const reason = 'Dikembalikan otomatis: gagal dimuat pada 3 dari 4 orang dalam 10 menit';
  open('/admin/remote/mf_planning', fakeRemotes(undefined, { returnedBecause: reason }));
  const note = await screen.findByRole('note');
  expect(note).toHaveTextContent('Versi 1.2.0-c di stable dihentikan otomatis, 3 Maret 2025 08:00');
  expect(note).toHaveTextContent('gagal dimuat pada 3 dari 4 orang dalam 10 menit');
});

it('shows which calls a version needs', async () => {
  const { user } = open('/admin/remote/mf_planning');
  await act(user, '1.2.0-c', 'Panggilan API yang dipakai');
  const asked = await dialog();
  expect(asked.getByText('Versi 1.2.0-c memerlukan 2 panggilan.')).toBeVisible();
  expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'GET /program',
    'PUT /program/{id}',
  ]);
});

it('makes a version active for everybody with a reason, over the state that was seen', async () => {
  const { user, writes } = open('/admin/remote/mf_planning');
  await act(user, '1.3.0-d', 'Aktifkan untuk semua orang');
  const asked = await dialog();
  await user.click(asked.getByRole('button', { name: 'Aktifkan' }));
  expect(asked.getByText('Tulis alasannya, paling sedikit 3 karakter')).toBeVisible();
  expect(writes()).toEqual([]);
  await user.type(asked.getByLabelText(/^Alasan/), 'Perbaikan cetak');
  await user.click(asked.getByRole('button', { name: 'Aktifkan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(writes()).toMatchObject([
    {
      url: '/api/remotes/mf_planning/channels/stable',
      body: { version: '1.3.0-d', reason: 'Perbaikan cetak', versi: 4 },
    },
  ]);
});

it('tries a version out with those who are chosen, and asks for somebody', async () => {
  const { user, writes } = open('/admin/remote/mf_planning');
  await act(user, '1.3.0-d', 'Coba pada sebagian pengguna');
  const asked = await dialog();
  await user.click(asked.getByRole('button', { name: 'Mulai percobaan' }));
  expect(asked.getByText('Pilih peran, satuan kerja, atau bagian pengguna')).toBeVisible();
  expect(asked.getByText('Tulis alasannya, paling sedikit 3 karakter')).toBeVisible();
  await user.type(asked.getByLabelText(/^Alasan/), 'Dicoba');
  await user.click(asked.getByRole('button', { name: 'Mulai percobaan' }));
  expect(writes()).toEqual([]);
  await user.click(asked.getByLabelText('Pemantau pemda'));
  await user.type(asked.getByLabelText(/^Bagian pengguna/), '5');
  await user.click(asked.getByRole('button', { name: 'Mulai percobaan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(writes()[0]?.body).toEqual({
    version: '1.3.0-d',
    reason: 'Dicoba',
    versi: 2,
    audience: { roles: ['pemda'], units: [], percent: 5 },
  });
});

it('begins to change who tries a version out with who does so now', async () => {
  const { user, writes } = open('/admin/remote/mf_planning');
  await screen.findByText(/Dinas Kesehatan/);
  await act(user, '1.2.0-c', 'Coba pada sebagian pengguna');
  const asked = await dialog();
  expect(asked.getByLabelText('Super admin')).toBeChecked();
  expect(asked.getByText('Dinas Kesehatan')).toBeVisible();
  expect(asked.getByLabelText(/^Bagian pengguna/)).toHaveValue('12,5');
  await user.click(asked.getByLabelText('Pemantau pemda'));
  await user.type(asked.getByLabelText(/^Alasan/), 'Diperluas');
  await user.click(asked.getByRole('button', { name: 'Mulai percobaan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(writes()[0]?.body).toMatchObject({
    audience: { roles: ['super', 'pemda'], units: [1012], percent: 12.5 },
  });
});

it('says why a version is refused and what its team can do', async () => {
  const temuan = [
    { code: 'RUTE_BENTROK', reason: 'Rute /pegawai milik mf_tim_kerja', remedy: 'Pilih rute lain' },
  ];
  const refuse = () => problem(422, 'REMOTE_DITOLAK', { temuan });
  const { user } = open('/admin/remote/mf_planning', fakeRemotes(refuse));
  await act(user, '1.3.0-d', 'Aktifkan untuk semua orang');
  const asked = await dialog();
  await user.type(asked.getByLabelText(/^Alasan/), 'Perbaikan cetak');
  await user.click(asked.getByRole('button', { name: 'Aktifkan' }));
  const said = await asked.findByRole('alert');
  expect(said).toHaveTextContent('pesan REMOTE_DITOLAK');
  expect(said).toHaveTextContent('Rute /pegawai milik mf_tim_kerjaPilih rute lain');
  expect(asked.getByLabelText(/^Alasan/)).toHaveValue('Perbaikan cetak');
});

it.each([
  ['Kembalikan versi sebelumnya', 'Kembalikan', { channel: 'stable', versi: 4 }],
  ['Akhiri percobaan', 'Akhiri', { channel: 'canary', versi: 2 }],
])('goes back: %s', async (button, verb, body) => {
  const { user, writes } = open('/admin/remote/mf_planning');
  await user.click(await screen.findByRole('button', { name: button }));
  const asked = await dialog();
  await user.type(asked.getByLabelText(/^Alasan/), 'Cetak rusak');
  await user.click(asked.getByRole('button', { name: verb }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(writes()).toMatchObject([
    { url: '/api/remotes/mf_planning/rollback', body: { ...body, reason: 'Cetak rusak' } },
  ]);
});

it('makes a token that is shown once, and revokes one', async () => {
  const { user, writes } = open('/admin/remote/mf_planning');
  await user.click(await screen.findByRole('button', { name: 'Buat token' }));
  const asked = await dialog();
  await user.type(asked.getByLabelText(/^Nama/), 'CI malam');
  await user.click(asked.getByRole('button', { name: 'Buat token' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Simpan token ini sekarang' }));
  expect(shown.getByRole('textbox')).toHaveValue('selaras_rilis_rahasia');
  expect(writes()[0]?.body).toEqual({ name: 'CI malam', days: 90 });
  await user.click(screen.getByRole('button', { name: 'Sudah saya simpan' }));
  await user.click(await (await table('Daftar token rilis')).findByRole('button', { name: 'Cabut' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cabut' }));
  await waitFor(() => expect(writes()[1]).toMatchObject({ url: '/api/remotes/mf_planning/tokens/7' }));
});

it('says that there is no such remote', async () => {
  open('/admin/remote/mf_lain');
  expect(await screen.findByText('Data tidak ditemukan')).toBeVisible();
});
