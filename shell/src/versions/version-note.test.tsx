import { act, screen, waitFor } from '@testing-library/react';
import { forgetBrowser, openPortal, plainShellPages } from '../testing/open-portal';

const MINUTES = 60_000;

/** Somebody publishes a remote; the open page looks five minutes later. */
async function publishWhileOpen() {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask', 'performance'] });
  const portal = await openPortal('/', { user: null });
  await portal.followVersions();
  const remotes = { mf_baru: { version: '1.0.0-a' } };
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, json: async () => ({ remotes }) });
  await act(async () => jest.advanceTimersByTime(5 * MINUTES));
  jest.useRealTimers();
  await screen.findByText('Versi baru bagian portal sudah tersedia dan dipakai begitu Anda pindah halaman.');
  return portal;
}

beforeEach(() => {
  plainShellPages();
  // Loading the page anew is beyond this browser.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  forgetBrowser();
  jest.restoreAllMocks();
});

describe('the note of a new version', () => {
  it('goes away when it is not wanted', async () => {
    const { person } = await publishWhileOpen();
    await person.click(screen.getByRole('button', { name: 'Nanti' }));
    await waitFor(() => expect(screen.queryByText(/Versi baru/)).toBeNull());
  });

  it('asks before it reloads something typed away', async () => {
    const { person } = await publishWhileOpen();
    const form = document.createElement('form');
    form.dataset.unsaved = 'true';
    document.body.append(form);
    await person.click(screen.getByRole('button', { name: 'Muat ulang' }));
    expect(await screen.findByText(/akan hilang bila Anda memuat versi baru/)).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Tetap di sini' }));
    expect(screen.getByText(/Versi baru/)).toBeInTheDocument();
    form.remove();
  });
});
