import { problem } from '@selaras/api-client/testing';
import type { KinerjaRapor } from '@selaras/contracts';
import { meetAnother, openKunci } from '@selaras/resource/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../testing/open-page';
import type { LangkahRow } from './langkah-resource';
import { kinerjaGizi, langkahKader } from './penyebab.fixture';

const address = '/rapor-kinerja/1/data/31/penyebab-kegagalan';
type Answer = Parameters<typeof openPage>[1];
const open = (data: KinerjaRapor = kinerjaGizi, at = address, write?: Answer) =>
  openPage(at, (request) => {
    if (request.method !== 'GET') return write?.(request) ?? { status: 201, data: { data: stored } };
    return request.url.startsWith('/api/rapor/kinerja/')
      ? { data: { data: structuredClone(data) } }
      : { data: [] };
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

/** The whole row of a repair step. */
const langkahBaris: LangkahRow = {
  id: 61,
  versi: 1,
  kemampuan: stored.kemampuan,
  kunci: openKunci,
  tahun_kinerja: 2025,
  satuan_kerja: kinerjaGizi.satuan_kerja,
  kinerja_sub_kegiatan: { id: 31, sasaran: 'Meningkatnya gizi', indikator: kinerjaGizi.kinerja.indikator },
  sub_kegiatan: { id: 9, kode: '1.02.02.2.02.0015', nama: 'Gizi' },
  sasaran: langkahKader.sasaran,
  indikator: langkahKader.indikator,
  satuan: langkahKader.satuan,
  target_tw1: null,
  target_tw2: 10,
  target_tw3: null,
  target_tw4: null,
  realisasi_tw1: null,
  realisasi_tw2: 4,
  realisasi_tw3: null,
  realisasi_tw4: null,
  anggaran: 5_000_000,
  penyebab_kegagalan: { id: 51, triwulan: 1, penyebab: 'Kader belum terlatih' },
  anggota: [],
  tim: [],
  asal_realisasi: [],
};

describe('why a target was missed', () => {
  it('of a quarter that is yet to open waits for its day, which the page names', async () => {
    const triwulan = kinerjaGizi.triwulan.map((one) =>
      one.triwulan === 3 ? { ...one, keadaan: 'tidak-tercapai' as const, belum: true } : one,
    );
    await open({ ...kinerjaGizi, triwulan }, '/rapor-kinerja/3/data/31/penyebab-kegagalan');
    expect(await screen.findByText('Pengisian mulai')).toBeInTheDocument();
    expect(screen.getByText('1 Juli 2025 pukul 00.00 WIB')).toBeInTheDocument();
    expect(
      screen.getByText('Realisasi TW 3 baru dapat diisi mulai 1 Juli 2025 pukul 00.00 WIB.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Catat penyebab' })).not.toBeInTheDocument();
  });

  it('of a repair step tells whose confirmed reports its figure comes from', async () => {
    await open();
    expect(
      await screen.findByText(
        'Realisasi TW 2: Dari laporan Sari Wulandari (4), dikonfirmasi Budi Santoso pada 28 Juni 2025.',
      ),
    ).toBeInTheDocument();
  });

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

  it('that is refused for its quarter, reached meanwhile, says so and keeps what was typed', async () => {
    const pesan = 'Target triwulan 1 tercapai, sehingga tidak ada kegagalan untuk dijelaskan.';
    const { user } = await open(kinerjaGizi, address, () =>
      problem(422, 'MASUKAN_TIDAK_SESUAI', { errors: { triwulan: [pesan] } }),
    );
    await user.click(await screen.findByRole('button', { name: 'Ubah penyebab' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ubah penyebab kegagalan' });
    await user.type(within(dialog).getByLabelText('Penyebab'), ' lagi');
    await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
    expect(await within(dialog).findByText(pesan)).toBeVisible();
    expect(within(dialog).getByLabelText('Penyebab')).toHaveValue('Kader belum terlatih lagi');
  });

  it.each([
    [2, 'Target triwulan 2 tercapai, sehingga tidak ada kegagalan untuk dijelaskan.'],
    [4, 'Triwulan 4 tidak bertarget, sehingga tidak ada kegagalan untuk dijelaskan.'],
  ])('of quarter %i, open but not missed, is not offered, and the page says why', async (tw, reason) => {
    await open(kinerjaGizi, `/rapor-kinerja/${tw}/data/31/penyebab-kegagalan`);
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Catat penyebab' })).toBeNull();
  });

  it('of a quarter that was reached later stays, is said not to count, and can only be removed', async () => {
    const reached = structuredClone(kinerjaGizi);
    for (const quarter of reached.triwulan)
      if (quarter.triwulan === 1)
        Object.assign(quarter, { realisasi: 20, capaian: 100, keadaan: 'tercapai' });
    await open(reached);
    expect(await screen.findByRole('note')).toHaveTextContent(
      /Target triwulan 1 tercapai.*tetap tersimpan.*tidak masuk rapor dan analisis laporan kinerja/,
    );
    expect(screen.getByRole('button', { name: 'Hapus penyebab' })).toBeVisible();
    for (const name of ['Ubah penyebab', 'Catat penyebab', 'Tambah langkah perbaikan'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it.each(['before it is read', 'while one types'] as const)(
    'is changed by two people, neither over the other: %s',
    async (when) => {
      localStorage.clear();
      const data = structuredClone(kinerjaGizi);
      const [row] = data.penyebab;
      if (row === undefined) throw new Error('no cause');
      const page = await open(data, address, ({ headers, body }) => {
        const now = { ...stored, ...row, penyebab: row.penyebab, csf: row.csf };
        if (headers['If-Match'] !== `"${row.versi}"`) return problem(412, 'VERSI_BASI', { terkini: now });
        return { data: { data: { ...now, ...(body as object), versi: row.versi + 1 } } };
      });
      const { user } = page;
      await user.click(await screen.findByRole('button', { name: 'Ubah penyebab' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Ubah penyebab kegagalan' }));
      const meeting = {
        ...page,
        field: 'Penyebab',
        type: () => user.type(dialog.getByRole('textbox', { name: /^Penyebab/ }), ' sama sekali'),
        other: () => {
          Object.assign(row, { versi: 3, penyebab: 'Kader pindah' });
          return 'Kader pindah';
        },
        save: () => user.click(dialog.getByRole('button', { name: 'Simpan' })),
      };
      expect(await meetAnother(meeting, when)).toEqual(['"2"', '"3"']);
    },
  );

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

it.each(['before it is read', 'while one types'] as const)(
  'a repair step is changed by two people, neither over the other: %s',
  async (when) => {
    localStorage.clear();
    const step = { ...langkahBaris };
    const page = await openPage(address, ({ method, url, headers, body }) => {
      if (method === 'PUT') {
        if (headers['If-Match'] !== `"${step.versi}"`)
          return problem(412, 'VERSI_BASI', { terkini: structuredClone(step) });
        Object.assign(step, { sasaran: (body as typeof step).sasaran, versi: step.versi + 1 });
        return { data: { data: structuredClone(step) } };
      }
      if (url.endsWith('/kinerja-langkah-aksi/61')) return { data: { data: structuredClone(step) } };
      return url.startsWith('/api/rapor/kinerja/') ? { data: { data: kinerjaGizi } } : { data: [] };
    });
    const { user } = page;
    await user.click(await screen.findByRole('button', { name: 'Ubah langkah' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ubah langkah perbaikan' }));
    const meeting = {
      ...page,
      field: 'Langkah perbaikan',
      type: () => user.type(dialog.getByRole('textbox', { name: /^Langkah perbaikan/ }), ' lagi'),
      other: () => {
        Object.assign(step, { versi: 2, sasaran: 'Bergantinya kader' });
        return 'Bergantinya kader';
      },
      save: () => user.click(dialog.getByRole('button', { name: 'Simpan' })),
    };
    expect(await meetAnother(meeting, when)).toEqual(['"1"', '"2"']);
    expect(step.sasaran).toBe('Terlatihnya kader posyandu lagi');
  },
);

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
