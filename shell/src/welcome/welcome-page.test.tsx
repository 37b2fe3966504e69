import { problem } from '@selaras/api-client/testing';
import { kemiskinan } from '@selaras/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ringkasan } from '../dashboard/dashboard.fixture';
import { openPortal, remoteOf } from '../testing/open-portal';

window.scrollTo = () => undefined;

const answers = { '/public-display/ringkasan': { data: { data: ringkasan } } };
const start = () => within(screen.getByRole('navigation', { name: 'Mulai dari sini' }));
const diagram = remoteOf([
  {
    id: 'cascading.publik-makro',
    path: '/public-display/display-makro/cascading',
    title: 'Cascading',
    layout: 'guest',
    guard: 'none',
  },
]);

describe('the front page', () => {
  it('answers first how many indicators reached their target', async () => {
    await openPortal('/', { user: null, answers });
    expect(await screen.findByText('8 dari 12 indikator utama')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Indikator utama yang mencapai target' })).toHaveAttribute(
      'aria-valuetext',
      '66,67%',
    );
  });

  it('shows every indicator, missed ones first, with digits that agree with the verdict', async () => {
    const close = { target: 0.338, realisasi: 0.339, capaian: 99.7, satuan: 'indeks' };
    const iku = Array.from({ length: 12 }, (_, id) => ({
      ...kemiskinan,
      id,
      indikator: `Indikator ${id}`,
      ...(id === 11 && close),
    }));
    const twelve = { data: { data: { ...ringkasan, iku } } };
    await openPortal('/', { user: null, answers: { '/public-display/ringkasan': twelve } });
    const cards = await screen.findAllByRole('article');
    expect(cards).toHaveLength(12);
    expect(cards[0]).toHaveTextContent('Tidak tercapaiIndikator 11');
    expect(cards[0]).toHaveTextContent('Realisasi 0,339 / target 0,338 indeks');
  });

  it('says in a sentence what was spent', async () => {
    await openPortal('/', { user: null, answers });
    await screen.findByText('8 dari 12 indikator utama');
    const budget = screen.getByRole('region', { name: 'Anggaran' });
    expect(budget).toHaveTextContent(
      'Dari anggaran Rp 1,2 miliar sudah dibelanjakan Rp 900 juta, yaitu 75%.',
    );
  });

  it('leads from every card to what it counts, where that page is', async () => {
    const page = { layout: 'guest', guard: 'none', title: 'Halaman' } as const;
    const at = (id: string, path: `/${string}`) => ({ ...page, id, path });
    await openPortal('/', {
      user: null,
      answers,
      remotes: [
        remoteOf([
          at('publik-makro.indikator', '/public-display/indikator/{pemilik}/{id}'),
          at('publik-makro.dashboard', '/public-display/display-makro/dashboard'),
          at('publik-makro.capaian-kinerja-kegiatan', '/public-display/kegiatan'),
          at('publik-makro.capaian-kinerja-keuangan', '/public-display/keuangan'),
        ]),
      ],
    });
    const leads = async (name: string, href: string) =>
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
    await leads('8 dari 12 indikator utama', '/public-display/display-makro/dashboard');
    await leads(kemiskinan.indikator, `/public-display/indikator/kabupaten/${kemiskinan.id}`);
    await leads('perangkat daerah', '/public-display/display-makro/dashboard');
    await leads('kinerja kegiatan', '/public-display/kegiatan');
    await leads('Lihat rincian anggaran', '/public-display/keuangan');
    expect(screen.queryByRole('link', { name: 'kinerja program' })).not.toBeInTheDocument();
  });

  it('counts the work behind it', async () => {
    await openPortal('/', { user: null, answers });
    await screen.findByText('8 dari 12 indikator utama');
    expect(screen.queryByText('Lihat rincian anggaran')).not.toBeInTheDocument();
    const counts = within(screen.getByRole('region', { name: 'Pekerjaan di baliknya' }));
    expect(counts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('40perangkat daerah'),
      expect.stringContaining('120kinerja program'),
      expect.stringContaining('300kinerja kegiatan'),
      expect.stringContaining('900kinerja sub kegiatan'),
    ]);
  });

  it('leads guests to the login and staff to their dashboard', async () => {
    const { unmount } = await openPortal('/', { user: null, answers });
    expect(start().getByRole('link', { name: 'Masuk' })).toHaveAttribute('href', '/login');
    unmount();
    await openPortal('/', { answers });
    expect(await start().findByRole('link', { name: 'Buka dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  });

  it('leads to the public diagram once there is one', async () => {
    const { unmount } = await openPortal('/', { user: null, answers });
    expect(start().queryByRole('link', { name: 'Telusuri pohon kinerja' })).not.toBeInTheDocument();
    unmount();
    await openPortal('/', { user: null, answers, remotes: [diagram] });
    expect(start().getByRole('link', { name: 'Telusuri pohon kinerja' })).toHaveAttribute(
      'href',
      '/public-display/display-makro/cascading',
    );
    expect(screen.getByRole('link', { name: /^Pohon kinerja kabupaten/ })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Arsitektur kinerja/ })).not.toBeInTheDocument();
  });

  it('still explains itself when the figures cannot be loaded, and tries again when asked', async () => {
    let broken = true;
    const { person } = await openPortal('/', {
      user: null,
      answers: {
        '/public-display/ringkasan': () =>
          broken ? problem(400, 'PERMINTAAN_RUSAK') : { data: { data: ringkasan } },
      },
    });
    expect(await screen.findByText('Angka kinerja gagal dimuat')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Cara membaca halaman ini' })).toBeInTheDocument();
    broken = false;
    await person.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('8 dari 12 indikator utama')).toBeInTheDocument();
  });

  it('says of how many units budget and counts are while plans are not final', async () => {
    const some = { data: { data: { ...ringkasan, satuan_kerja_final: 29 } } };
    await openPortal('/', { user: null, answers: { '/public-display/ringkasan': some } });
    expect(await screen.findAllByText(/baru memuat 29 dari 40 perangkat daerah/)).toHaveLength(2);
  });

  it('says so when nothing has been settled for the year yet', async () => {
    const nothing = {
      ...ringkasan,
      iku: [],
      capaian_iku: { tercapai: 0, tidak_tercapai: 0, belum_ada_data: 0 },
      anggaran: { pagu: 0, realisasi: 0, serapan: null, triwulan: [] },
    };
    await openPortal('/', {
      user: null,
      answers: { '/public-display/ringkasan': { data: { data: nothing } } },
    });
    expect(await screen.findByText(/^Belum ada indikator kinerja utama tahun \d{4}$/)).toBeInTheDocument();
    expect(screen.getByText('Belum ada anggaran yang ditetapkan untuk tahun ini.')).toBeInTheDocument();
  });
});

describe('the search of the front page', () => {
  const page = { layout: 'guest', guard: 'none', title: 'Halaman' } as const;
  const indikator = {
    ...page,
    id: 'publik-makro.indikator',
    path: '/public-display/indikator/{pemilik}/{id}',
  } as const;
  const capaian = { ...page, id: 'publik-mikro.capaian-kinerja-pd', path: '/public-display/pd' } as const;
  const menu = [
    { group: 'Publik Makro', label: 'Kemiskinan dan anggaran', path: '/public-display/pd', order: 1 },
  ];
  const remotes = [{ ...remoteOf([indikator, capaian]), menu }];
  const temuan = (judul: string, id: number, nilai: number | null) => ({
    judul,
    keterangan: 'Indikator Bupati · Dinsos',
    capaian: nilai,
    tujuan: { halaman: 'publik-makro.indikator', parameter: { pemilik: 'kabupaten', id }, saring: {} },
  });
  const found = [
    {
      jenis: 'indikator',
      lebih: true,
      temuan: [temuan('Persentase Penduduk Miskin', 3, 100.82), temuan('Penduduk miskin ekstrem', 4, 80)],
    },
    {
      jenis: 'dokumen',
      lebih: false,
      temuan: [
        { ...temuan('Dokumen', 1, null), tujuan: { halaman: 'tidak-ada', parameter: {}, saring: {} } },
      ],
    },
  ];

  async function openSearch(path: `/${string}`, data: readonly unknown[] = found) {
    const portal = await openPortal(path, {
      user: null,
      remotes,
      answers: { ...answers, '/public-display/cari': { data: { data } } },
    });
    await screen.findByText('8 dari 12 indikator utama');
    const field = screen.getByRole('combobox', { name: 'Apa yang ingin Anda ketahui?' });
    const asked = () => portal.sent.filter(({ url }) => url.includes('/public-display/cari'));
    const results = () => screen.findByRole('listbox', { name: 'Hasil pencarian' });
    return { ...portal, field, asked, results };
  }
  const shown = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

  it('finds while one types, kind by kind, with the verdict; and a page leads on by Enter', async () => {
    const { person, field, asked, results, router } = await openSearch('/');
    await person.type(field, 'kemiskinan');
    const list = await results();
    const group = within(list).getByRole('group', { name: 'Indikator utama' });
    expect(
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Persentase Penduduk MiskinTercapaiIndikator Bupati · Dinsos',
      'Penduduk miskin ekstremTidak tercapaiIndikator Bupati · Dinsos',
    ]);
    expect(within(list).queryByRole('group', { name: 'Dokumen' })).not.toBeInTheDocument();
    expect(within(list).getByRole('group', { name: 'Halaman' })).toHaveTextContent('Kemiskinan dan anggaran');
    expect(shown()).toContain('Masih ada yang lain; tambahkan kata untuk mempersempit.');
    expect(asked()).toHaveLength(1);
    expect(router.state.location.search).toBe('?cari=kemiskinan');
    await person.keyboard('{ArrowDown}');
    expect(field).toHaveAttribute(
      'aria-activedescendant',
      within(list).getByRole('option', { selected: true }).id,
    );
    await person.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/public-display/indikator/kabupaten/4'));
  });

  it('searches for the words of an address that was handed on, and for an example by one press', async () => {
    const { person, field, asked, results } = await openSearch('/?cari=orang%20miskin');
    expect(field).toHaveValue('orang miskin');
    await results();
    await person.click(screen.getByRole('button', { name: 'banjir' }));
    expect(field).toHaveValue('banjir');
    await screen.findByText(/Masih ada yang lain/);
    expect(asked().map(({ params }) => params)).toEqual([{ q: 'orang miskin' }, { q: 'banjir' }]);
    await person.click(screen.getByRole('button', { name: 'Hapus pencarian' }));
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('helps on where nothing was found', async () => {
    const { person, field } = await openSearch('/', []);
    await person.type(field, 'z');
    expect(shown()).toContain('Ketik sedikitnya 2 huruf.');
    await person.type(field, 'ebra');
    expect(
      await screen.findByText(/Tidak ada yang cocok dengan “zebra”. Coba kata sehari-hari lain/),
    ).toBeVisible();
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  it('says why it failed, and tries again on request', async () => {
    let broken = true;
    const { person } = await openPortal('/?cari=miskin', {
      user: null,
      remotes,
      answers: {
        ...answers,
        '/public-display/cari': () =>
          broken ? problem(429, 'TERLALU_SERING', { pesan: 'Tunggu sebentar.' }) : { data: { data: found } },
      },
    });
    expect(await screen.findByText(/Pencarian gagal. Tunggu sebentar./)).toBeInTheDocument();
    broken = false;
    await person.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('listbox', { name: 'Hasil pencarian' })).toBeInTheDocument();
  });
});
