import type { FakeAnswer, SentRequest } from '@selaras/api-client/testing';
import { superUser } from '@selaras/resource/testing';
import { kemiskinan } from '@selaras/ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../testing/open-page';
import { rapatDraft } from './rapat-draft';

const cards = ({ url }: SentRequest): FakeAnswer => ({
  data: url.includes('/option/')
    ? []
    : url.includes('iku')
      ? { data: [], current_page: 1, total: 0, per_page: 20 }
      : { data: [kemiskinan] },
});
const here = '/display-makro/capaian-kinerja-pemda';
const three = 'makro.capaian-kinerja-pemda,mikro.renstra?satuan_kerja_id=1012,makro.rpjmd';
const rapat = (list: string, ke?: number) =>
  new URLSearchParams({ rapat: list, ...(ke !== undefined && { rapat_ke: String(ke) }) }).toString();

const address = () => screen.getByRole('status', { name: 'alamat' }).textContent ?? '';
const inAddress = (name: string) => new URLSearchParams(address().replace(/^[^?]*/, '')).get(name);
const controls = () => screen.findByRole('group', { name: 'Kendali rapat' });

beforeEach(() => {
  sessionStorage.clear();
  rapatDraft.set('');
});

it('one press shows the page to the meeting; Escape leads back to where the focus was', async () => {
  const { user } = await openPage(here, cards, superUser);
  const button = await screen.findByRole('button', { name: 'Mode rapat' });
  await user.click(button);
  expect(inAddress('rapat')).toBe('');
  expect(within(await controls()).getByText('Satu halaman')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mode rapat' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(address()).toBe(here);
  expect(screen.getByRole('button', { name: 'Mode rapat' })).toHaveFocus();
});

it('Alt R does the same, and gives the focus back to what had it', async () => {
  const { user } = await openPage(here, cards, superUser);
  const print = await screen.findByRole('button', { name: 'Cetak' });
  act(() => print.focus());
  fireEvent.keyDown(print, { code: 'KeyR', key: '®', altKey: true });
  await controls();
  await user.click(screen.getByRole('button', { name: 'Keluar' }));
  expect(print).toHaveFocus();
});

it('where the whole screen is refused, the presentation fills the window', async () => {
  const refused = jest.fn().mockRejectedValue(new TypeError('Permissions check failed'));
  Object.assign(document.documentElement, { requestFullscreen: refused });
  const { user } = await openPage(here, cards, superUser);
  await user.click(await screen.findByRole('button', { name: 'Mode rapat' }));
  expect(refused).toHaveBeenCalledTimes(1);
  expect(await controls()).toBeVisible();
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
});

it('an address opens its presentation at its page and says where it stands', async () => {
  await openPage(`${here}?${rapat(three, 1)}`, cards, superUser);
  expect(within(await controls()).getByText('1 dari 3')).toBeInTheDocument();
  expect(screen.getByText('1 dari 3: Capaian Kinerja Pemda')).toHaveAttribute('role', 'status');
});

it.each(['{PageDown}', '{ArrowRight}'])('%s goes on to the next page with its own selection', async (key) => {
  const { user } = await openPage(`${here}?${rapat(three, 1)}`, cards, superUser);
  await controls();
  await user.keyboard(key);
  expect(address()).toMatch(/^\/display-mikro\/renstra\?/);
  expect(inAddress('satuan_kerja_id')).toBe('1012');
  expect([inAddress('rapat'), inAddress('rapat_ke')]).toEqual([three, '2']);
});

it('Page Up goes back; before the first page it stays', async () => {
  const { user } = await openPage(`${here}?${rapat(`makro.rpjmd,${three}`, 2)}`, cards, superUser);
  await controls();
  await user.keyboard('{PageUp}');
  expect(address()).toMatch(/^\/display-makro\/rpjmd\?/);
});

it('skips what the reader may not open and what does not exist, and says so', async () => {
  const list = 'publik-makro.capaian-kinerja-pemda,makro.rpjmd,//lain.example/x,publik-makro.rpjmd';
  const path = '/public-display/display-makro/capaian-kinerja-pemda';
  const guest = { ...superUser, user: null };
  const { user } = await openPage(`${path}?${rapat(list, 1)}`, cards, guest);
  expect(within(await controls()).getByText('1 dari 2')).toBeInTheDocument();
  const note = screen.getByRole('note');
  expect(note).toHaveTextContent('1 halaman dilewati karena tidak dikenal.');
  expect(note).toHaveTextContent('Dilewati karena Anda tidak berhak membukanya: RPJMD.');
  expect(screen.queryByRole('button', { name: 'Sematkan' })).not.toBeInTheDocument();
  await user.keyboard('{PageDown}');
  expect(address()).toMatch(/^\/public-display\/display-makro\/rpjmd\?/);
  expect(inAddress('rapat_ke')).toBe('4');
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});

it('pages are put together, put in order and taken out by keyboard', async () => {
  rapatDraft.set('makro.rpjmd,makro.rkpd');
  const { user } = await openPage(here, cards, superUser);
  await user.click(await screen.findByRole('button', { name: 'Tambahkan ke rapat' }));
  const panel = await screen.findByRole('dialog', { name: 'Daftar rapat' });
  const rows = () =>
    within(panel)
      .getAllByRole('listitem')
      .map((row) => row.querySelector('div')?.textContent);
  expect(rows()).toEqual(['1. RPJMD', '2. RKPD', '3. Capaian Kinerja Pemda']);

  act(() => within(panel).getByRole('button', { name: 'Naikkan Capaian Kinerja Pemda' }).focus());
  await user.keyboard('{Enter}{Enter}{Enter}');
  expect(rows()).toEqual(['1. Capaian Kinerja Pemda', '2. RPJMD', '3. RKPD']);
  expect(within(panel).getByRole('button', { name: 'Naikkan Capaian Kinerja Pemda' })).toHaveFocus();
  expect(within(panel).getByRole('status')).toHaveTextContent('urutan 1 dari 3');

  act(() => within(panel).getByRole('button', { name: 'Keluarkan RPJMD' }).focus());
  await user.keyboard('{Enter}');
  expect(rows()).toEqual(['1. Capaian Kinerja Pemda', '2. RKPD']);
  expect(within(panel).getByRole('button', { name: 'Keluarkan RKPD' })).toHaveFocus();
  expect(sessionStorage.getItem('selaras:rapat')).toBe('makro.capaian-kinerja-pemda,makro.rkpd');

  await user.click(within(panel).getByRole('button', { name: 'Mulai rapat' }));
  expect([inAddress('rapat'), inAddress('rapat_ke')]).toEqual([
    'makro.capaian-kinerja-pemda,makro.rkpd',
    '1',
  ]);
});

it('the address of the presentation is copied whole', async () => {
  rapatDraft.set('makro.capaian-kinerja-pemda');
  const { user } = await openPage(here, cards, superUser);
  await user.click(await screen.findByRole('button', { name: 'Daftar rapat (1)' }));
  await user.click(await screen.findByRole('button', { name: 'Salin alamat' }));
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toBe(
      `${location.origin}${here}?${rapat('makro.capaian-kinerja-pemda', 1)}`,
    ),
  );
});

