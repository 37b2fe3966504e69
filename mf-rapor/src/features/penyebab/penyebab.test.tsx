import { problem } from '@selaras/api-client/testing';
import type { KinerjaRapor } from '@selaras/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../testing/open-page';
import { kinerjaGizi, langkahKader } from './penyebab.fixture';

const address = '/rapor-kinerja/1/data/31/penyebab-kegagalan';
type Answer = Parameters<typeof openPage>[1];
const open = (data: KinerjaRapor = kinerjaGizi, at = address, write?: Answer) =>
  openPage(at, (request) => {
    if (request.method !== 'GET') return write?.(request) ?? { status: 201, data: { data: stored } };
    return request.url.startsWith('/api/rapor/kinerja/') ? { data: { data } } : { data: [] };
  });

/** A cause as the server answers it. */
const stored = {
  id: 52,
  versi: 1,
  tahun_kinerja: 2025,
  satuan_kerja: kinerjaGizi.satuan_kerja,
  kinerja_sub_kegiatan: { id: 31, indikator: kinerjaGizi.kinerja.indikator },
  triwulan: 1,
  penyebab: 'Bahan datang terlambat',
  csf: 'Alat ukur lengkap',
  kemampuan: { ubah: true, hapus: true, riwayat: true },
  kunci: { alasan: null, pesan: null, bidang: [], triwulan: [1, 2, 3, 4] },
};

