import { fakeNetworkAtOnce, problem } from '@selaras/api-client/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { asRole, openPortal, ratna, remoteOf } from '../testing/open-portal';
import { kabupaten, satuanKerja } from './dashboard.fixture';

const regency = { '/dashboard': { data: { data: kabupaten } } };
const unit = { '/dashboard-pd': { data: { data: satuanKerja } } };
window.scrollTo = () => undefined;

const part = (name: string) => within(screen.getByRole('region', { name }));

describe('the dashboard of the regency', () => {
  it('says how many promises were kept, what was spent and how far validation is', async () => {
    await openPortal('/dashboard', { answers: regency });
    expect(await screen.findByText('dari 2')).toBeInTheDocument();
    expect(screen.getByText('75%', { selector: 'p' })).toBeInTheDocument();
    expect(screen.getByText('Rp 900 jt dari pagu Rp 1.200 jt')).toBeInTheDocument();
    expect(screen.getByText('dari 40 disetujui')).toBeInTheDocument();
  });

  it('says that the deadline could not be read instead of waiting for ever', async () => {
    await openPortal('/dashboard', {
      answers: { ...regency, '/referensi/count-down': problem(500, 'KESALAHAN_SERVER') },
    });
    expect(await screen.findByText('Belum terbaca: muat ulang halaman.')).toBeInTheDocument();
  });

  it('says of how many units its sums are, and whose reports it tells of', async () => {
    await openPortal('/dashboard', { answers: regency });
    expect(await screen.findByText(/Angka 2025 baru memuat 15 dari 40 perangkat daerah/)).toBeInTheDocument();
    expect(
      screen.getByText(/Satuan kerja Anda, dan perangkat daerah lain yang perencanaannya sudah final\./),
    ).toBeInTheDocument();
    expect(
      screen.getByText(/^Perangkat daerah yang perencanaannya sudah final, menurut/),
    ).toBeInTheDocument();
  });

  it('shows each key indicator with its status, target, trend and the national value', async () => {
    await openPortal('/dashboard', { answers: regency });
    const card = within(
      (await screen.findByText('Persentase penduduk miskin')).closest('article') as HTMLElement,
    );
    expect(card.getByText('Tercapai')).toBeInTheDocument();
    expect(card.getByText('Turun 0,56 poin persen dari 2024')).toBeInTheDocument();
    expect(card.getByText('Lebih rendah 1,74').parentElement).toHaveTextContent(
      'Lebih baik Lebih rendah 1,74',
    );
    expect(card.getByText('Makin rendah makin baik')).toBeInTheDocument();
    const missed = within(screen.getByText('Prevalensi stunting').closest('article') as HTMLElement);
    expect(missed.getByText('Tidak tercapai')).toBeInTheDocument();
    expect(missed.getByText('Belum ada data')).toBeInTheDocument();
  });

  it('says who is late with which quarter', async () => {
    const { person } = await openPortal('/dashboard', { answers: regency });
    const card = within(
      (await screen.findByRole('heading', { name: 'Pengisian realisasi triwulan' })).closest(
        'section',
      ) as HTMLElement,
    );
    expect(await card.findByText('40 dari 40 satuan kerja lengkap')).toBeInTheDocument();
    expect(card.getByText('Ditutup sejak 16 Juli 2025 pukul 00.00 WIB')).toBeInTheDocument();
    expect(card.getByText('Tanpa batas waktu')).toBeInTheDocument();
    expect(card.getByText('Dibuka dalam 213 hari, mulai 1 Oktober 2025 pukul 00.00 WIB')).toBeInTheDocument();
    await person.click(card.getByText('1 satuan kerja terlambat'));
    expect(card.getByText(/Dinas Kesehatan: 3 belum diisi/)).toBeVisible();
    expect(card.getByRole('link', { name: 'Kalender batas waktu' })).toHaveAttribute(
      'href',
      '/api/batas-waktu.ics',
    );
  });

  it('ranks the units, leads to one only where the reader may look, and pages in the address', async () => {
    const { person, sent, router } = await openPortal('/dashboard', { answers: regency });
    expect(await screen.findByRole('link', { name: 'Dinas Kesehatan' })).toHaveAttribute(
      'href',
      '/dashboard-pd?satuan_kerja_id=1012',
    );
    expect(screen.getByText(/RSUD Tirtaraya/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'RSUD Tirtaraya' })).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Halaman berikutnya' }));
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
    await waitFor(() =>
      expect(sent.filter(({ url }) => url === '/api/dashboard').at(-1)?.params).toEqual({ page: 2 }),
    );
  });

  it('prints the places of all units', async () => {
    await openPortal('/dashboard', { answers: regency });
    expect(await screen.findByRole('link', { name: 'Dinas Kesehatan' })).toBeInTheDocument();
    const [first] = kabupaten.peringkat.data;
    if (first === undefined) throw new Error('no unit');
    const last = { ...first, peringkat: 40, satuan_kerja_id: 1099, satuan_kerja_nama: 'Kecamatan Hulu' };
    const second = { ...kabupaten, peringkat: { ...kabupaten.peringkat, current_page: 2, data: [last] } };
    const network = fakeNetworkAtOnce(() => ({ data: { data: second } }));
    fireEvent(window, new Event('beforeprint'));
    network.restore();
    expect(network.sent.map(({ url }) => url.searchParams.get('page'))).toEqual(['2']);
    expect(screen.getByText(/Kecamatan Hulu/)).toBeInTheDocument();
    expect(screen.getByText(/RSUD Tirtaraya/)).toBeInTheDocument();
  });

  it('asks for its data once a visit, also when that fails', async () => {
    const well = await openPortal('/dashboard', { answers: regency });
    expect(await screen.findByText('dari 2')).toBeInTheDocument();
    const asked = ({ sent }: typeof well) => sent.filter(({ url }) => url === '/api/dashboard').length;
    expect(asked(well)).toBe(1);
    well.unmount();
    const ill = await openPortal('/dashboard', { answers: { '/dashboard': problem(409, 'BENTROK') } });
    expect(await screen.findByText('Dashboard gagal dimuat')).toBeInTheDocument();
    expect(asked(ill)).toBe(1);
    await ill.router.navigate('/tidak-ada');
    await ill.router.navigate('/dashboard');
    await waitFor(() => expect(asked(ill)).toBe(2));
  });

  it('says why it could not be loaded, and tries again when asked', async () => {
    let broken = true;
    const { person } = await openPortal('/dashboard', {
      answers: {
        '/dashboard': () => (broken ? problem(409, 'BENTROK') : { data: { data: kabupaten } }),
      },
    });
    expect(await screen.findByText('Dashboard gagal dimuat')).toBeInTheDocument();
    broken = false;
    await person.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('Persentase penduduk miskin')).toBeInTheDocument();
  });
});

