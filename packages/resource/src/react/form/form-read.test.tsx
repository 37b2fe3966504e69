import { apiClient, invalidate } from '@selaras/api-client';
import { type FakeAnswer, fakeNetwork, problem, type SentRequest } from '@selaras/api-client/testing';
import { PortalAround } from '@selaras/portal/testing';
import { ToastProvider } from '@selaras/ui';
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { type NavigateFunction, Route, MemoryRouter as Router, Routes, useNavigate } from 'react-router-dom';
import { arsipDetail, arsipForm, DetailPage, FormPage } from '../../example/arsip-pages.fixture';
import { unitStaff } from '../../testing/sessions';
import { prepareDetail } from '../detail';
import { formPage, prepareForm } from './form-page';

const rowOf = (id: number, perihal: string, versi = 1) => ({
  id,
  versi,
  kemampuan: { ubah: true, hapus: true, riwayat: false },
  nomor: `005/${id}`,
  sifat: 'biasa',
  perihal,
  lembar: 1,
  anak: [],
});

const partForm = { ...arsipForm, title: 'Ubah sebagian' };
const PartPage = formPage(partForm);

/** A portal of three pages of one entity, each opened as the shell does it: asked for first, then drawn. */
function portal({ strict = false } = {}) {
  const perihal = new Map([
    [1, 'Undangan'],
    [2, 'Edaran'],
  ]);
  let broken = false;
  const answer = ({ url, method, body }: SentRequest): FakeAnswer => {
    const id = Number(url.split('/').at(-1));
    if (broken) return { ...problem(500, 'GALAT'), foreign: true };
    if (method === 'PUT') perihal.set(id, (body as { perihal: string }).perihal);
    const words = perihal.get(id);
    if (words === undefined) return { ...problem(404, 'TIDAK_DITEMUKAN'), foreign: true };
    return { data: { data: rowOf(id, words) }, foreign: true };
  };
  const network = fakeNetwork(answer);
  apiClient.configure({
    adapter: network.adapter,
    getToken: () => 'token',
    pause: async () => undefined,
  });
  const told: Error[] = [];
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => void told.push(error) }),
    defaultOptions: { queries: { retry: false, staleTime: 30_000 } },
  });
  let navigate: NavigateFunction = () => undefined;
  const Compass = () => {
    navigate = useNavigate();
    return null;
  };
  const Mode = strict ? StrictMode : 'div';
  render(
    <Mode>
      <QueryClientProvider client={queries}>
        <PortalAround session={unitStaff}>
          <ToastProvider>
            <Router initialEntries={['/lain']}>
              <Compass />
              <Routes>
                <Route path="/arsip/:id/edit" element={<FormPage />} />
                <Route path="/arsip/:id/sebagian" element={<PartPage />} />
                <Route path="/arsip/:id" element={<DetailPage />} />
                <Route path="*" element="Halaman lain" />
              </Routes>
            </Router>
          </ToastProvider>
        </PortalAround>
      </QueryClientProvider>
    </Mode>,
  );
  const go = (address: string) => act(async () => navigate(address));
  const ask = (id: number, form = arsipForm) => prepareForm(form)({ queries, params: { id: String(id) } });
  return {
    queries,
    told,
    reads: () => network.sent.filter(({ method }) => method === 'GET').length,
    /** Somebody else saves the row. */
    change: (id: number, words: string) => perihal.set(id, words),
    breakDown: (isBroken: boolean) => {
      broken = isBroken;
    },
    ask,
    go,
    edit: async (id: number) => {
      await ask(id);
      await go(`/arsip/${id}/edit?kembali=/arsip/${id}`);
    },
    show: async (id: number) => {
      await prepareDetail(arsipDetail)({ queries, params: { id: String(id) } });
      await go(`/arsip/${id}`);
    },
    leave: () => go('/lain'),
  };
}

const typed = () => screen.findByRole('textbox', { name: /Perihal/ });
const holds = async (words: string) => waitFor(async () => expect(await typed()).toHaveValue(words));

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

