import { ReadableStream, type ReadableStreamDefaultController } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import { apiClient } from '@selaras/api-client';
import { type FakeAnswer, fakeNetwork, problem, type SentRequest } from '@selaras/api-client/testing';
import { diagramConstants, shellConstants } from '@selaras/domain';
import { guest as anybody, createTestPortal, PortalAround } from '@selaras/portal/testing';
import { ToastProvider } from '@selaras/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { planner } from '../diagram/context/testing/page-around';
import { fakeContext } from '../testing/fake-canvas';
import { generatedTree, shapes } from '../testing/generated-tree';
import { CascadingPage } from './cascading-page';
import { type PageKind, pageKinds } from './page-kind';

/** The public sees another year than who plans. */
const guest = { ...anybody, tahunPublik: 2024 };

const empty = { ...generatedTree(shapes.kecil), data: [] };

const emptyTree: FakeAnswer = { data: empty };

beforeAll(() => {
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  const fonts = { check: () => true, load: async () => [], addEventListener() {}, removeEventListener() {} };
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(fakeContext() as never);
});

/** The page against a network that answers every tree call with `answer`. */
function open(
  kind: PageKind,
  {
    session = guest,
    address = '/',
    answer = emptyTree,
    overFetch = false,
    arrives = async (): Promise<unknown> => undefined,
  } = {},
) {
  const asked: SentRequest[] = [];
  const { adapter } = fakeNetwork(async (request) => {
    if (request.url.includes('option')) return { data: [{ value: 1012, label: 'Dinas Kesehatan' }] };
    asked.push(request);
    await arrives();
    return answer;
  });
  apiClient.configure({
    getTahunKinerja: () => session.tahunKinerja,
    getTahunPublik: () => session.tahunPublik,
    adapter: overFetch ? undefined : adapter,
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter([{ path: '*', element: <CascadingPage kind={kind} /> }], {
    initialEntries: [address],
  });
  const portal = createTestPortal({ session });
  const { container } = render(
    <QueryClientProvider client={client}>
      <PortalAround portal={portal}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </PortalAround>
    </QueryClientProvider>,
  );
  const state = () => container.querySelector('[data-state]')?.getAttribute('data-state');
  /** Somebody else signs in in another tab: his session is told, and what was read is forgotten. */
  const signIn = (user: typeof planner) =>
    act(async () => {
      portal.change({ user });
      client.clear();
    });
  return { asked, state, client, signIn };
}

const { loadingMinMs } = diagramConstants;
/** A sign of loading is seen as late as the loading bar. */
const SIGN_AFTER_MS = shellConstants.loadingBar.throttleMs;

const STILL_COMING = 'Bagian lain pohon masih dimuat…';

/** Answers every `fetch` with one body, which comes piece by piece. */
function streamed() {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const body = new ReadableStream<Uint8Array>({
    start: (own) => {
      controller = own;
    },
  });
  const fetch = async () => ({ ok: true, status: 200, statusText: '', headers: new Map(), body });
  Object.assign(globalThis, { fetch, TextDecoder });
  return {
    send: (text: string) => controller?.enqueue(encoder.encode(text)),
    end: () => controller?.close(),
  };
}

describe('a cascading page', () => {
  it('asks for a unit on the public micro page, and fetches nothing before', async () => {
    const { asked, state } = open(pageKinds['publik-mikro']);
    expect(await screen.findByText('Pilih satuan kerja terlebih dahulu')).toBeVisible();
    expect(state()).toBe('ready');
    expect(asked).toEqual([]);
    expect(await screen.findByLabelText('Satuan kerja', { exact: false })).toBeInTheDocument();
  });

  it('shows the whole regency on the macro page without a unit', async () => {
    const { asked } = open(pageKinds.makro, { session: { ...guest, user: planner } });
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({ url: '/api/cascading', params: { satuan_kerja_id: undefined } });
    expect(asked[0]?.headers['Default-Key-Tahun-Kinerja']).toBe('2025');
  });

  it('starts the micro page with the user’s own unit', async () => {
    const { asked } = open(pageKinds.mikro, { session: { ...guest, user: planner } });
    await waitFor(() => expect(asked[0]?.params).toEqual({ satuan_kerja_id: 1012 }));
  });

  it('asks a user who sees all units which one he means', async () => {
    open(pageKinds.mikro, { session: { ...guest, user: { ...planner, role_id: 1, satuan_kerja_id: null } } });
    expect(await screen.findByText('Pilih satuan kerja terlebih dahulu')).toBeVisible();
  });

  it('takes the unit from the address, and the public year for public pages', async () => {
    const { asked } = open(pageKinds['publik-mikro'], { address: '/?satuan_kerja_id=1013' });
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({
      url: '/api/public-display/cascading',
      params: { satuan_kerja_id: 1013 },
    });
    expect(asked[0]?.headers['Default-Key-Tahun-Kinerja-Public']).toBe('2024');
  });

  it('says which year has no data, and is ready then', async () => {
    const { state } = open(pageKinds.arsitektur);
    expect(await screen.findByText('Belum ada data cascading tahun 2024')).toBeVisible();
    expect(state()).toBe('ready');
    expect(screen.getByRole('heading', { level: 1, name: 'Arsitektur Kinerja' })).toBeVisible();
  });

  describe('with an answer that comes once the sign of loading is seen', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    const FRAME = 16;
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    const sign = () => screen.queryByText('Sedang memuat data...');
    const openSlowly = async (kind: PageKind, answer?: FakeAnswer) => {
      const page = open(kind, {
        ...(answer && { answer }),
        arrives: () => new Promise((resolve) => setTimeout(resolve, SIGN_AFTER_MS + 2 * FRAME)),
      });
      await pass(SIGN_AFTER_MS + 4 * FRAME);
      return page;
    };

    it('keeps that sign for its moment', async () => {
      await openSlowly(pageKinds.arsitektur);
      expect(sign()).toBeVisible();
      expect(screen.queryByText('Belum ada data cascading tahun 2024')).not.toBeInTheDocument();
      await pass(loadingMinMs);
      expect(screen.getByText('Belum ada data cascading tahun 2024')).toBeVisible();
    });

    it('makes the diagram beneath it, and is ready once that is seen', async () => {
      const { state } = await openSlowly(pageKinds.makro, { data: generatedTree(shapes.kecil) });
      const diagram = () => document.querySelector('[aria-roledescription=diagram]');
      expect(sign()).toBeVisible();
      expect(diagram()).toBeInTheDocument();
      expect(diagram()).not.toBeVisible();
      expect(state()).toBe('loading');
      await pass(loadingMinMs);
      expect(sign()).not.toBeInTheDocument();
      expect(diagram()).toBeVisible();
    });
  });

  it('draws what has come of a large tree, and says so until the rest is there', async () => {
    const { data, meta } = generatedTree({ ...shapes.sepuluhRibu, sub: 12 });
    const goals = data.map((goal) => JSON.stringify(goal)).join(',\n');
    const cut = goals.lastIndexOf('\n');
    const answer = streamed();
    open(pageKinds.makro, { overFetch: true });
    answer.send(`{"data":[\n${goals.slice(0, cut)}\n`);
    expect(await screen.findByText(STILL_COMING)).toBeVisible();
    expect(document.querySelector('[data-state]')).toHaveAttribute('aria-busy', 'true');
    answer.send(`${goals.slice(cut)}\n],"meta":${JSON.stringify(meta)}}`);
    answer.end();
    await waitFor(() => expect(screen.queryByText(STILL_COMING)).not.toBeInTheDocument());
    expect(document.querySelector('[aria-roledescription=diagram]')).toBeInTheDocument();
  });

  it('shows nobody the part of a large tree that came for another reader', async () => {
    const { data } = generatedTree({ ...shapes.sepuluhRibu, sub: 12 });
    const answer = streamed();
    const { signIn } = open(pageKinds.makro, { overFetch: true, session: { ...guest, user: planner } });
    answer.send(`{"data":[\n${data.map((goal) => JSON.stringify(goal)).join(',\n')},\n`);
    expect(await screen.findByText(STILL_COMING)).toBeVisible();
    streamed();
    await signIn({ ...planner, id: planner.id + 1 });
    expect(screen.queryByText(STILL_COMING)).not.toBeInTheDocument();
    expect(document.querySelector('[aria-roledescription=diagram]')).not.toBeInTheDocument();
    expect(screen.getByText('Sedang memuat data...')).toBeVisible();
  });

  it('says that loading failed where the line breaks within a large tree', async () => {
    const { data } = generatedTree({ ...shapes.sepuluhRibu, sub: 12 });
    const answer = streamed();
    const { state } = open(pageKinds.makro, { overFetch: true });
    answer.send(`{"data":[\n${data.map((goal) => JSON.stringify(goal)).join(',\n')},\n`);
    expect(await screen.findByText(STILL_COMING)).toBeVisible();
    answer.end();
    expect(await screen.findByText('Pohon kinerja gagal dimuat')).toBeVisible();
    expect(state()).toBe('error');
  });

  it('says when loading fails, and loads again when asked', async () => {
    const { asked, state } = open(pageKinds.makro, { answer: problem(500, 'KESALAHAN_SERVER') });
    expect(await screen.findByText('Pohon kinerja gagal dimuat')).toBeVisible();
    expect(state()).toBe('error');
    const before = asked.length;
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  });

  it('offers the budget recap only of a unit', async () => {
    open(pageKinds['publik-makro']);
    await screen.findByText(/Belum ada data/);
    expect(screen.queryByRole('button', { name: 'Rekap Anggaran' })).not.toBeInTheDocument();
  });

  it.each([{ data: null }, { data: {} }])(
    'says that there is nothing when the answer is %j',
    async (part) => {
      const { state } = open(pageKinds.makro, { answer: { foreign: true, data: { ...empty, ...part } } });
      expect(await screen.findByText(/Belum ada data cascading/)).toBeVisible();
      expect(state()).toBe('ready');
    },
  );

  it('says that a tree of rubbish cannot be read', async () => {
    const { state } = open(pageKinds.makro, {
      answer: { foreign: true, data: { ...empty, data: [7, null, 'x'] } },
    });
    expect(await screen.findByText('Data pohon kinerja tidak dapat dibaca')).toBeVisible();
    expect(state()).toBe('ready');
  });
});
