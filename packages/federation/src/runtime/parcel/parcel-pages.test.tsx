/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createFederation } from '../federation';
import { FederationProvider } from '../federation-context';
import { registryEntry, remoteVersion } from '../registry-entry.fixture';
import type { RemoteHost } from '../remote-host';
import { RemotePage } from '../remote-page';
import { parcelPages } from './parcel-pages';

interface Given {
  readonly domElement: HTMLElement;
  readonly page: string;
  readonly tahunKinerja: number;
}

const draw = async ({ domElement, page, tahunKinerja }: Given) => {
  domElement.textContent = `${page} tahun ${tahunKinerja}`;
};
const clear = jest.fn(async ({ domElement }: Given) => {
  domElement.textContent = '';
});

const registry = { remotes: { mf_contoh: registryEntry(remoteVersion('2.0.0-b')) } };

/** A page of a foreign remote in a portal whose year can be changed, and which can leave the page. */
function show(lifecycles: object) {
  const host: RemoteHost = {
    abilities: { platformApi: 1, shared: {} },
    open: async ({ onStep }) => {
      onStep('expose');
      return parcelPages(lifecycles, ['rinci']);
    },
  };
  let tahunKinerja = 2024;
  const federation = createFederation(registry, {
    host: async () => host,
    readRegistry: async () => registry,
    useParcelProps: () => ({ tahunKinerja }),
  });
  const place = (opened: boolean) => (
    <FederationProvider value={federation}>
      {opened ? <RemotePage remote="mf_contoh" page="rinci" /> : <p>Beranda</p>}
    </FederationProvider>
  );
  const { rerender } = render(place(true));
  return {
    leave: () => rerender(place(false)),
    chooseYear: (tahun: number) => {
      tahunKinerja = tahun;
      rerender(place(true));
    },
  };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = jest.fn().mockResolvedValue(undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('a page of another framework', () => {
  it('is drawn in its place with what the portal hands it, follows changes, and is taken away', async () => {
    const { leave, chooseYear } = show({ mount: draw, update: draw, unmount: clear });
    expect(await screen.findByText('rinci tahun 2024')).not.toBeNull();
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    chooseYear(2025);
    expect(await screen.findByText('rinci tahun 2025')).not.toBeNull();
    leave();
    expect(screen.getByText('Beranda')).not.toBeNull();
    await waitFor(() => expect(clear).toHaveBeenCalledTimes(1));
  });

  it.each(['bootstrap', 'mount'])(
    'that fails in %s gets the panel, and another try on request',
    async (step) => {
      let broken = true;
      const fail = async () => {
        if (broken) throw new Error('sengaja');
      };
      const mount = async (given: Given) => {
        if (step === 'mount') await fail();
        await draw(given);
      };
      show({ bootstrap: step === 'bootstrap' ? fail : [], mount, unmount: clear });
      expect((await screen.findByRole('alert')).dataset.remoteFailure).toBe('GAGAL_TAMPIL');
      broken = false;
      fireEvent.click(screen.getByText('Coba lagi'));
      expect(await screen.findByText('rinci tahun 2024')).not.toBeNull();
    },
  );

  it('that fails while it follows a change gets the panel', async () => {
    const update = () => Promise.reject(new Error('sengaja'));
    const { chooseYear } = show({ mount: draw, update, unmount: clear });
    await screen.findByText('rinci tahun 2024');
    chooseYear(2025);
    expect((await screen.findByRole('alert')).dataset.remoteFailure).toBe('GAGAL_TAMPIL');
  });

  it('without lifecycles is told as incomplete', async () => {
    jest.useFakeTimers();
    try {
      show({ mulai: draw });
      await act(() => jest.advanceTimersByTimeAsync(7000));
      expect(screen.getByRole('alert').dataset.remoteFailure).toBe('ISI_TIDAK_LENGKAP');
    } finally {
      jest.useRealTimers();
    }
  });
});