describe('what a form begins with', () => {
  it.each([false, true])(
    'is asked for once, and drawn with the page at once (strict: %s)',
    async (strict) => {
      const { edit, reads } = portal({ strict });
      await edit(1);
      expect(screen.getByRole('textbox', { name: /Perihal/ })).toHaveValue('Undangan');
      expect(reads()).toBe(1);
    },
  );

  it('is asked for once while it is still on its way as the page is drawn', async () => {
    const { ask, go, reads } = portal();
    const asked = ask(1);
    await go('/arsip/1/edit');
    await act(() => asked);
    await holds('Undangan');
    expect(reads()).toBe(1);
  });

  it('is never what another page has read before', async () => {
    const { show, edit, change, reads } = portal();
    await show(1);
    expect(await screen.findAllByText('Undangan')).not.toHaveLength(0);
    change(1, 'Undangan baru');
    await edit(1);
    expect(screen.getByRole('textbox', { name: /Perihal/ })).toHaveValue('Undangan baru');
    expect(reads()).toBe(2);
  });

  it.each([
    ['asked for ahead', true],
    ['drawn without', false],
  ])('is read anew when the page is opened again: %s', async (_how, isAsked) => {
    const { edit, go, leave, change, reads } = portal();
    await edit(1);
    await holds('Undangan');
    await leave();
    change(1, 'Undangan baru');
    if (isAsked) await edit(1);
    else await go('/arsip/1/edit');
    await holds('Undangan baru');
    expect(reads()).toBe(2);
  });

  it('is read anew when it was asked for and its page was never drawn', async () => {
    const { ask, edit, change, reads } = portal();
    await ask(1);
    change(1, 'Undangan baru');
    await edit(1);
    await holds('Undangan baru');
    expect(reads()).toBe(2);
  });

  it('is read anew when something was written since it was asked for', async () => {
    const { queries, ask, go, change } = portal();
    await ask(1);
    change(1, 'Undangan baru');
    invalidate(queries);
    await go('/arsip/1/edit');
    await holds('Undangan baru');
  });

  it('is forgotten after a while when its page was never drawn', async () => {
    jest.useFakeTimers();
    const { queries, ask } = portal();
    await ask(1);
    expect(queries.getQueryCache().getAll()).toHaveLength(1);
    jest.advanceTimersByTime(10_000);
    expect(queries.getQueryCache().getAll()).toEqual([]);
  });

  it('stays under what is typed when the page is asked for again', async () => {
    const { ask, edit, change, reads } = portal();
    await edit(1);
    await userEvent.type(await typed(), ' rapat');
    change(1, 'Undangan baru');
    await act(() => ask(1));
    await holds('Undangan rapat');
    expect(reads()).toBe(1);
  });

  it('is read anew by another form of the same row', async () => {
    const { ask, go, edit, change } = portal();
    await edit(1);
    await holds('Undangan');
    change(1, 'Undangan baru');
    await act(() => ask(1, partForm));
    await go('/arsip/1/sebagian');
    expect(screen.getByRole('heading', { name: 'Ubah sebagian' })).toBeInTheDocument();
    await holds('Undangan baru');
  });

  it('is that of the last of two rows that are opened quickly after each other', async () => {
    const { ask, go, reads } = portal();
    const asked = [ask(1), ask(2)];
    await go('/arsip/1/edit');
    await go('/arsip/2/edit');
    await act(() => Promise.all(asked));
    await holds('Edaran');
    expect(screen.queryByDisplayValue('Undangan')).not.toBeInTheDocument();
    expect(reads()).toBe(2);
  });

  it('leads from one row to another without a word of the first', async () => {
    const { edit, reads } = portal();
    await edit(1);
    await userEvent.type(await typed(), ' rapat');
    await edit(2);
    await holds('Edaran');
    expect(reads()).toBe(2);
  });
});

describe('what a form should begin with, and cannot be read,', () => {
  it('is told once, and read by who tries again', async () => {
    const { edit, breakDown, told, reads } = portal();
    breakDown(true);
    await edit(1);
    expect(await screen.findByText('Arsip gagal dimuat')).toBeInTheDocument();
    const failed = reads();
    expect(told).toHaveLength(1);
    breakDown(false);
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await holds('Undangan');
    expect(reads()).toBe(failed + 1);
  });

  it('is asked for anew when the page is opened again', async () => {
    const { edit, leave, breakDown } = portal();
    breakDown(true);
    await edit(1);
    expect(await screen.findByText('Arsip gagal dimuat')).toBeInTheDocument();
    await leave();
    breakDown(false);
    await edit(1);
    await holds('Undangan');
  });

  it('is never replaced by what was read before', async () => {
    const { show, edit, leave, go, breakDown } = portal();
    await show(1);
    await edit(1);
    await holds('Undangan');
    await leave();
    breakDown(true);
    await go('/arsip/1/edit');
    expect(await screen.findByText('Arsip gagal dimuat')).toBeInTheDocument();
    expect(screen.queryByDisplayValue('Undangan')).not.toBeInTheDocument();
  });
});

it('a row that was saved is asked for once by the page that the form leads to', async () => {
  const { edit, reads } = portal();
  await edit(1);
  await userEvent.type(await typed(), ' rapat');
  const before = reads();
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Arsip disimpan')).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByText('Undangan rapat')).not.toHaveLength(0));
  await waitFor(() => expect(reads() - before).toBeGreaterThan(0));
  expect(reads() - before).toBe(1);
});