describe('why a target was missed', () => {
  it('shows cause, failed success factor, repair steps, and the same work over the years', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'Kader belum terlatih' })).toBeVisible();
    expect(screen.getByText('CSF yang gagal: Kader tersedia di setiap desa')).toBeVisible();
    const steps = screen.getByRole('list', { name: 'Langkah perbaikan' });
    expect(within(steps).getByText(/TW\s2: 4 dari 10 · Usulan anggaran Rp\s5\.000\.000/)).toBeVisible();
    expect(within(steps).getByText('Dikerjakan')).toBeVisible();
    expect(screen.getByText('Mengadakan alat ukur baru', { exact: false })).toBeVisible();
    expect(screen.getByText('1 dari 2 selesai', { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: 'TW 1: Tidak tercapai' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('is written once, with what failed, and needs a cause', async () => {
    const user = userEvent.setup();
    const { sent } = await open();
    await user.click(await screen.findByRole('button', { name: 'Catat penyebab' }));
    const dialog = await screen.findByRole('dialog', { name: 'Catat penyebab kegagalan' });
    await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
    expect(await within(dialog).findByText('Tulis penyebabnya')).toBeVisible();
    await user.type(within(dialog).getByLabelText('Penyebab'), 'Bahan datang terlambat');
    await user.type(within(dialog).getByLabelText(/CSF yang gagal/), 'Alat ukur lengkap');
    await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const writes = sent.filter(({ method }) => method === 'POST');
    expect(writes).toHaveLength(1);
    expect(writes[0]?.body).toEqual({
      satuan_kerja_id: 1012,
      kinerja_sub_kegiatan_id: 31,
      triwulan: 1,
      penyebab: 'Bahan datang terlambat',
      csf: 'Alat ukur lengkap',
    });
  });

  it('that is refused says why in the dialog and keeps what was typed', async () => {
    const user = userEvent.setup();
    await open(kinerjaGizi, address, () =>
      problem(423, 'TERKUNCI', {
        pesan: 'Batas waktu pengisian realisasi TW 1 (1 Januari 2030) sudah lewat.',
        errors: { penyebab: ['Batas waktu pengisiannya sudah lewat'] },
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Ubah penyebab' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ubah penyebab kegagalan' });
    await user.type(within(dialog).getByLabelText('Penyebab'), ' sama sekali');
    await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
    expect(await within(dialog).findByText(/TW 1 \(1 Januari 2030\) sudah lewat/)).toBeVisible();
    expect(within(dialog).getByLabelText('Penyebab')).toHaveValue('Kader belum terlatih sama sekali');
  });

  it('of a quarter that is not open to the reader offers no writing, and says who writes', async () => {
    await open(kinerjaGizi, '/rapor-kinerja/3/data/31/penyebab-kegagalan');
    expect(await screen.findByText('Hanya satuan kerjanya yang dapat mencatat penyebab.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Catat penyebab' })).toBeNull();
  });

  it('of a quarter or sub-activity that there is not leads back, and asks for nothing', async () => {
    const { sent } = await open(kinerjaGizi, '/rapor-kinerja/7/data/31/penyebab-kegagalan');
    expect(await screen.findByText('Triwulan ini tidak ada')).toBeVisible();
    expect(sent.some(({ url }) => url.includes('/rapor/kinerja/'))).toBe(false);
  });
});

describe('evidence of a repair step', () => {
  it('stands beside its cause by quarter, and is taken away where the quarter is open', async () => {
    const user = userEvent.setup();
    const { sent } = await open(kinerjaGizi, address, () => ({ status: 204 }));
    await user.click(await screen.findByRole('button', { name: 'Bukti langkah' }));
    const dialog = await screen.findByRole('dialog', { name: 'Bukti langkah perbaikan' });
    expect(within(dialog).getByRole('button', { name: /^daftar-hadir\.pdf/ })).toBeVisible();
    // Quarters that are open take files, the third is closed and has none.
    for (const quarter of [1, 2, 4])
      expect(within(dialog).getByText(new RegExp(`^Bukti TW\\s${quarter}`))).toBeVisible();
    expect(within(dialog).queryByText(/^Bukti TW\s3/)).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: /^Lepas / }));
    await waitFor(() => expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(1));
    expect(sent.find(({ method }) => method === 'DELETE')?.url).toMatch(/\/61\/bukti\/81$/);
  });

  it('is only read by who may not change the step', async () => {
    const user = userEvent.setup();
    await open({ ...kinerjaGizi, kemampuan: { langkah: false } });
    await user.click(await screen.findByRole('button', { name: 'Bukti langkah' }));
    const dialog = await screen.findByRole('dialog', { name: 'Bukti langkah perbaikan' });
    expect(within(dialog).getByRole('region', { name: /Bukti TW\s2/ })).toHaveTextContent('daftar-hadir.pdf');
    expect(within(dialog).queryByRole('button', { name: /^Lepas |^Pilih/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ubah langkah' })).toBeNull();
  });
});

describe('the steps that repair failures', () => {
  const list = {
    data: [
      {
        ...langkahKader,
        satuan_kerja: kinerjaGizi.satuan_kerja,
        kinerja: { id: 31, kode: '1.02', nama: 'Gizi Masyarakat', indikator: 'Gizi baik' },
        penyebab: { id: 51, triwulan: 1, penyebab: 'Kader belum terlatih' },
      },
    ],
    current_page: 1,
    total: 1,
    per_page: 20,
    ringkasan: {
      keadaan: { diusulkan: 0, dikerjakan: 1, terlambat: 0, selesai: 0 },
      anggaran: 5_000_000,
    },
  };

  const openList = (answer: typeof list) =>
    openPage('/rapor-kinerja/3/langkah-aksi-perbaikan', ({ url }) => ({
      data: url.startsWith('/api/rapor/langkah-perbaikan') ? answer : [],
    }));

  it('stand with state, schedule and proposed budget, and lead to what they repair', async () => {
    const { sent } = await openList(list);
    expect(await screen.findByText('Terlatihnya kader posyandu')).toBeVisible();
    expect(screen.getByText(/TW\s2: 4 dari 10/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Kader belum terlatih/ })).toHaveAttribute(
      'href',
      '/rapor-kinerja/1/data/31/penyebab-kegagalan',
    );
    expect(sent.find(({ url }) => url.startsWith('/api/rapor/langkah-perbaikan'))?.params).toMatchObject({
      triwulan: 3,
      satuan_kerja_id: 1012,
    });
  });

  it('say what to do while there are none', async () => {
    await openList({ ...list, data: [], total: 0 });
    expect(await screen.findByText(/Belum ada langkah perbaikan/)).toBeVisible();
  });
});
