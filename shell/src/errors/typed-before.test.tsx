import type { Registry } from '@selaras/contracts';
import type { PageTable, RemoteHost } from '@selaras/federation';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { forgetBrowser, openPortal, plainShellPages, remoteOf } from '../testing/open-portal';

const mockPages: { now: PageTable } = { now: {} };
const mockHost: RemoteHost = {
  abilities: { platformApi: 1, shared: {} },
  open: async () => mockPages.now,
};
jest.mock('@selaras/federation', () => ({
  ...jest.requireActual('@selaras/federation'),
  federationHost: () => async () => mockHost,
}));

const manifest = remoteOf([
  { id: 'uji', path: '/uji', title: 'Uji', guard: 'auth', layout: 'default', breadcrumb: [] },
] as never);
const registry: Registry = {
  remotes: {
    mf_uji: {
      version: '1.0.0-uji',
      entry: '/remotes/mf_uji/1.0.0-uji/remoteEntry.js',
      integrity: { 'remoteEntry.js': 'sha256-uji' },
      requires: { platformApi: 1, shared: {} },
      preload: {},
      manifest,
      fallback: null,
    },
  },
};

const gone = () => Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

function Lost(): never {
  throw gone();
}

/** A page that loses a part of itself when it is pressed, as a part of another's making may do. */
function Page() {
  const [text, setText] = useState('');
  const [lost, setLost] = useState(false);
  return (
    <form data-unsaved={text !== ''}>
      <input aria-label="Sasaran" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={() => setLost(true)}>
        Pilih
      </button>
      {lost && <Lost />}
    </form>
  );
}

async function openAndLose(typed: string) {
  const portal = await openPortal('/uji', { registry });
  const reload = jest.spyOn(portal.shell, 'reload').mockImplementation(() => undefined);
  const field = await screen.findByLabelText('Sasaran');
  if (typed !== '') await portal.person.type(field, typed);
  await portal.person.click(screen.getByRole('button', { name: 'Pilih' }));
  return { ...portal, reload };
}

beforeEach(() => {
  forgetBrowser();
  plainShellPages();
  mockPages.now = { uji: async () => ({ Page }) };
  globalThis.fetch = jest.fn().mockResolvedValue(new Response());
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.scrollTo = () => undefined;
});

describe('a page that fails for a part that cannot be fetched', () => {
  it('is reloaded once when nothing was typed in it', async () => {
    const { reload } = await openAndLose('');
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it('is not reloaded unasked when something was, though its form is gone; "no" leaves a working retry', async () => {
    const { reload, person } = await openAndLose('Turunnya stunting');
    const question = await screen.findByRole('alertdialog', { name: 'Isian belum disimpan' });
    expect(screen.queryByLabelText('Sasaran')).not.toBeInTheDocument();
    await person.click(within(question).getByRole('button', { name: 'Tetap di sini' }));
    const place = await screen.findByRole('alert');
    expect(reload).not.toHaveBeenCalled();
    await person.click(within(place).getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByLabelText('Sasaran')).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is reloaded when the answer is yes', async () => {
    const { reload, person } = await openAndLose('Turunnya stunting');
    const question = await screen.findByRole('alertdialog', { name: 'Isian belum disimpan' });
    await person.click(within(question).getByRole('button', { name: 'Buang isian' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });
});