describe('what waits today', () => {
  const page = { layout: 'default', guard: 'auth' } as const;
  const pages = [
    { ...page, id: 'validasi-perencanaan', title: 'Validasi', path: '/validasi-perencanaan' },
    { ...page, id: 'validasi-perencanaan.show', title: 'Rencana', path: '/validasi-perencanaan/{satkerId}' },
  ] as const;
  const tujuan = (halaman: string, parameter = {}, saring = {}) => ({ halaman, parameter, saring });
  const queue = {
    kunci: 'planning.validasi',
    judul: 'Rencana menunggu validasi Anda',
    tahun: 2024,
    antrean: true,
    jumlah: 7,
    terlambat: 2,
    sejak: '2025-01-08T03:00:00.000Z',
    keterangan: null,
    batas: null,
    tujuan: tujuan('validasi-perencanaan', {}, { keadaan: 'menunggu' }),
    isi: [
      {
        nama: 'Dinas Sosial',
        sejak: '2025-01-08T03:00:00.000Z',
        tujuan: tujuan('validasi-perencanaan.show', { satkerId: 1015 }),
      },
    ],
  };
  const returned = {
    kunci: 'planning.dikembalikan',
    judul: 'Rencana dikembalikan',
    tahun: 2024,
    antrean: false,
    jumlah: 1,
    terlambat: 0,
    sejak: null,
    keterangan: 'Perbaiki target triwulan',
    batas: '2025-03-05',
    tujuan: tujuan('validasi-perencanaan'),
    isi: [],
  };
  const elsewhere = { ...returned, kunci: 'lain', judul: 'Bukan pekerjaannya', tujuan: tujuan('tidak-ada') };
  const waiting = (pekerjaan: object[]) => ({
    data: { data: { waktu_server: '2025-03-01T00:00:00.000Z', pekerjaan } },
  });
  const open = (answer: Parameters<typeof openPortal>[1] = {}) =>
    openPortal('/dashboard', {
      ...answer,
      answers: { ...regency, ...answer.answers },
      remotes: [remoteOf(pages)],
    });
  const card = () =>
    within(screen.getByRole('heading', { name: 'Hari ini' }).closest('section') as HTMLElement);

  it('says how much, until when and why, and leads to it and to what waits longest', async () => {
    await open({ answers: { '/hari-ini': waiting([elsewhere, returned, queue]) } });
    expect(await screen.findByText('Rencana dikembalikan')).toBeInTheDocument();
    expect(card().getByText('Perbaiki target triwulan')).toBeInTheDocument();
    expect(card().getByText('Sebelum 5 Maret 2025 pukul 00.00 WIB, 3 hari lagi')).toBeInTheDocument();
    expect(screen.queryByText('Bukan pekerjaannya')).not.toBeInTheDocument();
    expect(card().getByText('7 menunggu di 2024').closest('p')).toHaveTextContent(
      '7 menunggu di 20242 terlambatpaling lama 51 hari',
    );
    expect(card().getByRole('link', { name: 'Rencana menunggu validasi Anda' })).toHaveAttribute(
      'href',
      '/validasi-perencanaan?keadaan=menunggu',
    );
    expect(card().getByRole('link', { name: 'Dinas Sosial' })).toHaveAttribute(
      'href',
      '/validasi-perencanaan/1015',
    );
    expect(card().getByText('Dinas Sosial').closest('li')).toHaveTextContent(
      'sejak 8 Januari 2025 (51 hari)',
    );
  });

  it('opens work of another year by one press, in that year', async () => {
    const { person, router, session } = await open({
      answers: { '/hari-ini': waiting([{ ...queue, tahun: 2025 }]) },
    });
    const link = await screen.findByRole('link', { name: 'Rencana menunggu validasi Anda' });
    expect(link).toHaveAttribute('href', '/validasi-perencanaan?keadaan=menunggu&tahun_kinerja=2025');
    expect(card().getByText('7 menunggu di 2025')).toBeInTheDocument();
    await person.click(link);
    await waitFor(() => expect(router.state.location.pathname).toBe('/validasi-perencanaan'));
    expect(router.state.location.search).toBe('?keadaan=menunggu');
    expect(session.state().tahunKinerja).toBe(2025);
  });

  it('says that nothing waits', async () => {
    await open();
    expect(await screen.findByText('Tidak ada yang menunggu Anda pada tahun mana pun')).toBeInTheDocument();
  });

  it('that cannot be loaded takes nothing else away, and is asked for again', async () => {
    let broken = true;
    const { person } = await open({
      answers: { '/hari-ini': () => (broken ? problem(409, 'BENTROK') : waiting([queue])) },
    });
    expect(await screen.findByText('Pekerjaan Anda gagal dimuat')).toBeInTheDocument();
    expect(screen.getByText('dari 40 disetujui')).toBeInTheDocument();
    broken = false;
    await person.click(card().getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('Rencana menunggu validasi Anda')).toBeInTheDocument();
  });

  it('stands above figures that lead to what they count', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Validasi perencanaan' })).toHaveAttribute(
      'href',
      '/validasi-perencanaan?keadaan=disetujui',
    );
    expect(screen.getByRole('link', { name: 'Dikembalikan (3)' })).toHaveAttribute(
      'href',
      '/validasi-perencanaan?keadaan=dikembalikan',
    );
    expect(screen.getByRole('heading', { name: 'Serapan anggaran' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Serapan anggaran' })).not.toBeInTheDocument();
  });
});

describe('the way to one’s own teams', () => {
  const pages = ['ketua-tim', 'anggota-tim'].map((name) => ({
    id: `tim-saya.${name}`,
    path: `/tim-saya/${name}`,
    title: name,
    layout: 'default',
    guard: 'auth',
  })) as Parameters<typeof remoteOf>[0];
  const open = (tim: object) =>
    openPortal('/dashboard', {
      answers: {
        ...regency,
        '/tim-saya': { data: { data: { ketua: 0, atasan: 0, anggota: 0, langkah: 0, ...tim } } },
      },
      remotes: [remoteOf(pages)],
    });

  it('is there for a member, with what he carries', async () => {
    await open({ anggota: 1, langkah: 3 });
    expect(
      await screen.findByText('Anda menjadi anggota 1 tim, memegang 3 langkah aksi tahun ini.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Langkah aksi saya' })).toHaveAttribute(
      'href',
      '/tim-saya/anggota-tim',
    );
    expect(screen.queryByRole('link', { name: 'Tim yang saya pimpin' })).not.toBeInTheDocument();
  });

  it('is there for a leader and for who oversees one', async () => {
    await open({ ketua: 1, atasan: 2 });
    expect(await screen.findByRole('link', { name: 'Tim yang saya pimpin' })).toHaveAttribute(
      'href',
      '/tim-saya/ketua-tim',
    );
  });

  it('is not there for who is in no team', async () => {
    await open({});
    expect(await screen.findByText('dari 40 disetujui')).toBeInTheDocument();
    expect(screen.queryByText('Tim saya')).not.toBeInTheDocument();
  });
});

