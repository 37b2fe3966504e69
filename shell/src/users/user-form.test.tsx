import { problem } from '@selaras/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { dewi, dinkes, fakeUsers } from './fake-users.fixture';
import { act, dialog, open, writes } from './open-users.fixture';

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
      peg_nip: null,
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
    let leave = false;
    const { user } = open(fakeUsers().answer, '', () => leave);
    const form = await fill(user);
    await user.click(form.getByRole('button', { name: 'Batal' }));
    expect(form.getByLabelText('Nama lengkap')).toHaveValue('Pengguna Baru');
    leave = true;
    await user.keyboard('{Escape}');
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

  it('shows what somebody else saved meanwhile, and saves mine once I have said so', async () => {
    const users = fakeUsers();
    const { sent, user } = open(users.answer);
    const form = await rename(user);
    users.rows[1] = { ...dinkes, nama: 'Nama Orang Lain', versi: 2 };
    await user.click(form.getByRole('button', { name: 'Simpan' }));
    expect(await form.findByText('Nama Orang Lain')).toBeInTheDocument();
    expect(form.getByLabelText('Nama lengkap')).toHaveValue('Nama Saya');

    await user.click(form.getByRole('button', { name: 'Simpan' }));
    expect(await form.findByText(/^Belum disimpan\. Pilih dulu/)).toBeInTheDocument();
    expect(form.getByRole('radio', { name: /^Isian Anda/ })).toHaveFocus();
    expect(writes(sent)).toHaveLength(1);
    await user.keyboard(' ');
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

  it('offers what was typed before the tab was closed, and forgets what was thrown away', async () => {
    const first = open(fakeUsers().answer);
    await rename(first.user);
    first.unmount();
    const { user } = open(fakeUsers().answer, '', () => true);
    await act(user, 'Ubah');
    const form = within(await dialog());
    expect(form.getByLabelText('Nama lengkap')).toHaveValue(dinkes.nama);
    await user.click(await form.findByRole('button', { name: 'Lanjutkan isian' }));
    expect(form.getByLabelText('Nama lengkap')).toHaveValue('Nama Saya');
    await user.click(form.getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await act(user, 'Ubah');
    expect(within(await dialog()).getByLabelText('Nama lengkap')).toHaveValue(dinkes.nama);
    expect(screen.queryByRole('button', { name: 'Lanjutkan isian' })).not.toBeInTheDocument();
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

describe('the employee of an account', () => {
  async function choose(user: ReturnType<typeof userEvent.setup>) {
    await act(user, 'Ubah');
    const form = within(await dialog());
    await user.click(form.getByLabelText(/^Pegawai/));
    await user.click(await screen.findByRole('option', { name: /^Dewi Lestari/ }));
    return form;
  }

  it('is chosen among those without another account, and stands in the list afterwards', async () => {
    const { sent, user } = open(fakeUsers().answer);
    const form = await choose(user);
    await user.click(form.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByRole('cell', { name: dewi.nama })).toBeInTheDocument();
    expect(sent.find(({ url }) => url.endsWith('/users/pilihan-pegawai'))?.params).toMatchObject({
      user_id: 4,
      satuan_kerja_id: 1012,
    });
    expect(writes(sent)[0]?.body).toMatchObject({ peg_nip: dewi.nip });
  });

  it('who has another account meanwhile is told beside the field, and stays chosen', async () => {
    const users = fakeUsers();
    const pesan = 'Pegawai ini sudah tertaut ke akun lain.';
    const { sent, user } = open((request) =>
      request.method === 'PUT'
        ? problem(409, 'BENTROK', { pesan, errors: { peg_nip: [pesan] } })
        : users.answer(request),
    );
    const form = await choose(user);
    await user.click(form.getByRole('button', { name: 'Simpan' }));
    expect(await form.findByLabelText(/^Pegawai/)).toHaveAccessibleDescription(new RegExp(pesan));
    await user.click(form.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(writes(sent)).toHaveLength(2));
    expect(writes(sent)[1]?.body).toMatchObject({ peg_nip: dewi.nip });
  });

  it('is told with both versions where somebody else linked the account meanwhile', async () => {
    const users = fakeUsers();
    const { user } = open(users.answer);
    const form = await choose(user);
    const other = { nama: 'Budi', satuan_kerja_nama: 'Dinas Kesehatan', hubungan: 'bertugas' as const };
    users.rows[1] = { ...dinkes, peg_nip: '198001012005011002', pegawai: other, versi: 2 };
    await user.click(form.getByRole('button', { name: 'Simpan' }));
    expect(await form.findByText('Budi · 198001012005011002')).toBeInTheDocument();
    expect(form.getByText(`Pilihan Anda (NIP ${dewi.nip})`)).toBeInTheDocument();
  });
});
