import { apiClient, dashboardEndpoints, sessionEndpoints } from '@selaras/api-client';
import type { FakeAnswer } from '@selaras/api-client/testing';
import { useMutation, useQuery } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { kabupaten } from './dashboard/dashboard.fixture';
import { pages as shellPages } from './pages';
import { forgetBrowser, openPortal, plainShellPages } from './testing/open-portal';

const problem = (status: number, pesan = 'Pesan server'): FakeAnswer => ({
  status,
  data: { type: 'about:blank', title: 'Uji', status, kode: 'UJI', pesan },
});

/** A page that reads one list and saves one form. */
function Page() {
  const [typed, setTyped] = useState('');
  const list = useQuery({
    queryKey: ['uji'],
    queryFn: () => apiClient.request(dashboardEndpoints.getDashboard, { query: {} }),
  });
  const save = useMutation({ mutationFn: () => apiClient.request(sessionEndpoints.endSessions, {}) });
  return (
    <form data-unsaved={typed !== ''}>
      <h1>Isian</h1>
      <p>{list.status}</p>
      <input aria-label="Sasaran" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <button type="button" onClick={() => save.mutate()}>
        Simpan
      </button>
      <p>{save.isSuccess && 'Tersimpan'}</p>
    </form>
  );
}

const ok: FakeAnswer = { data: { data: kabupaten } };
const open = (read: FakeAnswer, save: FakeAnswer | (() => FakeAnswer) = { status: 204 }) =>
  openPortal('/dashboard', { answers: { '/dashboard': read, '/sessions': save } });

async function typeAndSave(person: Awaited<ReturnType<typeof open>>['person']) {
  await person.type(await screen.findByLabelText('Sasaran'), 'Turunnya stunting');
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
}
const typedStillThere = () => expect(screen.getByLabelText('Sasaran')).toHaveValue('Turunnya stunting');

beforeEach(() => {
  forgetBrowser();
  plainShellPages();
  jest.spyOn(shellPages, 'dashboard').mockResolvedValue({ Page });
  window.scrollTo = () => undefined;
});

