/** @jest-environment jsdom */

import type { RemoteVersion } from '@selaras/contracts';
import { act, fireEvent, render, screen } from '@testing-library/react';
// biome-ignore lint/style/noRestrictedImports: as remotes that are not made with the portal's late parts do it
import { lazy, Suspense, useState } from 'react';
import type { RemoteFailure } from './failure/failure';
import { createFederation } from './federation';
import { FederationProvider } from './federation-context';
import { registryEntry, remoteVersion } from './registry-entry.fixture';
import type { OpenRequest, PageTable, RemoteHost } from './remote-host';
import { RemotePage } from './remote-page';

const registryOf = (version: RemoteVersion) => ({ remotes: { mf_contoh: registryEntry(version) } });

const asItIs = (isLoading: boolean) => isLoading;

function show(
  pages: PageTable | ((request: OpenRequest) => PageTable),
  onFailure = jest.fn<void, [RemoteFailure]>(),
  useLoading = asItIs,
) {
  let registry = registryOf(remoteVersion('2.0.0-b', 1));
  const open = jest.fn(async (request: OpenRequest) =>
    typeof pages === 'function' ? pages(request) : pages,
  );
  const host: RemoteHost = { abilities: { platformApi: 1, shared: {} }, open };
  const federation = createFederation(registry, {
    host: async () => host,
    readRegistry: async () => registry,
  });
  const place = () => (
    <FederationProvider value={federation}>
      <p>Portal</p>
      <RemotePage
        remote="mf_contoh"
        page="daftar"
        loading={<p>Memuat</p>}
        useLoading={useLoading}
        onFailure={onFailure}
      />
    </FederationProvider>
  );
  const { rerender } = render(place());
  const publish = (version: RemoteVersion) => {
    registry = registryOf(version);
  };
  return { onFailure, open, publish, again: () => rerender(place()) };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = jest.fn().mockResolvedValue(undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('RemotePage', () => {
  it('shows that it loads, then the page', async () => {
    show({ daftar: async () => ({ Page: () => <h1>Daftar</h1> }) });
    expect(screen.getByText('Memuat')).not.toBeNull();
    expect(await screen.findByText('Daftar')).not.toBeNull();
  });

  it('goes on showing that it loads as long as its host wants it to', async () => {
    let released = false;
    const { again } = show(
      { daftar: async () => ({ Page: () => <h1>Daftar</h1> }) },
      jest.fn(),
      (isLoading) => isLoading || !released,
    );
    await act(async () => undefined);
    expect(screen.getByText('Memuat')).not.toBeNull();
    expect(screen.queryByText('Daftar')).toBeNull();
    released = true;
    again();
    expect(screen.getByText('Daftar')).not.toBeNull();
  });

  it('keeps the state of the page when the portal around it is drawn again', async () => {
    function Page() {
      const [count, setCount] = useState(0);
      return <button type="button" onClick={() => setCount(count + 1)}>{`Ditekan ${count}`}</button>;
    }
    const { again } = show({ daftar: async () => ({ Page }) });
    fireEvent.click(await screen.findByText('Ditekan 0'));
    again();
    expect(screen.getByText('Ditekan 1')).not.toBeNull();
  });

  it('puts a reason and a working retry in the place of a page that the remote does not have', async () => {
    const pages: Record<string, PageTable[string]> = {};
    const { onFailure } = show(pages);
    expect((await screen.findByRole('alert')).textContent).toContain('Contoh tidak dapat ditampilkan');
    expect(screen.getByText('Portal')).not.toBeNull();
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ code: 'HALAMAN_TIDAK_ADA' }));

    pages.daftar = async () => ({ Page: () => <h1>Daftar</h1> });
    fireEvent.click(screen.getByText('Coba lagi'));
    expect(await screen.findByText('Daftar')).not.toBeNull();
  });

  it('catches what the page throws while it is drawn, and draws it again on request', async () => {
    let broken = true;
    const Page = () => {
      if (broken) throw new Error('sengaja');
      return <h1>Daftar</h1>;
    };
    const { onFailure } = show({ daftar: async () => ({ Page }) });
    await screen.findByRole('alert');
    expect(screen.getByText('Portal')).not.toBeNull();
    expect(onFailure.mock.calls[0]?.[0]).toMatchObject({ code: 'GAGAL_TAMPIL', version: '2.0.0-b' });

    broken = false;
    fireEvent.click(screen.getByText('Coba lagi'));
    expect(await screen.findByText('Daftar')).not.toBeNull();
  });

  it('shows the version that was put in the place of one whose page throws, once it is tried again', async () => {
    const throwing = () => {
      throw new Error('sengaja');
    };
    const { open, publish } = show(({ version }) => ({
      daftar: async () => ({ Page: version.version === '2.0.0-b' ? throwing : () => <h1>Daftar</h1> }),
    }));
    await screen.findByRole('alert');
    fireEvent.click(screen.getByText('Coba lagi'));
    await screen.findByRole('alert');
    expect(open).toHaveBeenCalledTimes(1);

    publish(remoteVersion('2.0.1-c', 1));
    fireEvent.click(await screen.findByText('Coba lagi'));
    expect(await screen.findByText('Daftar')).not.toBeNull();
    expect(open.mock.calls.map(([{ version, fresh }]) => [version.version, fresh])).toEqual([
      ['2.0.0-b', false],
      ['2.0.1-c', true],
    ]);
  });

  it('shows another build of the same version, as a developer makes them', async () => {
    let isMended = false;
    const { open, publish } = show(() => {
      const Page = isMended
        ? () => <h1>Daftar</h1>
        : () => {
            throw new Error('sengaja');
          };
      return { daftar: async () => ({ Page }) };
    });
    await screen.findByRole('alert');
    isMended = true;
    const again = remoteVersion('2.0.0-b', 1);
    publish({ ...again, integrity: { ...again.integrity, 'remoteEntry.js': 'sha256-lain' } });
    fireEvent.click(screen.getByText('Coba lagi'));
    expect(await screen.findByText('Daftar')).not.toBeNull();
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('asks for a part of the page again that could not be fetched, though the remote remembers that', async () => {
    const gone = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
    const fetchPart = jest.fn(async () => ({ default: () => <p>Pemilih</p> }));
    fetchPart.mockRejectedValueOnce(gone);
    // As a module of a remote does it that is not made with the portal's late parts.
    const startRemote = (): PageTable => {
      const Part = lazy(fetchPart);
      const Page = () => (
        <Suspense>
          <Part />
        </Suspense>
      );
      return { daftar: async () => ({ Page }) };
    };
    const { open } = show(startRemote);
    await screen.findByRole('alert');
    fireEvent.click(screen.getByText('Coba lagi'));
    expect(await screen.findByText('Pemilih')).not.toBeNull();
    expect(fetchPart).toHaveBeenCalledTimes(2);
    expect(open.mock.calls.map(([{ fresh }]) => fresh)).toEqual([false, true]);
  });
});
