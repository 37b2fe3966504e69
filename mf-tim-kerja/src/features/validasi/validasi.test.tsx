import type { FakeAnswer, SentRequest } from '@selaras/api-client/testing';
import { unitStaff } from '@selaras/resource/testing';
import { roleIds } from '@selaras/roles';
import { screen, waitFor, within } from '@testing-library/react';
import { anggota, pageOf, rinci } from '../../testing/anggota.fixture';
import { openPage } from '../../testing/open-page';

const kabid = {
  ...unitStaff,
  user: { ...unitStaff.user, role_id: roleIds.validator_kepala_bidang },
} as typeof unitStaff;

const waiting = { ...anggota, langkah: ['setujui-kabid', 'tolak-kabid'] };
const changed = {
  ...waiting,
  id: 8,
  nama: 'Wati Lestari',
  terlambat: true,
  berlaku: { peran: 'Anggota', target: 'Empat laporan', sejak: '2025-01-20T03:00:00.000Z' },
};

function answer({ url, method }: SentRequest): FakeAnswer {
  if (url.endsWith('/ekspor')) return { data: new Blob(['xlsx']) };
  if (url.endsWith('/putuskan')) {
    return {
      data: { data: { jumlah: 1, gagal: [{ id: 8, pesan: 'Keadaannya sudah berubah sejak dibaca.' }] } },
    };
  }
  if (method === 'POST') return { data: { data: { ...rinci, status: 'menunggu_opd' } } };
  if (/\/validasi-anggota\/\d+$/.test(url)) return { data: { data: { ...rinci, langkah: waiting.langkah } } };
  return { data: { ...pageOf(waiting, changed), jumlah: { menunggu: 2, terlambat: 1 } } };
}

describe('the queue of who acts for the holder of a post', () => {
  it('opens for the role of a unit, from the pages of teams, with pages of its own', async () => {
    const { sent } = await openPage('/tim-kerja/persetujuan', answer, unitStaff);
    expect(await screen.findByRole('link', { name: 'Budi Santoso' })).toHaveAttribute(
      'href',
      '/tim-kerja/persetujuan/7',
    );
    expect(screen.getByRole('link', { name: 'Menunggu saya' })).toHaveAttribute('aria-current', 'page');
    expect(sent.find(({ url }) => url.endsWith('/validasi-anggota'))?.params).toMatchObject({
      sebagai: 'semua',
    });
  });

  it('tells what was refused before, and why', async () => {
    const ditolak = {
      peran: 'Anggota',
      target: 'Empat laporan',
      catatan: 'Targetnya belum jelas',
      waktu: '2025-02-01T02:00:00.000Z',
    };
    const same = { ...waiting, id: 9, ditolak: { ...ditolak, target: waiting.target } };
    const rows = () => ({
      data: { ...pageOf({ ...waiting, ditolak }, same), jumlah: { menunggu: 2, terlambat: 0 } },
    });
    await openPage('/tim-kerja/persetujuan', rows, unitStaff);
    expect(await screen.findAllByText('Targetnya belum jelas')).toHaveLength(2);
    expect(screen.getByText('Empat laporan')).toBeInTheDocument();
    expect(screen.getByText(/diajukan lagi tanpa perubahan/)).toBeInTheDocument();
  });
});

