import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { PemilikDokumen } from '@selaras/contracts';
import { superUser, unitStaff, writes } from '@selaras/resource/testing';
import { roleIds } from '@selaras/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../testing/open-page';
import { jumlah, lkip, ofDinkes, ofRegency, pageOf, withdrawnIku } from './dokumen.fixture';

const answering =
  (owners: readonly PemilikDokumen[], written: FakeAnswer = { data: { data: { id: 7, versi: 4 } } }) =>
  ({ url, method }: SentRequest): FakeAnswer => {
    if (method.toUpperCase() !== 'GET') {
      return url.includes('/berkas')
        ? { status: 201, data: { data: { id: 55, nama: 'baru.pdf', jenis: 'application/pdf', ukuran: 10 } } }
        : written;
    }
    if (url.includes('/versi')) {
      const versi = { nomor: 2, judul: lkip.judul, catatan: 'Tabel 3', berkas: lkip.berkas };
      return {
        data: {
          data: [
            { ...versi, diunggah: lkip.diunggah, oleh: 'Siti Rahma' },
            { ...versi, nomor: 1, catatan: null, diunggah: lkip.diunggah, oleh: null },
          ],
        },
      };
    }
    return { data: { ...pageOf(owners), jumlah } };
  };
const card = async (nama: string) => {
  const title = await screen.findByRole('heading', { name: nama, level: 2 });
  const found = title.closest('section');
  if (found === null) throw new Error(`${nama} stands in no card`);
  return within(found);
};
const pdf = new File(['%PDF-1.7'], 'baru.pdf', { type: 'application/pdf' });

