import { superUser, writes } from '@selaras/resource/testing';
import { screen, waitFor } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import { fakeRencanaAksi } from './rencana-aksi.fixture';

const PATH = '/rencana-aksi';
const address = () => screen.getByLabelText('alamat');

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = () => undefined;
});

describe('a new action', () => {
  it('is written once for a double click and comes back to the list as it stood', async () => {
    const server = fakeRencanaAksi();
    const { user, sent } = await openPage(`${PATH}?q=ibu&panel=baru`, server.answer);
    await user.click(await screen.findByRole('combobox', { name: 'Sasaran strategis PD' }));
    await user.click(await screen.findByText('Turunnya kematian ibu — Angka kematian ibu'));
    await user.type(screen.getByLabelText('Rencana aksi'), 'Kelas ibu hamil');
    await user.type(screen.getByLabelText('Indikator'), 'Jumlah kelas');
    await user.type(screen.getByLabelText('Satuan'), 'kelas');
    await user.type(screen.getByLabelText('Target TW 1'), '4');
    await user.dblClick(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(address()).toHaveTextContent('/rencana-aksi?q=ibu'));
    expect(writes(sent)).toHaveLength(1);
    expect(writes(sent)[0]?.body).toMatchObject({
      satuan_kerja_id: 1012,
      induk_id: 7,
      rencana_aksi: 'Kelas ibu hamil',
      polaritas: 'maximize',
      tw1: 4,
      tw2: null,
    });
    expect(await screen.findByRole('row', { name: /Kelas ibu hamil/ })).toBeInTheDocument();
  });
});

describe('a new action below the goal that the list was filtered by', () => {
  const create = `${PATH}?tab=pd&induk_id=7&panel=baru`;
  const goal = 'Turunnya kematian ibu — Angka kematian ibu';

  it('begins with the goal and its unit for who writes the plans of all units', async () => {
    const { user, sent } = await openPage(create, fakeRencanaAksi().answer, superUser);
    expect(await screen.findByText(goal)).toBeInTheDocument();
    expect(await screen.findByText('Dinas Kesehatan')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Rencana aksi'), 'Kelas ibu hamil');
    await user.type(screen.getByLabelText('Indikator'), 'Jumlah kelas');
    await user.type(screen.getByLabelText('Satuan'), 'kelas');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(writes(sent)).toHaveLength(1));
    expect(writes(sent)[0]?.body).toMatchObject({ satuan_kerja_id: 1012, induk_id: 7 });
  });

  it('says whose goal it is to who writes the plan of another unit', async () => {
    const rsud = { ...superUser.user, role_id: 3, satuan_kerja_id: 1013 } as NonNullable<
      (typeof superUser)['user']
    >;
    await openPage(create, fakeRencanaAksi().answer, { ...superUser, user: rsud });
    expect(
      await screen.findByText(
        `Induk yang disebut alamat ini tidak dipakai. “${goal}” milik Dinas Kesehatan, bukan satuan kerja Anda.`,
      ),
    ).toBeInTheDocument();
    expect(await screen.findByRole('combobox', { name: 'Sasaran strategis PD' })).toBeRequired();
  });
});

describe('the plan of an action', () => {
  it('that is not the reader’s to change is only read, from the start', async () => {
    const { pendampingan } = await import('./rencana-aksi.fixture');
    const rows = [{ ...pendampingan, kemampuan: { ubah: false, hapus: false, riwayat: false } }];
    await openPage(`${PATH}?panel=ubah-1`, fakeRencanaAksi({ rows }).answer);
    expect(await screen.findByText('Anda hanya dapat membaca data ini.')).toBeInTheDocument();
    expect(screen.getByLabelText('Rencana aksi')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Target TW 1')).toHaveAttribute('readonly');
    expect(screen.getByRole('button', { name: 'Simpan' })).toBeDisabled();
  });

  it('is not saved while its budget is no number', async () => {
    const { user, sent } = await openPage(`${PATH}?panel=ubah-1`, fakeRencanaAksi().answer);
    const anggaran = await screen.findByLabelText(/^Anggaran/);
    await user.clear(anggaran);
    await user.type(anggaran, 'dua juta');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText(/belum terbaca sebagai angka/)).toBeInTheDocument();
    expect(anggaran).toHaveFocus();
    expect(writes(sent)).toEqual([]);
  });

  it('begins with the row as it is now, whatever another view has read before', async () => {
    const server = fakeRencanaAksi();
    const { user, sent } = await openPage(`${PATH}?panel=lihat-1`, server.answer);
    const edit = await screen.findByRole('link', { name: 'Ubah' });
    const [row] = server.rows;
    if (row !== undefined) server.rows[0] = { ...row, versi: 2, rencana_aksi: 'Ditulis orang lain' };
    await user.click(edit);
    expect(await screen.findByLabelText('Rencana aksi')).toHaveValue('Ditulis orang lain');
    await user.type(screen.getByLabelText('Rencana aksi'), ' dan saya');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(writes(sent)).toHaveLength(1));
    expect(writes(sent)[0]?.headers['If-Match']).toBe('"2"');
  });
});
