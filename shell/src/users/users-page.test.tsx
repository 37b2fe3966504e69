import { apiClient } from '@selaras/api-client';
import { type FakeAnswer, fakeNetwork, problem, type SentRequest } from '@selaras/api-client/testing';
import { ToastProvider } from '@selaras/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { dinkes, fakeUsers } from './fake-users.fixture';
import { Page } from './users-page';

const Address = () => <output aria-label="alamat">{useLocation().search}</output>;

function open(answer: (request: SentRequest) => FakeAnswer, address = '') {
  const network = fakeNetwork(answer);
  apiClient.configure({ adapter: network.adapter, getToken: () => 'token' });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ToastProvider>
        <MemoryRouter initialEntries={[`/admin/users${address}`]}>
          <Page />
          <Address />
        </MemoryRouter>
      </ToastProvider>
    </QueryClientProvider>,
  );
  return { sent: network.sent, user: userEvent.setup() };
}

const writes = (sent: readonly SentRequest[]) => sent.filter(({ method }) => method !== 'GET');
const lists = (sent: readonly SentRequest[]) => sent.filter(({ url }) => url === '/api/users');
const dialog = () => screen.findByRole('dialog');

async function act(user: ReturnType<typeof userEvent.setup>, entry: string, nama = dinkes.nama) {
  await user.click(await screen.findByRole('button', { name: `Tindakan untuk ${nama}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

describe('the list of users', () => {
  it('shows who can sign in, as what, and since when not any more', async () => {
    open(fakeUsers().answer);
    const row = await screen.findByRole('row', { name: /dinkes/ });
    expect(row).toHaveTextContent('Admin Dinas Kesehatan');
    expect(row).toHaveTextContent('Perangkat daerah');
    expect(row).toHaveTextContent('Dinas Kesehatan');
    expect(row).toHaveTextContent('1 Maret 2025 09:15');
    expect(row).toHaveTextContent('Aktif');
    expect(screen.getByText('1–2 dari 2 data')).toBeInTheDocument();
  });

  it('reads what it shows from the address', async () => {
    const { sent } = open(fakeUsers().answer, '?q=dinas&role_id=3&aktif=true&urut=-username&page=2');
    await screen.findByRole('row', { name: /dinkes/ });
    expect(lists(sent)[0]?.params).toMatchObject({
      q: 'dinas',
      role_id: 3,
      aktif: 'true',
      urut: '-username',
      page: 2,
    });
    expect(screen.getByLabelText(/^Cari/)).toHaveValue('dinas');
  });

  it('writes search, filter and order into the address and asks the server anew', async () => {
    const { sent, user } = open(fakeUsers().answer, '?page=3');
    await user.type(await screen.findByLabelText(/^Cari/), 'kes');
    await user.selectOptions(screen.getByLabelText(/^Peran/), 'Perangkat daerah');
    await user.click(screen.getByRole('button', { name: 'Nama pengguna' }));
    await waitFor(() =>
      expect(screen.getByLabelText('alamat')).toHaveTextContent('?q=kes&role_id=3&urut=username'),
    );
    await waitFor(() =>
      expect(lists(sent).at(-1)?.params).toMatchObject({ q: 'kes', role_id: 3, urut: 'username', page: 1 }),
    );
  });

  it('offers to forget the filters', async () => {
    const { user } = open(fakeUsers().answer, '?q=dinas&role_id=3');
    await user.click(await screen.findByRole('button', { name: 'Hapus saringan' }));
    await waitFor(() => expect(screen.getByLabelText('alamat')).toBeEmptyDOMElement());
    expect(screen.getByLabelText(/^Cari/)).toHaveValue('');
  });

  it('says that nothing fits', async () => {
    open(fakeUsers([]).answer, '?q=zzz');
    expect(await screen.findByText('There are no records to show')).toBeInTheDocument();
    expect(screen.getByText('Tidak ada pengguna yang cocok dengan saringan.')).toBeInTheDocument();
  });

  it('says why it could not be loaded and tries again when asked', async () => {
    let broken = true;
    const users = fakeUsers();
    const { user } = open((request) =>
      broken && request.url === '/api/users' ? problem(503, 'LAYANAN_SIBUK') : users.answer(request),
    );
    expect(await screen.findByText('Daftar pengguna gagal dimuat')).toBeInTheDocument();
    expect(screen.getByText('pesan LAYANAN_SIBUK (kode 503)')).toBeInTheDocument();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('row', { name: /dinkes/ })).toBeInTheDocument();
  });
});

describe('adding a user', () => {
  async function fill(user: ReturnType<typeof userEvent.setup>) {
    await user.click(await screen.findByRole('button', { name: 'Tambah pengguna' }));
    const form = within(await dialog());
    await user.type(form.getByLabelText('Nama pengguna'), 'baru');
    await user.type(form.getByLabelText('Nama lengkap'), 'Pengguna Baru');
    await user.selectOptions(form.getByLabelText('Peran'), 'Super admin');
    await user.type(form.getByLabelText('Kata sandi'), 'rahasia-sekali');
    return form;
  }

  it('sends the form and shows the new row', async () => {
    const { sent, user } = open(fakeUsers().answer);
    const form = await fill(user);
    await user.click(form.getByRole('button', { name: 'Tambah' }));
    expect(await screen.findByText('Pengguna Pengguna Baru ditambahkan')).toBeInTheDocument();
    expect(await screen.findByRole('row', { name: /baru/ })).toBeInTheDocument();
    expect(writes(sent)[0]?.body).toEqual({
      username: 'baru',
      nama: 'Pengguna Baru',
      role_id: 1,
      satuan_kerja_id: null,
      password: 'rahasia-sekali',
    });
  });

  it('makes one user however often the button is pressed', async () => {
    const users = fakeUsers();
    const { sent, user } = open(users.answer);
    const form = await fill(user);
    await user.dblClick(form.getByRole('button', { name: 'Tambah' }));
    await screen.findByText('Pengguna Pengguna Baru ditambahkan');
    expect(users.rows.filter(({ username }) => username === 'baru')).toHaveLength(1);
    expect(new Set(writes(sent).map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
  });

  it('checks the fields before anything is sent', async () => {
    const { sent, user } = open(fakeUsers().answer);
    await user.click(await screen.findByRole('button', { name: 'Tambah pengguna' }));
    const form = within(await dialog());
    await user.type(form.getByLabelText('Kata sandi'), 'pendek');
    await user.click(form.getByRole('button', { name: 'Tambah' }));
    expect(await form.findByText('Nama wajib diisi')).toBeInTheDocument();
    expect(form.getByText('Kata sandi paling sedikit 10 karakter')).toBeInTheDocument();
    expect(writes(sent)).toHaveLength(0);
  });

  it('shows what the server refuses beside its field and keeps what was typed', async () => {
    const users = fakeUsers();
    const { user } = open((request) =>
      request.method === 'POST'
        ? problem(409, 'BENTROK', { errors: { username: ['Nama pengguna sudah dipakai'] } })
        : users.answer(request),
    );
    const form = await fill(user);
    await user.click(form.getByRole('button', { name: 'Tambah' }));
    expect(await form.findByText('Nama pengguna sudah dipakai')).toBeInTheDocument();
    expect(form.getByLabelText('Nama pengguna')).toBeInvalid();
    expect(form.getByLabelText('Nama pengguna')).toHaveValue('baru');
    expect(form.getByLabelText('Nama pengguna')).toHaveFocus();
  });

  it('asks before it throws away what was typed', async () => {
    const { user } = open(fakeUsers().answer);
    const form = await fill(user);
    await user.click(form.getByRole('button', { name: 'Batal' }));
    await user.click(await screen.findByRole('button', { name: 'Lanjut mengisi' }));
    expect(form.getByLabelText('Nama lengkap')).toHaveValue('Pengguna Baru');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Buang' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('changing a user', () => {
  async function rename(user: ReturnType<typeof userEvent.setup>) {
    await act(user, 'Ubah');
    const form = within(await dialog());
    await user.clear(form.getByLabelText('Nama lengkap'));
    await user.type(form.getByLabelText('Nama lengkap'), 'Nama Saya');
    return form;
  }

  it('saves with Ctrl S, on the version that was opened', async () => {
    const { sent, user } = open(fakeUsers().answer);
    await rename(user);
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Pengguna Nama Saya disimpan')).toBeInTheDocument();
    expect(writes(sent)).toMatchObject([{ url: '/api/users/4', headers: { 'If-Match': '"1"' } }]);
  });

  it('shows what somebody else saved meanwhile, and saves mine when I insist', async () => {
    const users = fakeUsers();
    const { sent, user } = open(users.answer);
    const form = await rename(user);
    users.rows[1] = { ...dinkes, nama: 'Nama Orang Lain', versi: 2 };
    await user.click(form.getByRole('button', { name: 'Simpan' }));
    expect(await form.findByText('Nama Orang Lain')).toBeInTheDocument();
    expect(form.getByLabelText('Nama lengkap')).toHaveValue('Nama Saya');

    await user.click(form.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Pengguna Nama Saya disimpan')).toBeInTheDocument();
    expect(writes(sent).map(({ headers }) => headers['If-Match'])).toEqual(['"1"', '"2"']);
  });

  it('keeps what I change beside both versions when I choose one of them', async () => {
    const users = fakeUsers();
    const { user } = open(users.answer);
    const form = await rename(user);
    users.rows[1] = { ...dinkes, nama: 'Nama Orang Lain', versi: 2 };
    await user.click(form.getByRole('button', { name: 'Simpan' }));
    await form.findByText('Nama Orang Lain');
    await user.selectOptions(form.getByLabelText('Peran'), 'Sekretariat daerah');
    await user.click(form.getByRole('radio', { name: /^Data terkini/ }));
    expect(form.getByLabelText('Nama lengkap')).toHaveValue('Nama Orang Lain');
    expect(form.getByLabelText('Peran')).toHaveDisplayValue('Sekretariat daerah');
  });

  it('takes over what somebody else saved when I prefer that', async () => {
    const users = fakeUsers();
    const { user } = open(users.answer);
    const form = await rename(user);
    users.rows[1] = { ...dinkes, nama: 'Nama Orang Lain', versi: 2 };
    await user.click(form.getByRole('button', { name: 'Simpan' }));
    await user.click(await form.findByRole('button', { name: 'Pakai semua data terkini' }));
    expect(form.getByLabelText('Nama lengkap')).toHaveValue('Nama Orang Lain');
    expect(form.queryByText(/diubah orang lain/)).not.toBeInTheDocument();
  });

  it('leaves the role alone where the server says so', async () => {
    const { user } = open(fakeUsers().answer);
    await act(user, 'Ubah', 'Ayu Larasati');
    expect(within(await dialog()).getByLabelText('Peran')).toBeDisabled();
  });

  it('keeps the form open and filled when the network is gone', async () => {
    const users = fakeUsers();
    const { user } = open((request) =>
      request.method === 'PUT' ? problem(503, 'LAYANAN_SIBUK') : users.answer(request),
    );
    const form = await rename(user);
    await user.click(form.getByRole('button', { name: 'Simpan' }));
    await waitFor(() =>
      expect(form.getByRole('button', { name: 'Simpan' })).not.toHaveAttribute('aria-busy'),
    );
    expect(form.getByLabelText('Nama lengkap')).toHaveValue('Nama Saya');
  });
});

describe('shutting a user out', () => {
  it('asks first and then says that it is done', async () => {
    const { sent, user } = open(fakeUsers().answer);
    await act(user, 'Nonaktifkan');
    expect(writes(sent)).toHaveLength(0);
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Nonaktifkan' }),
    );
    expect(await screen.findByText('Admin Dinas Kesehatan dinonaktifkan')).toBeInTheDocument();
    expect(writes(sent)).toMatchObject([
      { method: 'POST', url: '/api/users/4/nonaktifkan', headers: { 'If-Match': '"1"' } },
    ]);
    expect(await screen.findByText('Nonaktif', { selector: 'td *' })).toBeInTheDocument();
  });

  it('is not offered for oneself', async () => {
    const { user } = open(fakeUsers().answer);
    await user.click(await screen.findByRole('button', { name: 'Tindakan untuk Ayu Larasati' }));
    expect(await screen.findByRole('menuitem', { name: 'Nonaktifkan' })).toHaveAttribute('data-disabled');
  });

  it('can be undone', async () => {
    const { sent, user } = open(fakeUsers([{ ...dinkes, aktif: false }]).answer);
    await act(user, 'Aktifkan');
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Aktifkan' }),
    );
    expect(await screen.findByText('Admin Dinas Kesehatan diaktifkan')).toBeInTheDocument();
    expect(writes(sent)[0]?.url).toBe('/api/users/4/aktifkan');
  });
});

describe('resetting a password', () => {
  it('sends the new one on the version that was seen', async () => {
    const { sent, user } = open(fakeUsers().answer);
    await act(user, 'Reset kata sandi');
    await user.type(within(await dialog()).getByLabelText('Kata sandi baru'), 'kata-sandi-baru');
    await user.click(screen.getByRole('button', { name: 'Ganti kata sandi' }));
    expect(await screen.findByText('Kata sandi Admin Dinas Kesehatan diganti')).toBeInTheDocument();
    expect(writes(sent)).toMatchObject([
      {
        url: '/api/users/4/kata-sandi',
        body: { password: 'kata-sandi-baru' },
        headers: { 'If-Match': '"1"' },
      },
    ]);
  });
});
