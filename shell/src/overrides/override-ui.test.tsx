import { screen, within } from '@testing-library/react';
import { asRole, forgetBrowser, openPortal, plainShellPages, remoteOf } from '../testing/open-portal';
import { readOverrides, writeOverrides } from './override-store';

const ORIGIN = 'http://127.0.0.1:3101';

/** As the server writes its list into the page. */
function allowOrigin(origin: string) {
  const meta = document.createElement('meta');
  meta.name = 'selaras:asal-remote-pengganti';
  meta.content = origin;
  document.head.append(meta);
}

beforeEach(() => {
  plainShellPages();
  // Loading the page anew is beyond this browser.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  forgetBrowser();
  document.head.querySelector('meta')?.remove();
  jest.restoreAllMocks();
});

describe('the badge of a replaced remote', () => {
  it('stands on every page, names what is replaced, and ends it with one press', async () => {
    writeOverrides([`mf_uji@${ORIGIN}`]);
    const overrides = [{ name: 'mf_uji', url: `${ORIGIN}/` }];
    const { person } = await openPortal('/', { user: null, overrides });
    const badge = await screen.findByRole('complementary', { name: 'Remote pengganti' });
    expect(badge).toHaveTextContent(`mf_uji dari ${ORIGIN}/`);
    await person.click(within(badge).getByRole('button', { name: 'Kembalikan' }));
    expect(readOverrides()).toEqual([]);
  });

  it('names a version that the portal keeps by its number', async () => {
    const overrides = [{ name: 'mf_uji', url: `${location.origin}/remotes/mf_uji/1.3.0-d/` }];
    await openPortal('/', { user: null, overrides });
    const badge = await screen.findByRole('complementary', { name: 'Remote pengganti' });
    expect(within(badge).getByText('versi 1.3.0-d')).toBeVisible();
  });

  it('is not there when nothing is replaced', async () => {
    await openPortal('/', { user: null });
    expect(screen.queryByRole('complementary', { name: 'Remote pengganti' })).toBeNull();
  });
});

describe('the panel', () => {
  const openPanel = async (user = asRole('super')) => {
    const { person } = await openPortal('/dashboard', { user, remotes: [remoteOf([])] });
    await person.click(await screen.findByRole('button', { name: /^Akun/ }));
    return person;
  };

  it('is offered to a super when the server lists an origin, and to nobody else', async () => {
    allowOrigin(ORIGIN);
    await openPanel(asRole('perangkat_daerah'));
    expect(screen.queryByText('Remote pengganti')).toBeNull();
  });

  it('is not offered where the server lists no origin', async () => {
    await openPanel();
    expect(screen.queryByText('Remote pengganti')).toBeNull();
  });

  it('replaces the chosen remote, and says what is wrong with another address', async () => {
    allowOrigin(ORIGIN);
    const person = await openPanel();
    await person.click(screen.getByText('Remote pengganti'));
    const address = await screen.findByLabelText(/Alamat/);
    for (const [text, reason] of [
      ['di mana saja', /Tulis alamat lengkap/],
      ['https://uji.go.id', /tidak terdaftar/],
    ] as const) {
      await person.clear(address);
      await person.type(address, text);
      await person.click(screen.getByRole('button', { name: 'Pakai di tab ini' }));
      expect(await screen.findByText(reason)).toBeInTheDocument();
      expect(readOverrides()).toEqual([]);
    }
    await person.clear(address);
    await person.type(address, ORIGIN);
    await person.click(screen.getByRole('button', { name: 'Pakai di tab ini' }));
    expect(readOverrides()).toEqual([`mf_uji@${ORIGIN}`]);
  });
});
