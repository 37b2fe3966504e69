import type { PageEntry } from '@selaras/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { isUrlTokenAllowed } from './portal';
import { asRole, cookieJar, openPortal, ratna, remoteOf } from './testing/open-portal';
import { otherTab } from './testing/other-tab';

const { tell, hears } = otherTab();

describe('what happens in another tab', () => {
  it('logging out brings this one to the login page', async () => {
    const { router } = await openPortal('/dashboard-pd');
    await screen.findByRole('heading', { name: 'Dashboard PD' });
    tell({ kind: 'keluar' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(localStorage.getItem('selaras_redirect')).toBe('/dashboard-pd');
  });

  it('does not lead somebody who signed out here and in again to the page of that tab', async () => {
    const { person, router } = await openPortal('/dashboard-pd', {
      answers: { '/user': () => ({ data: { data: ratna } }) },
    });
    await person.click(await screen.findByRole('button', { name: /^Akun/ }));
    await person.click(await screen.findByRole('button', { name: 'Keluar' }));
    await screen.findByLabelText('Nama pengguna');
    localStorage.setItem('selaras_redirect', '/admin/users');
    await person.type(screen.getByLabelText('Nama pengguna'), 'dinkes');
    await person.type(screen.getByLabelText('Kata sandi'), 'rahasia{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  it('another performance year is chosen here', async () => {
    await openPortal('/dashboard');
    const select = await screen.findByRole('combobox', { name: 'Tahun kinerja' });
    tell({ kind: 'tahun-kinerja', tahun: 2025 });
    await waitFor(() => expect(select).toHaveValue('2025'));
  });

  it('signing in brings a guest in from the login page', async () => {
    const { router } = await openPortal('/login', {
      user: null,
      answers: { '/user': () => ({ data: { data: ratna } }) },
    });
    await screen.findByLabelText('Nama pengguna');
    cookieJar.set('selaras_token', 'token-baru');
    tell({ kind: 'masuk' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  it('hears of what happens here', async () => {
    const heard = hears();
    const { session } = await openPortal('/dashboard');
    await screen.findByRole('heading', { name: 'Dashboard' });
    act(() => session.chooseTahunKinerja(2025));
    await act(() => session.logOut());
    await waitFor(() => expect(heard).toEqual([{ kind: 'tahun-kinerja', tahun: 2025 }, { kind: 'keluar' }]));
  });
});

describe('a year whose time is over', () => {
  const closed = (tahun_terbuka: number[]) => ({
    '/referensi/count-down': {
      data: { nilai_date: '2025-02-28', waktu_server: new Date().toISOString(), tahun_terbuka },
    },
  });

  it('offers the one in which something may still be filled in, by one press', async () => {
    const { person } = await openPortal('/dashboard', { answers: closed([2025, 2024]) });
    const line = await screen.findByRole('region', { name: 'Batas waktu' });
    expect(within(line).getByRole('status')).toHaveTextContent('Batas Waktu Pengisian Telah Habis');
    await person.click(within(line).getByRole('button', { name: 'Buka tahun 2025' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Tahun kinerja' })).toHaveValue('2025'));
  });

  it.each([[[]], [[2024]]])('offers none where only %j may be filled in', async (years) => {
    await openPortal('/dashboard', { answers: closed(years) });
    const line = await screen.findByRole('region', { name: 'Batas waktu' });
    expect(within(line).queryByRole('button')).toBeNull();
  });
});

describe('a token in the address', () => {
  const rsud = { ...asRole('perangkat_daerah'), id: 4, nama: 'Bayu Prakoso' };
  const whose = (request: { headers: Readonly<Record<string, string>> }) => ({
    data: { data: request.headers.Authorization === 'Bearer token-url' ? rsud : ratna },
  });

  it('asks first when somebody else is signed in, and switches when told to', async () => {
    const { person } = await openPortal('/dashboard', { urlToken: 'token-url', answers: { '/user': whose } });
    const question = await screen.findByRole('alertdialog', { name: 'Ganti pengguna?' });
    expect(question).toHaveTextContent('Anda sedang masuk sebagai Ratna Wulandari.');
    await person.click(within(question).getByRole('button', { name: 'Masuk sebagai Bayu Prakoso' }));
    expect(await screen.findByRole('button', { name: 'Akun Bayu Prakoso' })).toBeInTheDocument();
    expect(document.cookie).toContain('selaras_token=token-url');
  });

  it('is thrown away when the user stays who he is', async () => {
    const { person } = await openPortal('/dashboard', { urlToken: 'token-url', answers: { '/user': whose } });
    const question = await screen.findByRole('alertdialog');
    await person.click(within(question).getByRole('button', { name: 'Tetap sebagai Ratna Wulandari' }));
    expect(await screen.findByRole('button', { name: 'Akun Ratna Wulandari' })).toBeInTheDocument();
    expect(document.cookie).toContain('selaras_token=token-lama');
  });

  it('is asked about with both years, as every call is', async () => {
    const { sent } = await openPortal('/dashboard', { urlToken: 'token-url', answers: { '/user': whose } });
    await screen.findByRole('alertdialog');
    const asked = sent.filter(({ url }) => url === '/api/user');
    expect(asked.length).toBeGreaterThan(1);
    for (const { headers } of asked) {
      expect(headers).toMatchObject({
        'Default-Key-Tahun-Kinerja': '2024',
        'Default-Key-Tahun-Kinerja-Public': '2024',
      });
    }
  });

  it('is not used when the server says AUTH_URL_TOKEN=off', () => {
    expect(isUrlTokenAllowed()).toBe(true);
    const meta = document.createElement('meta');
    meta.name = 'selaras:token-di-alamat';
    meta.content = 'off';
    document.head.append(meta);
    expect(isUrlTokenAllowed()).toBe(false);
    meta.remove();
  });
});

describe('the login page', () => {
  const refused = (status: number, more = {}, headers = {}) => ({
    status,
    headers,
    data: {
      type: 'about:blank',
      title: 'Uji',
      status,
      kode: 'UJI',
      pesan: 'Terlalu banyak percobaan.',
      ...more,
    },
  });
  const fill = async (person: Awaited<ReturnType<typeof openPortal>>['person']) => {
    await person.type(await screen.findByLabelText('Nama pengguna'), 'dinkes');
    await person.type(screen.getByLabelText('Kata sandi'), 'salah');
    await person.click(screen.getByRole('button', { name: 'Masuk' }));
  };

  it('says what is missing before it sends anything', async () => {
    const { person, sent } = await openPortal('/login', { user: null });
    await person.click(await screen.findByRole('button', { name: 'Masuk' }));
    expect(screen.getByText('Nama pengguna wajib diisi')).toBeInTheDocument();
    expect(screen.getByText('Kata sandi wajib diisi')).toBeInTheDocument();
    expect(screen.getByLabelText('Nama pengguna')).toHaveFocus();
    await person.type(screen.getByLabelText('Nama pengguna'), 'dinkes{Enter}');
    expect(screen.getByLabelText('Kata sandi')).toHaveFocus();
    expect(sent.map(({ url }) => url)).toEqual(['/api/demo-accounts']);
  });

  it('tells a refusal above the button, keeps the name, and opens no session dialog', async () => {
    const answer = refused(401, { pesan: 'Nama pengguna atau kata sandi salah.' });
    const { person } = await openPortal('/login', { user: null, answers: { '/login': answer } });
    await fill(person);
    expect(await screen.findByText('Nama pengguna atau kata sandi salah.')).toBeInTheDocument();
    expect(screen.getByLabelText('Nama pengguna')).toHaveValue('dinkes');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('says how long to wait after too many tries', async () => {
    const { person } = await openPortal('/login', {
      user: null,
      answers: { '/login': refused(429, {}, { 'retry-after': '90' }) },
    });
    await fill(person);
    expect(await screen.findByText('Terlalu banyak percobaan. Coba lagi dalam 2 menit.')).toBeInTheDocument();
  });

  it('remembers for 365 days only when asked to', async () => {
    const { person, sent } = await openPortal('/login', {
      user: null,
      answers: { '/user': () => ({ data: { data: ratna } }) },
    });
    await person.click(await screen.findByRole('checkbox', { name: 'Ingat saya' }));
    await fill(person);
    await screen.findByRole('heading', { name: 'Dashboard' });
    expect(sent.find(({ url }) => url === '/api/login')?.body).toEqual({
      username: 'dinkes',
      password: 'salah',
      remember: true,
    });
  });

  it('lets password managers fill it in', async () => {
    await openPortal('/login', { user: null });
    expect(await screen.findByLabelText('Nama pengguna')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Kata sandi')).toHaveAttribute('autocomplete', 'current-password');
  });
});

describe('the public area', () => {
  const page: PageEntry = {
    id: 'arsitektur',
    path: '/public-display/arsitektur-kinerja',
    title: 'Arsitektur Kinerja',
    layout: 'guest',
    guard: 'none',
  };
  const remotes = [
    remoteOf([page], [{ group: 'Publik', label: 'Arsitektur Kinerja', path: page.path, order: 10 }]),
  ];

  it('has a menu of its own and the public year, which reloads the page when changed', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { person, shell } = await openPortal(page.path, { user: null, remotes });
    const menu = await screen.findByRole('navigation', { name: 'Menu publik' });
    expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Arsitektur Kinerja');
    const reload = jest.spyOn(shell, 'reload').mockImplementation(() => undefined);
    await person.selectOptions(screen.getByRole('combobox', { name: 'Tahun' }), '2025');
    expect(document.cookie).toBe('selaras_tahun_kinerja_public=2025');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('the sidebar', () => {
  const width = window.innerWidth;
  afterEach(() => {
    window.innerWidth = width;
  });
  const panel = () => document.getElementById('menu-samping');

  it('narrower than 992 px opens over the page and collapses when a link is clicked', async () => {
    window.innerWidth = 991;
    const { person } = await openPortal('/dashboard');
    await person.click(await screen.findByRole('button', { name: 'Menu' }));
    // This browser takes every width for a wide one, where the styles hide the button.
    document.head.replaceChildren();
    expect(panel()).toHaveAttribute('data-open', 'true');
    expect(screen.getByRole('button', { name: 'Tutup menu' })).toHaveFocus();
    const menu = screen.getByRole('navigation', { name: 'Menu utama' });
    await person.click(within(menu).getByRole('link', { name: 'Dashboard PD' }));
    expect(panel()).toHaveAttribute('data-open', 'false');
    expect(await screen.findByRole('heading', { name: 'Dashboard PD' })).toBeInTheDocument();
  });

  it('brings the entry of the open page into sight', async () => {
    const seen: string[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      seen.push(this.textContent ?? '');
    };
    const { person } = await openPortal('/dashboard-pd');
    const menu = await screen.findByRole('navigation', { name: 'Menu utama' });
    await waitFor(() => expect(seen).toEqual(['Dashboard PD']));
    await person.click(within(menu).getByRole('link', { name: 'Dashboard' }));
    await waitFor(() => expect(seen).toEqual(['Dashboard PD', 'Dashboard']));
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('closes with Escape and gives the focus back to its button', async () => {
    window.innerWidth = 991;
    const { person } = await openPortal('/dashboard');
    const button = await screen.findByRole('button', { name: 'Menu' });
    await person.click(button);
    await person.keyboard('{Escape}');
    expect(panel()).toHaveAttribute('data-open', 'false');
    expect(button).toHaveFocus();
  });

  it('from 992 px on folds to icons, remembers it, and stays so when a link is clicked', async () => {
    window.innerWidth = 992;
    const { person } = await openPortal('/dashboard');
    const button = await screen.findByRole('button', { name: 'Menu' });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await person.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(localStorage.getItem('selaras_sidebar')).toBe('sempit');
    const menu = screen.getByRole('navigation', { name: 'Menu utama' });
    await person.click(within(menu).getByRole('link', { name: 'Dashboard PD' }));
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the search', () => {
  it('opens with Ctrl K, finds pages by name and goes there with Enter', async () => {
    const { person, router } = await openPortal('/dashboard', { user: asRole('super') });
    await screen.findByRole('heading', { name: 'Dashboard' });
    await person.keyboard('{Control>}k{/Control}');
    await person.type(
      await screen.findByRole('combobox', { name: 'Halaman, satuan kerja atau indikator' }),
      'pengg',
    );
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'PenggunaReferensi',
    ]);
    await person.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/users'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes with Escape', async () => {
    const { person } = await openPortal('/dashboard');
    await person.click(
      await screen.findByRole('button', { name: 'Cari halaman, satuan kerja atau indikator' }),
    );
    await screen.findByRole('combobox', { name: 'Halaman, satuan kerja atau indikator' });
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
