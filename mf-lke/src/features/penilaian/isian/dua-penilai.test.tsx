import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { LkeTahap } from '@selaras/contracts';
import { superUser, writes } from '@selaras/resource/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openPage } from '../../../testing/open-page';
import { baris, instrumen, lembar, scored } from '../penilaian.fixture';

/** A worksheet whose first criterion has versions as the server keeps them. */
function worksheet() {
  const round: LkeTahap = scored('B', { catatan: 'Semula' });
  /** The other evaluator saves. */
  const other = (change: Partial<LkeTahap>) => {
    Object.assign(round, change, { versi: round.versi + 1 });
  };
  const answer = ({ url, method, body, headers }: SentRequest): FakeAnswer => {
    if (method === 'PUT') {
      if (headers['If-Match'] !== `"${round.versi}"`)
        return problem(412, 'VERSI_BASI', { terkini: { ...round } });
      const { catatan, ...rest } = body as Partial<LkeTahap>;
      other({ ...rest, ...(catatan !== undefined && { catatan: catatan?.trim() ?? null }) });
      return { data: { data: { ...round, perbaikan: true } } };
    }
    if (url.endsWith('/lke/instrumen')) return { data: { data: instrumen } };
    if (url.endsWith('/komentar/jumlah')) return { data: { data: [] } };
    if (url.endsWith('/komentar')) return { data: { data: [], current_page: 1, total: 0, per_page: 20 } };
    const rows = [baris(1, { tahap_1: { ...round } }), baris(2), baris(3), baris(4)];
    return { data: { data: lembar({ baris: rows }) } };
  };
  return { round, other, answer };
}

const open = async (server = worksheet()) => {
  const page = await openPage('/lke/penilaian?satuan_kerja_id=1012', server.answer, superUser);
  await note();
  return { ...page, ...server, readAnew: () => act(() => page.queries.invalidateQueries()) };
};
const note = () => screen.findByLabelText(/^Catatan(?! internal)/);
const advice = () => screen.getByLabelText(/^Rekomendasi/);
const versions = (sent: readonly SentRequest[]) => writes(sent).map(({ headers }) => headers['If-Match']);

beforeEach(() => localStorage.clear());

describe('two evaluators at one criterion', () => {
  it('a field that is entered and left without typing sends nothing', async () => {
    const { user, sent, other, readAnew } = await open();
    await user.click(await note());
    other({ catatan: 'Menurut rekan' });
    await readAnew();
    await waitFor(async () => expect(await note()).toHaveValue('Menurut rekan'));
    await user.click(advice());
    await user.tab();
    expect(writes(sent)).toEqual([]);
  });

  it('what is typed is sent over the version that it was typed over, though a newer one was read since', async () => {
    const { user, sent, other, round, readAnew } = await open();
    other({ catatan: 'Menurut rekan' });
    await user.type(await note(), ' saya');
    await readAnew();
    await user.tab();
    expect(await screen.findByRole('group', { name: 'Catatan' })).toHaveTextContent('Menurut rekan');
    expect(versions(sent)).toEqual(['"2"']);
    expect(round).toMatchObject({ catatan: 'Menurut rekan', versi: 3 });
  });

  it('a conflict sends nothing before it is decided, whatever is entered, left or typed', async () => {
    const { user, sent, other, round } = await open();
    other({ catatan: 'Menurut rekan' });
    await user.type(await note(), ' saya');
    await user.tab();
    await screen.findByRole('group', { name: 'Catatan' });
    await user.click(await note());
    await user.click(advice());
    await user.keyboard('Lengkapi');
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Simpan pilihan' }));
    expect(await screen.findByText(/^Belum disimpan\. Pilih dulu/)).toHaveTextContent('Catatan');
    expect(versions(sent)).toEqual(['"2"']);
    expect(screen.getByText('1 baris bentrok dengan perubahan orang lain.')).toBeInTheDocument();

    await user.click(screen.getByRole('radio', { name: /^Isian Anda.*Semula saya$/ }));
    await user.click(screen.getByRole('button', { name: 'Simpan pilihan' }));
    await screen.findByText(/^Tersimpan pukul/);
    expect(versions(sent)).toEqual(['"2"', '"3"']);
    expect(round).toMatchObject({ catatan: 'Semula saya', rekomendasi: 'Lengkapi' });
  });

  it('what is stored is taken by a press even out of a field that was typed into', async () => {
    const { user, sent, other, round } = await open();
    other({ catatan: 'Menurut rekan' });
    await user.type(await note(), ' saya');
    await user.tab();
    await screen.findByRole('group', { name: 'Catatan' });
    await user.click(advice());
    await user.keyboard('Lengkapi');
    await user.click(screen.getByRole('button', { name: 'Pakai semua data terkini' }));
    expect(await note()).toHaveValue('Menurut rekan');
    expect(advice()).toHaveValue('');
    expect(versions(sent)).toEqual(['"2"']);
    expect(round).toMatchObject({ catatan: 'Menurut rekan', rekomendasi: null });
  });

  it('of different fields both are kept without asking', async () => {
    const { user, other, round } = await open();
    other({ rekomendasi: 'Menurut rekan' });
    await user.type(await note(), ' saya');
    await user.tab();
    await waitFor(() =>
      expect(round).toMatchObject({ catatan: 'Semula saya', rekomendasi: 'Menurut rekan' }),
    );
    expect(await screen.findByText(/^Tersimpan pukul/)).toBeInTheDocument();
    expect(advice()).toHaveValue('Menurut rekan');
  });
});

it('what is typed lies in this browser when the tab is closed, and is saved by the next visit', async () => {
  const server = worksheet();
  const lost: typeof server.answer = (request) =>
    request.method === 'PUT' ? problem(503, 'LAYANAN_SIBUK') : server.answer(request);
  const { user, unmount } = await open({ ...server, answer: lost });
  await user.type(await note(), ' saya');
  fireEvent(window, new Event('pagehide'));
  expect(Object.values(localStorage).join()).toContain('Semula saya');
  unmount();
  expect(server.round.catatan).toBe('Semula');

  await open(server);
  await waitFor(() => expect(server.round.catatan).toBe('Semula saya'));
  expect(await note()).toHaveValue('Semula saya');
});

it('blanks at the end of what is being typed stay while it is saved', async () => {
  const { user, round } = await open();
  await user.type(await note(), ' saya ');
  await waitFor(() => expect(round.catatan).toBe('Semula saya'));
  await screen.findByText(/^Tersimpan pukul/);
  expect(await note()).toHaveValue('Semula saya ');
});