describe('the error catalogue', () => {
  it('500 and above: dialog "Error!" with the code; the page stays', async () => {
    const { person } = await open(ok, problem(503));
    await typeAndSave(person);
    const dialog = await screen.findByRole('alertdialog', { name: 'Error!' });
    expect(dialog).toHaveTextContent('Terjadi kesalahan saat memuat data. Kode: 503');
    await person.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    typedStillThere();
  });

  it('422: red toast "Oops..." with its code', async () => {
    await open(problem(422));
    const toast = await screen.findByRole('alert');
    expect(toast).toHaveTextContent('Oops...Gagal memuat, data tidak sesuai. Kode: 422');
    expect(toast.closest('[data-toast]')).toHaveAttribute('data-toast', 'danger');
  });

  it('403 of a read: 403 page with the message of the server, gone with the next navigation', async () => {
    const { person } = await open(problem(403, 'Perangkat daerah ini sedang ditutup'));
    expect(await screen.findByRole('heading', { name: 'Perangkat daerah ini sedang ditutup' })).toBeVisible();
    expect(screen.getByText('403')).toBeVisible();
    expect(screen.queryByText('Isian')).not.toBeInTheDocument();
    const menu = screen.getByRole('navigation', { name: 'Menu utama' });
    await person.click(within(menu).getByRole('link', { name: 'Dashboard PD' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard PD' })).toBeVisible();
    expect(screen.queryByText('403')).not.toBeInTheDocument();
  });

  it('403 of a save: the same page, and a way back to what was typed', async () => {
    const { person } = await open(ok, problem(403, 'Di luar satuan kerja Anda'));
    await typeAndSave(person);
    await screen.findByRole('heading', { name: 'Di luar satuan kerja Anda' });
    await person.click(screen.getByRole('button', { name: 'Kembali ke isian' }));
    expect(screen.getByLabelText('Sasaran')).toBeVisible();
    typedStillThere();
  });

  it('other refusals of a save: the reason in a toast', async () => {
    const { person } = await open(ok, problem(409, 'Sudah ada'));
    await typeAndSave(person);
    expect(await screen.findByRole('alert')).toHaveTextContent('Belum tersimpanSudah ada');
    typedStillThere();
  });
});

describe('an expired session', () => {
  const expired = () => {
    let calls = 0;
    return () => {
      calls += 1;
      return calls === 1 ? problem(401) : { status: 204 };
    };
  };

  it('warns, lets the user sign in in place, keeps the input and sends the save once more', async () => {
    const { person, sent } = await open(ok, expired());
    await typeAndSave(person);
    const warning = await screen.findByRole('alertdialog', { name: 'Session Expired!' });
    expect(warning).toHaveTextContent('Please log in again to continue');
    await person.type(within(warning).getByLabelText('Kata sandi'), 'rahasia');
    await person.click(within(warning).getByRole('button', { name: 'Masuk lagi' }));
    expect(await screen.findByText('Tersimpan')).toBeInTheDocument();
    typedStillThere();
    const saves = sent.filter(({ url }) => url === '/api/sessions');
    expect(saves.map(({ headers }) => headers.Authorization)).toEqual([
      'Bearer token-lama',
      'Bearer token-baru',
    ]);
    expect(sent.find(({ url }) => url === '/api/login')?.body).toMatchObject({ username: 'dinkes' });
    expect(document.cookie).toContain('selaras_token=token-baru');
  });

  it('tells a wrong password beside the field and goes on waiting', async () => {
    const { person, router } = await openPortal('/dashboard', {
      answers: {
        '/dashboard': ok,
        '/sessions': expired(),
        '/login': problem(401, 'Nama pengguna atau kata sandi salah.'),
      },
    });
    await typeAndSave(person);
    const warning = await screen.findByRole('alertdialog', { name: 'Session Expired!' });
    await person.type(within(warning).getByLabelText('Kata sandi'), 'salah{Enter}');
    expect(await within(warning).findByText('Nama pengguna atau kata sandi salah.')).toBeInTheDocument();
    await person.click(within(warning).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('on OK logs out, goes to /login and brings him back to this page afterwards', async () => {
    const { person, router } = await open(problem(401));
    const warning = await screen.findByRole('alertdialog', { name: 'Session Expired!' });
    await person.click(within(warning).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(document.cookie).not.toContain('selaras_token');
    expect(localStorage.getItem('selaras_redirect')).toBe('/dashboard');
  });
});

describe('something unsaved', () => {
  const follow = async (person: Awaited<ReturnType<typeof open>>['person']) => {
    const menu = screen.getByRole('navigation', { name: 'Menu utama' });
    await person.click(within(menu).getByRole('link', { name: 'Dashboard PD' }));
    return screen.findByRole('alertdialog', { name: 'Isian belum disimpan' });
  };

  it('is not left without asking; staying keeps it', async () => {
    const { person, router } = await open(ok);
    await person.type(await screen.findByLabelText('Sasaran'), 'Turunnya stunting');
    const question = await follow(person);
    await person.click(within(question).getByRole('button', { name: 'Tetap di sini' }));
    expect(router.state.location.pathname).toBe('/dashboard');
    typedStillThere();
  });

  it('is left when the user says so', async () => {
    const { person } = await open(ok);
    await person.type(await screen.findByLabelText('Sasaran'), 'x');
    await person.click(within(await follow(person)).getByRole('button', { name: 'Buang isian' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard PD' })).toBeInTheDocument();
  });

  it('is asked about before another year, logging out, and closing the tab', async () => {
    const { person, session } = await open(ok);
    await person.type(await screen.findByLabelText('Sasaran'), 'x');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Tahun kinerja' }), '2025');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('mengganti tahun kinerja');
    await person.click(within(question).getByRole('button', { name: 'Tetap di sini' }));
    expect(session.state().tahunKinerja).toBe(2024);
    const closing = new Event('beforeunload', { cancelable: true });
    act(() => void window.dispatchEvent(closing));
    expect(closing.defaultPrevented).toBe(true);
  });
});

describe('a page that throws', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('shows status 500 and the message "Error" inside the layout', async () => {
    jest.spyOn(shellPages, 'dashboard').mockResolvedValue({
      Page: () => {
        throw new TypeError('x is undefined');
      },
    });
    await openPortal('/dashboard');
    expect(await screen.findByRole('heading', { name: 'Error' })).toBeInTheDocument();
    expect(screen.getByText('500')).toBeInTheDocument();
    expect(screen.queryByText(/undefined/)).not.toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Menu utama' })).toBeInTheDocument();
  });

  it('reloads once when its chunk is gone', async () => {
    const gone = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
    jest.spyOn(shellPages, 'dashboard').mockRejectedValue(gone);
    await openPortal('/dashboard');
    expect(await screen.findByText('Memuat ulang halaman...')).toBeInTheDocument();
    expect(sessionStorage.getItem('selaras_dimuat_ulang')).toMatch(/^\d+$/);
  });
});