describe('the dashboard of a unit', () => {
  it('shows rank, validation with its note, and the levels', async () => {
    await openPortal('/dashboard-pd', { answers: unit });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Dashboard Dinas Kesehatan' }),
    ).toBeInTheDocument();
    expect(screen.getByText('dari 40')).toBeInTheDocument();
    expect(screen.getByText('Tahap 2. Catatan: Perbaiki target triwulan')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Kinerja program' })).toHaveAttribute(
      'aria-valuetext',
      '75%',
    );
    expect(screen.getByText('9 dari 15 tercapai. 4 belum tercapai, 2 belum ada data.')).toBeInTheDocument();
  });

  it('with a draft says that it has no place yet, and that the regency’s figures leave it out', async () => {
    const draft = { data: { data: { ...satuanKerja, peringkat: null } } };
    await openPortal('/dashboard-pd', { answers: { '/dashboard-pd': draft } });
    expect(
      await screen.findByText('Belum diperingkat: perencanaan satuan kerja ini belum final'),
    ).toBeInTheDocument();
    expect(screen.getByText(/angkanya belum termasuk dalam angka kabupaten/)).toBeInTheDocument();
  });

  it('names what is left to do and links only to pages that exist', async () => {
    await openPortal('/dashboard-pd', { answers: unit });
    expect(await screen.findByText('Realisasi belum diisi')).toBeInTheDocument();
    expect(screen.getByText('Jumlah ibu hamil dilayani')).toBeInTheDocument();
    expect(screen.getByText('dan 6 lainnya')).toBeInTheDocument();
    expect(screen.queryByText('Penyebab kegagalan belum diisi')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Jumlah ibu hamil dilayani' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Lihat cascading' })).not.toBeInTheDocument();
  });

  it('says how far each quarter is, and leads to the rows that miss a report', async () => {
    const page = { layout: 'default', guard: 'auth' } as const;
    await openPortal('/dashboard-pd', {
      answers: unit,
      remotes: [
        remoteOf([{ ...page, id: 'rapor.data', title: 'Data', path: '/rapor-kinerja/{triwulan}/data' }]),
      ],
    });
    expect(await screen.findByText('27 sub kegiatan sudah diisi')).toBeInTheDocument();
    expect(screen.getByText('Terlambat')).toBeInTheDocument();
    expect(screen.getByText('Belum mulai')).toBeInTheDocument();
    const [late] = screen.getAllByRole('link', { name: '3 dari 27 sub kegiatan belum diisi' });
    expect(late).toHaveAttribute('href', '/rapor-kinerja/2/data?satuan_kerja_id=1012&keadaan=belum-diisi');
  });

  it('links to pages that remotes bring', async () => {
    const page = { layout: 'default', guard: 'auth' } as const;
    await openPortal('/dashboard-pd', {
      answers: unit,
      remotes: [
        remoteOf([
          {
            ...page,
            id: 'kinerja-sub-kegiatan.edit',
            title: 'Ubah',
            path: '/kinerja-sub-kegiatan/{id}/edit',
          },
          { ...page, id: 'cascading.mikro', title: 'Cascading', path: '/display-mikro/cascading' },
        ]),
      ],
    });
    expect(await screen.findByRole('link', { name: 'Jumlah ibu hamil dilayani' })).toHaveAttribute(
      'href',
      '/kinerja-sub-kegiatan/11/edit',
    );
    expect(screen.getByRole('link', { name: 'Lihat cascading' })).toHaveAttribute(
      'href',
      '/display-mikro/cascading?satuan_kerja_id=1012',
    );
  });

  it('is asked for the own unit, or the one in the address', async () => {
    const { sent } = await openPortal('/dashboard-pd?satuan_kerja_id=1013', {
      user: { ...asRole('pemerintah_daerah'), satuan_kerja_id: null },
      answers: { ...unit, '/option/satuan-kerja': { data: [{ value: 1013, label: 'RSUD Tirtaraya' }] } },
    });
    await screen.findByRole('heading', { level: 1, name: 'Dashboard Dinas Kesehatan' });
    expect(sent.find(({ url }) => url === '/api/dashboard-pd')?.params).toEqual({ satuan_kerja_id: 1013 });
  });

  it('that is refused gives way to the 403 page, however it was opened, and the next page is not', async () => {
    const { router } = await openPortal('/dashboard', {
      answers: { ...regency, '/dashboard-pd': problem(403, 'TUTUP') },
    });
    expect(await screen.findByText('dari 2')).toBeInTheDocument();
    await act(() => router.navigate('/dashboard-pd'));
    expect(await screen.findByText('403')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'pesan TUTUP' })).toBeInTheDocument();
    expect(screen.queryByText('Dashboard gagal dimuat')).not.toBeInTheDocument();
    await act(() => router.navigate('/dashboard'));
    expect(await screen.findByText('dari 2')).toBeInTheDocument();
    expect(screen.queryByText('403')).not.toBeInTheDocument();
  });

  it('lets those without a unit choose one first', async () => {
    const { sent } = await openPortal('/dashboard-pd', {
      user: { ...ratna, ...asRole('super'), satuan_kerja_id: null },
      answers: { ...unit, '/option/satuan-kerja': { data: [] } },
    });
    expect(await screen.findByText('Pilih satuan kerja terlebih dahulu')).toBeInTheDocument();
    expect(sent.some(({ url }) => url === '/api/dashboard-pd')).toBe(false);
  });

  it('says that everything is done', async () => {
    await openPortal('/dashboard-pd', {
      answers: { '/dashboard-pd': { data: { data: { ...satuanKerja, tugas: [] } } } },
    });
    expect(await screen.findByText('Semua pekerjaan sudah selesai')).toBeInTheDocument();
    expect(part('Indikator kinerja utama').getByText('Prevalensi stunting')).toBeInTheDocument();
  });
});