describe('documents of the own unit', () => {
  it('are four kinds: what is there, what is withdrawn and why, what is missing', async () => {
    await openPage('/dokumen', answering([ofDinkes]), unitStaff);
    const report = await card('LKIP');
    expect(report.getByText('Tampil')).toBeInTheDocument();
    expect(report.getByRole('img', { name: 'Halaman pertama LKIP Dinas Kesehatan 2025' })).toHaveAttribute(
      'src',
      expect.stringContaining('/public-display/dokumen/1/7/gambar?versi=2'),
    );
    const withdrawn = await card('Indikator Kinerja Utama');
    expect(withdrawn.getByText('Ditarik')).toBeInTheDocument();
    expect(withdrawn.getByText(/oleh Siti Rahma: Salah lampiran/)).toBeInTheDocument();
    expect(withdrawn.queryByRole('img')).not.toBeInTheDocument();
    expect((await card('Renstra')).getByText('Belum ada')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Unggah Renstra' })).toBeInTheDocument();
  });

  it('are published with a title and one PDF, once', async () => {
    const { sent } = await openPage('/dokumen', answering([ofDinkes]), unitStaff);
    await userEvent.click(await screen.findByRole('button', { name: 'Unggah Perjanjian Kinerja' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Terbitkan' }));
    expect(await dialog.findByText('Pilih satu PDF')).toBeInTheDocument();
    expect(writes(sent)).toEqual([]);
    await userEvent.upload(dialog.getByLabelText('Berkas'), pdf);
    await dialog.findByRole('button', { name: /^baru\.pdf/ });
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Terbitkan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const made = writes(sent).filter(({ url }) => !url.includes('/berkas'));
    expect(made).toMatchObject([
      {
        body: {
          satuan_kerja_id: 1012,
          jenis_dokumen_id: 3,
          judul: 'Perjanjian Kinerja Dinas Kesehatan 2025',
          berkas_id: 55,
        },
      },
    ]);
  });

  it('are replaced with what changed, on the version that was seen', async () => {
    const { sent } = await openPage('/dokumen', answering([ofDinkes]), unitStaff);
    await userEvent.click(await screen.findByRole('button', { name: 'Ganti LKIP' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.upload(dialog.getByLabelText('Berkas'), pdf);
    await dialog.findByRole('button', { name: /^baru\.pdf/ });
    await userEvent.click(dialog.getByRole('button', { name: 'Ganti' }));
    const note = dialog.getByRole('textbox', { name: /Apa yang berubah/ });
    expect(note).toHaveAccessibleDescription(/Wajib diisi/);
    await userEvent.type(note, 'Tabel 3');
    await userEvent.click(dialog.getByRole('button', { name: 'Ganti' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const write = writes(sent).find(({ url }) => url.includes('/dokumen/7/versi'));
    expect(write).toMatchObject({ body: { catatan: 'Tabel 3', berkas_id: 55 } });
    expect(write?.headers).toMatchObject({ 'If-Match': '"3"' });
  });

  it('say in the server’s words why a file was refused, and keep what was typed', async () => {
    const pesan = 'PDF ini berkata sandi. Simpan ulang tanpa kata sandi lalu unggah kembali.';
    const refused = problem(422, 'BERKAS_DITOLAK', { pesan, errors: { berkas_id: [pesan] } });
    await openPage('/dokumen', answering([ofDinkes], refused), unitStaff);
    await userEvent.click(await screen.findByRole('button', { name: 'Unggah Renstra' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.upload(dialog.getByLabelText('Berkas'), pdf);
    await dialog.findByRole('button', { name: /^baru\.pdf/ });
    await userEvent.click(dialog.getByRole('button', { name: 'Terbitkan' }));
    expect((await dialog.findAllByText(pesan)).length).toBeGreaterThan(0);
    expect(dialog.getByRole('textbox', { name: /Judul/ })).toHaveValue('Renstra Dinas Kesehatan');
  });

  it('are withdrawn with a reason, and shown again', async () => {
    const { sent } = await openPage('/dokumen', answering([ofDinkes]), unitStaff);
    await userEvent.click(await screen.findByRole('button', { name: 'Tarik LKIP' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Tarik' }));
    expect(dialog.getByRole('textbox', { name: /Alasan/ })).toHaveAccessibleDescription(/Wajib diisi/);
    await userEvent.type(dialog.getByRole('textbox', { name: /Alasan/ }), 'Salah berkas');
    await userEvent.click(dialog.getByRole('button', { name: 'Tarik' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Tampilkan kembali Indikator Kinerja Utama' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Tampilkan' }));
    await waitFor(() => expect(writes(sent)).toHaveLength(2));
    expect(writes(sent).map(({ url }) => url)).toEqual([
      expect.stringContaining('/dokumen/7/tarik'),
      expect.stringContaining(`/dokumen/${withdrawnIku.id}/tampilkan`),
    ]);
  });

  it('have all their versions, with when and by whom', async () => {
    await openPage('/dokumen', answering([ofDinkes]), unitStaff);
    await userEvent.click(await screen.findByRole('button', { name: 'Semua versi LKIP' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Versi 1')).toBeInTheDocument();
    expect(dialog.getByText(/Siti Rahma/)).toBeInTheDocument();
    expect(dialog.getAllByRole('button', { name: /lkip\.pdf/ })).toHaveLength(2);
  });
});

describe('documents of all units', () => {
  const watcher = {
    ...superUser,
    user: { ...superUser.user, role_id: roleIds.pemda } as NonNullable<typeof superUser.user>,
  };

  it('are a matrix that says who has which, and asks the server who owes one', async () => {
    const { sent } = await openPage('/dokumen?belum=2', answering([ofRegency, ofDinkes]), superUser);
    const row = (await screen.findByText('Dinas Kesehatan')).closest('tr') ?? document.body;
    expect(within(row).getByText('20 Januari 2026')).toBeInTheDocument();
    expect(within(row).getByText('Ditarik')).toBeInTheDocument();
    expect(within(row).getAllByText('Belum ada')).toHaveLength(2);
    expect(screen.getByText('Dimuat RPJMD')).toBeInTheDocument();
    expect(screen.getAllByText('11 belum tampil bagi masyarakat.')).toHaveLength(4);
    expect(sent[0]?.params).toMatchObject({ belum: '2' });
  });

  it('open unit by unit, and lead back', async () => {
    const { sent } = await openPage('/dokumen', answering([ofRegency, ofDinkes]), superUser);
    await userEvent.click(await screen.findByText('Pemerintah Kabupaten'));
    expect(screen.getByLabelText('alamat')).toHaveTextContent('/dokumen?pemilik=kabupaten');
    await waitFor(() => expect(sent.at(-1)?.params).toMatchObject({ kabupaten: '1' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Semua satuan kerja' }));
    expect(await screen.findByRole('table')).toBeInTheDocument();
  });

  it('are only read by who watches over them', async () => {
    await openPage('/dokumen?pemilik=1012', answering([ofDinkes]), watcher);
    await card('LKIP');
    expect(screen.queryByRole('button', { name: /Unggah|Ganti|Tarik/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Semua versi LKIP' })).toBeInTheDocument();
  });
});
