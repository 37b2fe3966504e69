import type { FakeAnswer, SentRequest } from '@selaras/api-client/testing';
import { unitStaff } from '@selaras/resource/testing';
import { roleIds } from '@selaras/roles';
import { screen, within } from '@testing-library/react';
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
  if (url.endsWith('/putuskan')) {
    return {
      data: { data: { jumlah: 1, gagal: [{ id: 8, pesan: 'Keadaannya sudah berubah sejak dibaca.' }] } },
    };
  }
  if (method === 'POST') return { data: { data: { ...rinci, status: 'menunggu_opd' } } };
  if (/\/validasi-anggota\/\d+$/.test(url)) return { data: { data: { ...rinci, langkah: waiting.langkah } } };
  return { data: { ...pageOf(waiting, changed), jumlah: { menunggu: 2, terlambat: 1 } } };
}

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
