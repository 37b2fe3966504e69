import { problem, type SentRequest } from '@selaras/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { dinkes, fakeUsers } from './fake-users.fixture';
import { act, dialog, open, writes } from './open-users.fixture';

const lists = (sent: readonly SentRequest[]) => sent.filter(({ url }) => url === '/api/users');

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
      role_id: '3',
      aktif: 'true',
      urut: '-username',
      page: 2,
    });
    expect(screen.getByLabelText(/^Cari/)).toHaveValue('dinas');
  });

  it('writes search, filter and order into the address and asks the server anew', async () => {
    const { sent, user } = open(fakeUsers().answer, '?page=3');
    await user.type(await screen.findByLabelText(/^Cari/), 'kes');
    const filters = within(screen.getByRole('group', { name: 'Pencarian dan saringan' }));
    await user.click(filters.getByRole('button', { name: 'Peran' }));
    await user.selectOptions(filters.getByLabelText(/^Peran/), 'Perangkat daerah');
    await user.click(within(screen.getByRole('table')).getByRole('button', { name: 'Nama pengguna' }));
    await waitFor(() =>
      expect(screen.getByLabelText('alamat')).toHaveTextContent('?q=kes&role_id=3&urut=username'),
    );
    await waitFor(() =>
      expect(lists(sent).at(-1)?.params).toMatchObject({ q: 'kes', role_id: '3', urut: 'username', page: 1 }),
    );
  });

  it('offers to forget the filters', async () => {
    const { user } = open(fakeUsers().answer, '?q=dinas&role_id=3');
    await user.click(await screen.findByRole('button', { name: 'Hapus saringan' }));
    await waitFor(() => expect(screen.getByLabelText('alamat')).toBeEmptyDOMElement());
    expect(screen.getByLabelText(/^Cari/)).toHaveValue('');
  });

  it('says how many active accounts belong to nobody, and lists them on request', async () => {
    const { sent, user } = open(fakeUsers().answer, '?q=dinas');
    expect(await screen.findByText(/2 akun aktif belum tertaut ke pegawai/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Tampilkan' }));
    await waitFor(() =>
      expect(lists(sent).at(-1)?.params).toMatchObject({ pegawai: 'tanpa', aktif: 'true', page: 1 }),
    );
    expect(screen.getByLabelText('alamat')).not.toHaveTextContent('q=dinas');
  });

  it('marks an account whose person has left or works elsewhere, which opens nothing', async () => {
    const person = { nama: 'Dewi Lestari', satuan_kerja_nama: 'RSUD Tirtaraya' };
    const peg_nip = '198001012005012001';
    open(
      fakeUsers([
        { ...dinkes, peg_nip, pegawai: { ...person, hubungan: 'pindah' } },
        { ...dinkes, id: 5, username: 'purna', peg_nip, pegawai: { ...person, hubungan: 'berhenti' } },
      ]).answer,
    );
    expect(await screen.findByRole('row', { name: /dinkes/ })).toHaveTextContent('Bekerja di RSUD Tirtaraya');
    expect(screen.getByRole('row', { name: /purna/ })).toHaveTextContent('Sudah berhenti');
    expect(screen.queryByText(/belum tertaut/)).not.toBeInTheDocument();
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