it('what is searched for in a list does not end the meeting', async () => {
  const { user } = await openPage(`/public-display/capaian-iku?${rapat(three, 1)}`, cards, superUser);
  await user.type(await screen.findByRole('searchbox'), 'jalan');
  await waitFor(() => expect(inAddress('q')).toBe('jalan'));
  expect([inAddress('rapat'), inAddress('rapat_ke')]).toEqual([three, '1']);
});

describe('going on by itself', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] }));
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const opened = async () => {
    await openPage(`${here}?${rapat(three, 1)}`, cards, superUser);
    await pass(100);
    return controls();
  };

  it('happens when it was asked for, after the chosen time, and not before', async () => {
    const group = await opened();
    await pass(120_000);
    expect(address()).toMatch(here);
    fireEvent.click(within(group).getByRole('button', { name: 'Jalan otomatis' }));
    await pass(19_000);
    expect(address()).toMatch(here);
    await pass(2_000);
    expect(address()).toMatch(/^\/display-mikro\/renstra/);
  });

  it('stops at the pause, and waits while somebody is at it', async () => {
    const group = await opened();
    fireEvent.click(within(group).getByRole('button', { name: 'Jalan otomatis' }));
    await pass(15_000);
    fireEvent.pointerMove(document.body);
    await pass(15_000);
    fireEvent.pointerOver(within(group).getByRole('button', { name: 'Keluar' }));
    await pass(60_000);
    expect(address()).toMatch(here);
    fireEvent.pointerOver(document.body);
    fireEvent.click(within(group).getByRole('button', { name: /^Jeda/ }));
    await pass(60_000);
    expect(address()).toMatch(here);
  });

  it('controls go out of sight when nobody is there, and come back on a sign of life', async () => {
    const group = await opened();
    expect(group).not.toHaveAttribute('data-diam');
    await pass(5_000);
    expect(group).toHaveAttribute('data-diam');
    fireEvent.pointerMove(window);
    await pass(10);
    expect(group).not.toHaveAttribute('data-diam');
  });

  it('controls that are out of sight come back to the keyboard, and stay as long as one of them has the focus', async () => {
    const group = await opened();
    await pass(5_000);
    expect(group).not.toBeVisible();
    const next = within(group).getByRole('button', { name: /Page Down/ });
    act(() => next.focus());
    expect(group).toBeVisible();
    await pass(60_000);
    expect(group).toHaveAttribute('data-diam');
    expect(group).toBeVisible();
  });
});
