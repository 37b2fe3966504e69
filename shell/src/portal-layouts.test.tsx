import type { LayoutName, PageEntry } from '@selaras/contracts';
import { act, screen } from '@testing-library/react';
import { shellManifest } from './manifest';
import { pages as shellPages } from './pages';
import { forgetBrowser, openPortal, plainShellPages } from './testing/open-portal';

const pageOf = (id: string) => shellManifest.pages.find((page) => page.id === id) as { layout: LayoutName };

/** Opens the front page as if its manifest named another layout. */
async function openIn(layout: LayoutName) {
  const page = pageOf('welcome');
  const { layout: before } = page;
  page.layout = layout;
  await openPortal('/', { user: null });
  page.layout = before;
  await screen.findByRole('heading', { name: 'Selamat Datang' });
  return {
    bar: screen.queryByRole('banner') !== null,
    menu: screen.queryByRole('complementary', { name: 'Bilah samping' }) !== null,
    footer: screen.queryByRole('contentinfo') !== null,
  };
}

beforeEach(() => {
  forgetBrowser();
  plainShellPages();
  window.scrollTo = () => undefined;
});

describe('the four layouts', () => {
  it.each<[LayoutName, Awaited<ReturnType<typeof openIn>>]>([
    ['default', { bar: true, menu: true, footer: true }],
    ['guest', { bar: true, menu: false, footer: true }],
    ['auth', { bar: false, menu: false, footer: true }],
    ['simple', { bar: false, menu: false, footer: false }],
  ])('%s: %j', async (layout, parts) => {
    expect(await openIn(layout)).toEqual(parts);
  });

  it('are named by every page of the shell', () => {
    const named = shellManifest.pages.map(({ id, layout }: PageEntry) => [id, layout]);
    expect(named).toEqual([
      ['welcome', 'guest'],
      ['login', 'guest'],
      ['dashboard', 'default'],
      ['dashboard-pd', 'default'],
      ['account', 'default'],
      ['users', 'default'],
      ['remotes', 'default'],
      ['remotes.show', 'default'],
    ]);
  });
});

describe('the loading bar', () => {
  afterEach(() => jest.useRealTimers());

  it('shows 200 ms after a page was asked for, fills in 5000 ms, and fades for 500 ms once it is there', async () => {
    let arrive: () => void = () => undefined;
    const { router } = await openPortal('/', { user: null });
    await screen.findByRole('heading', { name: 'Selamat Datang' });
    jest.spyOn(shellPages, 'login').mockReturnValue(
      new Promise((resolve) => {
        arrive = () => resolve({ Page: () => <h1>Masuk</h1> });
      }),
    );
    jest.useFakeTimers();
    const bar = () => screen.queryByRole('progressbar', { name: 'Memuat halaman' });
    act(() => void router.navigate('/login'));
    await act(() => jest.advanceTimersByTimeAsync(199));
    expect(bar()).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    const running = bar();
    expect(running).not.toBeNull();
    expect(getComputedStyle(running as HTMLElement).animation).toContain('5000ms linear');
    arrive();
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(getComputedStyle(bar() as HTMLElement).transition).toBe('opacity 500ms');
    await act(() => jest.advanceTimersByTimeAsync(499));
    expect(bar()).not.toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(bar()).toBeNull();
  });
});
