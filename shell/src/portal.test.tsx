import type { PageEntry } from '@selaras/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  asRole,
  cookieJar,
  forgetBrowser,
  openPortal,
  plainShellPages,
  ratna,
  remoteOf,
} from './testing/open-portal';

const page = (
  path: string,
  title: string,
  guard: PageEntry['guard'],
  layout: PageEntry['layout'] = 'default',
): PageEntry => ({
  id: path,
  path,
  title,
  guard,
  layout,
  parent: 'dashboard',
});
const problem = (status: number, pesan: string) => ({
  status,
  data: { type: 'about:blank', title: 'Uji', status, kode: 'UJI', pesan },
});

beforeEach(() => {
  forgetBrowser();
  plainShellPages();
  window.scrollTo = () => undefined;
});

describe('guards', () => {
  it('sends a guest to /login, keeps the path, and brings him there once he is signed in', async () => {
    const { person, router } = await openPortal('/dashboard-pd?tab=2', {
      user: null,
      answers: { '/user': () => ({ data: { data: ratna } }) },
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(localStorage.getItem('selaras_redirect')).toBe('/dashboard-pd?tab=2');
    await person.type(await screen.findByLabelText('Nama pengguna'), 'dinkes');
    await person.type(screen.getByLabelText('Kata sandi'), 'rahasia');
    await person.click(screen.getByRole('button', { name: 'Masuk' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard PD' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?tab=2');
    expect(localStorage.getItem('selaras_redirect')).toBeNull();
  });

  it('sends a signed-in user who opens /login to /dashboard', async () => {
    const { router } = await openPortal('/login');
    await screen.findByRole('heading', { name: 'Dashboard' });
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  it('answers a role mismatch with the 403 page inside the layout', async () => {
    await openPortal('/admin/users', { user: asRole('setda') });
    expect(
      await screen.findByRole('heading', { name: 'Anda tidak memiliki hak akses ke halaman ini' }),
    ).toBeInTheDocument();
    expect(screen.getByText('403')).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Menu utama' })).toBeInTheDocument();
  });

  it('answers a guard that nobody knows with 500 and its name', async () => {
    const remotes = [remoteOf([page('/aneh', 'Aneh', 'hanya-senin' as PageEntry['guard'])])];
    await openPortal('/aneh', { remotes });
    expect(
      await screen.findByRole('heading', { name: 'Unknown middleware hanya-senin' }),
    ).toBeInTheDocument();
    expect(screen.getByText('500')).toBeInTheDocument();
  });

  it('lets everybody see a page without a guard', async () => {
    await openPortal('/', { user: null });
    expect(await screen.findByRole('heading', { name: 'Selamat Datang' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Masuk' })).toHaveAttribute('href', '/login');
  });

  it('offers a guest Masuk on the login page, too, and says that it leads here', async () => {
    await openPortal('/login', { user: null });
    expect(await screen.findByRole('link', { name: 'Masuk' })).toHaveAttribute('aria-current', 'page');
  });

  it('offers a signed-in visitor of the public pages his dashboard', async () => {
    await openPortal('/');
    expect(await screen.findByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(screen.queryByRole('link', { name: 'Masuk' })).not.toBeInTheDocument();
  });
});

describe('unknown addresses', () => {
  it('show 404 with both texts and a link to the front page', async () => {
    await openPortal('/tidak/ada');
    expect(await screen.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeInTheDocument();
    expect(screen.getByText('This page could not be found')).toBeInTheDocument();
    expect(screen.getByText('404')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ke halaman depan' })).toHaveAttribute('href', '/');
  });

  it('are also those whose parameters cannot be', async () => {
    const remotes = [
      remoteOf([page('/public-display/dokumen/{jenisDokumenId}', 'Dokumen', 'none', 'guest')]),
    ];
    await openPortal('/public-display/dokumen/9', { remotes, user: null });
    expect(await screen.findByText('This page could not be found')).toBeInTheDocument();
  });

  it('tell that the remotes are not known when the registry could not be read', async () => {
    await openPortal('/kinerja-program', { registry: null });
    expect(await screen.findByText(/Daftar bagian portal tidak dapat dimuat/)).toBeInTheDocument();
  });
});

describe('the signed-in layout', () => {
  it('has name, year, logout, breadcrumb, countdown and footer', async () => {
    const { person } = await openPortal('/dashboard-pd');
    expect(await screen.findByRole('heading', { name: 'Dashboard PD' })).toBeInTheDocument();
    const trail = screen.getByRole('main').querySelector('nav') as HTMLElement;
    expect(within(trail).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(screen.getByRole('combobox', { name: 'Tahun kinerja' })).toHaveValue('2024');
    expect(await screen.findByRole('timer')).toHaveTextContent(/hari \d\d jam \d\d menit \d\d detik/);
    expect(screen.getByRole('contentinfo')).toHaveTextContent(
      `© ${new Date().getFullYear()} Pemerintah Kabupaten Tirtaraya`,
    );
    await person.click(screen.getByRole('button', { name: /Ratna Wulandari/ }));
    expect(await screen.findByRole('button', { name: 'Keluar' })).toBeInTheDocument();
  });

  it('lists five consecutive years per period, of which 2024 and 2025 can be chosen', async () => {
    await openPortal('/dashboard');
    const select = await screen.findByRole('combobox', { name: 'Tahun kinerja' });
    const years = within(select).getAllByRole('option') as HTMLOptionElement[];
    expect(years.map(({ value }) => Number(value))).toEqual([
      2024, 2025, 2026, 2027, 2028, 2019, 2020, 2021, 2022, 2023,
    ]);
    expect(years.filter(({ disabled }) => !disabled).map(({ value }) => value)).toEqual(['2024', '2025']);
  });

  it('lets those years be chosen that the server opens', async () => {
    const meta = document.createElement('meta');
    meta.name = 'selaras:tahun';
    meta.content = '2023 2024';
    document.head.append(meta);
    await openPortal('/dashboard');
    meta.remove();
    const select = await screen.findByRole('combobox', { name: 'Tahun kinerja' });
    const years = within(select).getAllByRole('option') as HTMLOptionElement[];
    expect(years.filter(({ disabled }) => !disabled).map(({ value }) => value)).toEqual(['2024', '2023']);
  });

  it('sends the chosen year with the next call and keeps it in the cookie', async () => {
    const { person, sent } = await openPortal('/dashboard');
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Tahun kinerja' }), '2025');
    expect(document.cookie).toContain('selaras_tahun_kinerja=2025');
    await waitFor(() => expect(sent.at(-1)?.headers).toMatchObject({ 'Default-Key-Tahun-Kinerja': '2025' }));
  });

  it('marks the open page, also below its entry', async () => {
    await openPortal('/dashboard-pd');
    const menu = await screen.findByRole('navigation', { name: 'Menu utama' });
    expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard PD');
  });

  it('titles the document after the page', async () => {
    await openPortal('/dashboard-pd');
    await screen.findByRole('heading', { name: 'Dashboard PD' });
    expect(document.title).toBe('Dashboard PD · Selaras');
  });

  it('moves the focus to the page and says its name after a navigation, not at the start', async () => {
    const { person } = await openPortal('/dashboard');
    const menu = await screen.findByRole('navigation', { name: 'Menu utama' });
    expect(document.body).toHaveFocus();
    await person.click(within(menu).getByRole('link', { name: 'Dashboard PD' }));
    await screen.findByRole('heading', { name: 'Dashboard PD' });
    expect(screen.getByRole('main')).toHaveFocus();
    await waitFor(() =>
      expect(document.querySelector('[data-pengumuman]')).toHaveTextContent('Dashboard PD'),
    );
  });

  it('offers the keyboard a way past the menus', async () => {
    const { person } = await openPortal('/dashboard');
    await screen.findByRole('heading', { name: 'Dashboard' });
    await person.tab();
    expect(screen.getByRole('link', { name: 'Langsung ke isi halaman' })).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('stays with a message that the reader reached before the page', async () => {
    const { router } = await openPortal('/dashboard');
    await screen.findByRole('heading', { name: 'Dashboard' });
    const message = within(screen.getByRole('list', { name: 'Pemberitahuan' }));
    screen.getByRole('list', { name: 'Pemberitahuan' }).append(document.createElement('button'));
    message.getByRole('button').focus();
    await act(() => router.navigate('/dashboard-pd'));
    await screen.findByRole('heading', { name: 'Dashboard PD' });
    expect(message.getByRole('button')).toHaveFocus();
  });

  it('shows remotes only to super, in the menu of the account, and users in the main menu', async () => {
    const { person } = await openPortal('/dashboard', { user: asRole('super') });
    await person.click(await screen.findByRole('button', { name: /Ratna Wulandari/ }));
    expect(await screen.findByRole('link', { name: 'Remote' })).toBeInTheDocument();
    const menu = within(screen.getByRole('navigation', { name: 'Menu utama' }));
    await person.click(menu.getByRole('link', { name: 'Pengguna' }));
    expect(await screen.findByRole('heading', { name: 'Pengguna' })).toBeInTheDocument();
  });

  it('says that the browser is offline, and stops saying so', async () => {
    const { session } = await openPortal('/dashboard');
    await screen.findByRole('heading', { name: 'Dashboard' });
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText(/Anda sedang luring/)).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/Anda sedang luring/)).not.toBeInTheDocument());
    expect(session.state().online).toBe(true);
  });
});

describe('a remote that cannot be loaded', () => {
  it('leaves menu and bars alone and offers to try again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const entry = { group: 'Beranda', label: 'Uji', path: '/uji', order: 30 };
    const remotes = [remoteOf([page('/uji', 'Uji', 'auth')], [entry])];
    await openPortal('/uji', { remotes });
    expect(await screen.findByText('Bagian Uji tidak dapat ditampilkan')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Menu utama' })).toBeInTheDocument();
  });
});

describe('the session', () => {
  it('is restored with user, validation status and count-down when a token exists', async () => {
    const { sent } = await openPortal('/dashboard');
    await screen.findByRole('heading', { name: 'Dashboard' });
    expect(new Set(sent.map(({ url }) => url))).toEqual(
      new Set(['/api/user', '/api/referensi/count-down', '/api/validasi-perencanaan']),
    );
    expect(sent[0]?.headers).toMatchObject({ Authorization: 'Bearer token-lama' });
  });

  it('ends with token and cookie cleared when the user cannot be loaded', async () => {
    const { router } = await openPortal('/dashboard', { answers: { '/user': problem(500, 'Rusak') } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(document.cookie).not.toContain('selaras_token');
    expect(await screen.findByRole('alertdialog', { name: 'Error!' })).toHaveTextContent('Kode: 500');
  });

  it('does not mind that count-down and validation status failed', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await openPortal('/dashboard', {
      answers: { '/referensi/count-down': problem(500, 'x'), '/validasi-perencanaan': problem(500, 'x') },
    });
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('ends by logging out: cookies gone, server told, login page', async () => {
    cookieJar.set('selaras_tahun_kinerja', '2025');
    const { person, router, sent } = await openPortal('/dashboard');
    await person.click(await screen.findByRole('button', { name: /Ratna Wulandari/ }));
    await person.click(await screen.findByRole('button', { name: 'Keluar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(document.cookie).toBe('');
    const logout = sent.find(({ url }) => url === '/api/logout');
    expect(logout).toMatchObject({ method: 'POST', headers: { Authorization: 'Bearer token-lama' } });
    expect(await screen.findByLabelText('Nama pengguna')).toBeInTheDocument();
  });
});

describe('a "message" in the address', () => {
  it('is shown in an alert as plain text and leaves the address', async () => {
    const { person, router } = await openPortal('/dashboard?message=%3Cb%3ETersimpan%3C%2Fb%3E&page=2');
    const alert = await screen.findByRole('alertdialog');
    expect(alert).toHaveTextContent('<b>Tersimpan</b>');
    await person.click(within(alert).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('?page=2');
  });
});