describe('the queue of a head of division', () => {
  it('shows who waits, what changed, and what is late', async () => {
    await openPage('/validasi-kepala-bidang', answer, kabid);
    expect(await screen.findByText('Baru')).toBeInTheDocument();
    expect(screen.getByText('Empat laporan')).toBeInTheDocument();
    expect(screen.getByText('Lewat tujuh hari')).toBeInTheDocument();
    expect(screen.getByText(/2 menunggu keputusan Anda, 1 di antaranya/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Budi Santoso' })).toHaveAttribute(
      'href',
      '/validasi-kepala-bidang/show/7',
    );
  });

  it.each([
    ['Dipinjam', 'dipinjam'],
    ['Penugasan tambahan', 'tambahan'],
    ['Perubahan dari yang disetujui', 'berubah'],
    ['Lewat tujuh hari', 'terlambat'],
  ])(
    'shows those alone that are "%s", keeps it in the address and takes it into the sheet',
    async (label, saring) => {
      const { user, sent } = await openPage('/validasi-kepala-bidang?q=budi&page=2', answer, kabid);
      await user.click(await screen.findByRole('button', { name: 'Saring' }));
      await user.selectOptions(await screen.findByRole('combobox', { name: /^Saring/ }), label);
      await waitFor(() =>
        expect(sent.at(-1)?.params).toMatchObject({ sebagai: 'kabid', saring, q: 'budi', page: 1 }),
      );
      expect(screen.getByLabelText('alamat')).toHaveTextContent(`saring=${saring}`);
      await user.click(screen.getByRole('button', { name: /XLSX/ }));
      await waitFor(() => expect(sent.at(-1)?.url).toContain('/ekspor'));
      expect(sent.at(-1)?.params).toMatchObject({ sebagai: 'kabid', saring, q: 'budi' });
    },
  );

  it('opens filtered by what a link says', async () => {
    const { sent } = await openPage('/validasi-kepala-opd?saring=dipinjam&tampil=diputus', answer, kabid);
    expect(await screen.findByRole('button', { name: /Saring.*Dipinjam/ })).toBeInTheDocument();
    expect(sent.find(({ url }) => url.endsWith('/validasi-anggota'))?.params).toMatchObject({
      sebagai: 'opd',
      saring: 'dipinjam',
      tampil: 'diputus',
    });
  });

  it('approves several at once, and names what was left out', async () => {
    const { user, sent } = await openPage('/validasi-kepala-bidang', answer, kabid);
    await user.click(await screen.findByLabelText('Pilih semua di halaman ini'));
    await user.click(screen.getByRole('button', { name: 'Setujui' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Setujui' }));
    expect(
      await screen.findByText('Wati Lestari: Keadaannya sudah berubah sejak dibaca.'),
    ).toBeInTheDocument();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      putusan: 'setujui',
      baris: [
        { id: 7, versi: 3 },
        { id: 8, versi: 3 },
      ],
      catatan: '',
    });
  });

  it('lets those alone be chosen that wait for the reader', async () => {
    const decided = { ...changed, langkah: ['cabut-kabid'] };
    const rows = () => ({ data: { ...pageOf(waiting, decided), jumlah: { menunggu: 1, terlambat: 0 } } });
    await openPage('/validasi-kepala-bidang', rows, kabid);
    expect(await screen.findByText('0 dari 1 baris dipilih')).toBeInTheDocument();
    expect(await screen.findByLabelText('Pilih Budi Santoso')).toBeInTheDocument();
    expect(screen.queryByLabelText('Pilih Wati Lestari')).not.toBeInTheDocument();
  });

  it('says so when nothing waits', async () => {
    await openPage(
      '/validasi-kepala-opd',
      () => ({ data: { ...pageOf(), jumlah: { menunggu: 0, terlambat: 0 } } }),
      kabid,
    );
    expect(await screen.findByText('Tidak ada yang menunggu keputusan Anda.')).toBeInTheDocument();
  });
});

it('one place is decided about beside its history', async () => {
  const { user, sent } = await openPage('/validasi-kepala-opd/show/7', answer, kabid);
  expect(await screen.findByText('Diajukan')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Setujui' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Setujui' }));
  expect(await screen.findByText('Budi Santoso: disetujui kepala bidang')).toBeInTheDocument();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    langkah: 'setujui-kabid',
    catatan: '',
  });
});

it('one place that was decided leads on to the one that waits next', async () => {
  const decided = (request: SentRequest): FakeAnswer =>
    /\/validasi-anggota\/7$/.test(request.url)
      ? { data: { data: { ...rinci, langkah: ['cabut-opd'] } } }
      : answer(request);
  await openPage('/validasi-kepala-opd/show/7', decided, kabid);
  const next = await screen.findByRole('link', { name: /^Wati Lestari/ });
  expect(next).toHaveAttribute('href', '/validasi-kepala-opd/show/8');
  expect(next.closest('p')).toHaveTextContent('2 menunggu Anda');
});
