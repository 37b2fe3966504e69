import { act, screen, waitFor, within } from '@testing-library/react';
import { pages as shellPages } from './pages';
import { forgetBrowser, openPortal, plainShellPages } from './testing/open-portal';

const gone = () => Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

// Parts that were never fetched before the connection went away.
jest.mock('./notice-host/notice-dialog', () => {
  throw gone();
});
jest.mock('./search/search-dialog', () => {
  throw gone();
});

function Page() {
  return (
    <form data-unsaved>
      <input aria-label="Sasaran" defaultValue="Turunnya stunting" />
    </form>
  );
}
const typedStillThere = () => expect(screen.getByLabelText('Sasaran')).toHaveValue('Turunnya stunting');

beforeEach(() => {
  forgetBrowser();
  plainShellPages();
  jest.spyOn(shellPages, 'dashboard').mockResolvedValue({ Page });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.scrollTo = () => undefined;
});

async function follow(person: Awaited<ReturnType<typeof openPortal>>['person']) {
  const menu = await screen.findByRole('navigation', { name: 'Menu utama' });
  await person.click(within(menu).getByRole('link', { name: 'Dashboard PD' }));
}

describe('a part of the portal that cannot be fetched', () => {
  it('a question is asked in a dialog of the browser, and "no" keeps what was typed', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
    const { person, router } = await openPortal('/dashboard');
    await follow(person);
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
    expect(confirm.mock.calls[0]?.[0]).toMatch(/^Isian belum disimpan\n\n.+\n\nOK: Buang isian$/);
    expect(router.state.location.pathname).toBe('/dashboard');
    typedStillThere();
  });

  it('"yes" does what was asked', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true);
    const { person } = await openPortal('/dashboard');
    await follow(person);
    expect(await screen.findByRole('heading', { name: 'Dashboard PD' })).toBeInTheDocument();
  });

  it('a message of the catalogue is told in a dialog of the browser', async () => {
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    const { shell } = await openPortal('/dashboard');
    await screen.findByLabelText('Sasaran');
    act(() => shell.notices.alert('Error!', 'Terjadi kesalahan saat memuat data. Kode: 503'));
    await waitFor(() =>
      expect(alert).toHaveBeenCalledWith('Error!\n\nTerjadi kesalahan saat memuat data. Kode: 503'),
    );
    expect(shell.notices.dialogs()).toEqual([]);
    typedStillThere();
  });

  it('an expired session is told so too, and ends', async () => {
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    const { shell } = await openPortal('/dashboard');
    const answer = act(() => shell.notices.ask({ kind: 'session-expired' }));
    expect(await answer).toBe(false);
    expect(alert).toHaveBeenCalledWith('Session Expired!\n\nPlease log in again to continue');
  });

  it('what somebody opened is closed again and said; the page stays as it is', async () => {
    const { person, shell } = await openPortal('/dashboard');
    const reload = jest.spyOn(shell, 'reload').mockImplementation(() => undefined);
    await screen.findByLabelText('Sasaran');
    await person.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Tidak tersambungBagian ini belum dapat dimuat. Periksa sambungan lalu coba lagi.',
    );
    expect(reload).not.toHaveBeenCalled();
    typedStillThere();
  });
});

describe('a page whose script is gone', () => {
  it('is not reloaded while the browser is offline, but as soon as it is online again', async () => {
    jest.spyOn(shellPages, 'dashboard').mockRejectedValue(gone());
    const { shell, session } = await openPortal('/dashboard-pd');
    const reload = jest.spyOn(shell, 'reload').mockImplementation(() => undefined);
    const menu = await screen.findByRole('navigation', { name: 'Menu utama' });
    act(() => session.setOnline(false));
    act(() => within(menu).getByRole('link', { name: 'Dashboard' }).click());
    expect(await screen.findByRole('alert')).toHaveTextContent('Anda sedang luring');
    expect(reload).not.toHaveBeenCalled();
    act(() => session.setOnline(true));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is called neither an error nor 500, and comes when somebody tries again', async () => {
    const opening = jest.spyOn(shellPages, 'dashboard').mockRejectedValue(gone());
    const { session, person } = await openPortal('/dashboard-pd');
    const menu = await screen.findByRole('navigation', { name: 'Menu utama' });
    act(() => session.setOnline(false));
    act(() => within(menu).getByRole('link', { name: 'Dashboard' }).click());
    const place = await screen.findByRole('alert');
    expect(place).toHaveTextContent('Begitu tersambung kembali, halaman dibuka dengan sendirinya.');
    expect(screen.queryByText('500')).not.toBeInTheDocument();
    expect(screen.queryByText('Error')).not.toBeInTheDocument();
    opening.mockResolvedValue({ Page });
    await person.click(within(place).getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByLabelText('Sasaran')).toBeInTheDocument();
  });

  it('is fetched again when the connection is back, once the portal was reloaded just now', async () => {
    const opening = jest.spyOn(shellPages, 'dashboard').mockRejectedValue(gone());
    sessionStorage.setItem('selaras_dimuat_ulang', String(Date.now()));
    const { shell, session } = await openPortal('/dashboard-pd');
    const reload = jest.spyOn(shell, 'reload').mockImplementation(() => undefined);
    const menu = await screen.findByRole('navigation', { name: 'Menu utama' });
    act(() => session.setOnline(false));
    act(() => within(menu).getByRole('link', { name: 'Dashboard' }).click());
    await screen.findByRole('alert');
    opening.mockResolvedValue({ Page });
    act(() => session.setOnline(true));
    expect(await screen.findByLabelText('Sasaran')).toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
  });
});
