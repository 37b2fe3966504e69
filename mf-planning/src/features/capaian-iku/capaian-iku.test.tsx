import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { CapaianIku } from '@selaras/contracts';
import { superUser, writes } from '@selaras/resource/testing';
import { tokens } from '@selaras/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import { optionAnswer } from '../../testing/options.fixture';
import { withEntry } from './entry';
import { ikuRow } from './iku.fixture';

const pemda = { ...superUser, user: { ...superUser.user, role_id: 2 } } as typeof superUser;
const pemantau = { ...superUser, user: { ...superUser.user, role_id: 6 } } as typeof superUser;

const ipm = (change: Partial<CapaianIku> = {}) =>
  ikuRow({
    id: 1,
    indikator: 'Indeks Pembangunan Manusia',
    indikator_id: 1,
    polaritas: 'maximize',
    target: 72.95,
    realisasi: 73.02,
    capaian: 100.1,
    rata_nasional: 75.9,
    ...change,
  });

interface Server {
  rows?: CapaianIku[];
  pengisian?: { terbuka: boolean; pesan: string | null };
  onSave?: (request: SentRequest, row: CapaianIku) => FakeAnswer | null;
}

/** A small server of key indicators that keeps versions as the real one does. */
function server({
  rows = [ipm(), ikuRow()],
  pengisian = { terbuka: true, pesan: null },
  onSave,
}: Server = {}) {
  const state = [...rows];
  const answer = (request: SentRequest): FakeAnswer => {
    const { method, url, headers, body } = request;
    const option = optionAnswer(request);
    if (option) return option;
    if (url.endsWith('/ringkasan')) {
      const predikat = [{ predikat: 'sangat-tinggi', jumlah: state.length }];
      return { data: { data: { jumlah: state.length, rata_capaian: 101.5, predikat } } };
    }
    if (method === 'GET') {
      const page = { current_page: 1, total: state.length, per_page: 20 };
      return { data: { data: structuredClone(state), ...page, pengisian } };
    }
    const at = state.findIndex(({ id }) => url.endsWith(`/${id}`));
    const row = state[at] as CapaianIku;
    const refusal = onSave?.(request, row);
    if (refusal) return refusal;
    if (headers['If-Match'] !== `"${row.versi}"`) return problem(412, 'VERSI_BASI', { terkini: row });
    const saved = { ...withEntry(row, body as CapaianIku, 2025), versi: row.versi + 1 };
    state[at] = saved;
    return { data: { data: saved } };
  };
  return { state, answer };
}

const open = (given: Server = {}, address = '/capaian-iku', session = pemda) =>
  openPage(address, server(given).answer, session);
const field = (indikator = 'Indeks Pembangunan Manusia') =>
  screen.findByRole('textbox', { name: `Realisasi ${indikator}` });
const rowOf = (indikator: string) =>
  within(screen.getByRole('table', { name: 'Target dan realisasi IKU tahun 2025' })).getByRole('row', {
    name: new RegExp(indikator),
  });

beforeEach(() => localStorage.clear());

describe('the summary', () => {
  it('that cannot be read says so instead of counting nothing', async () => {
    await openPage(
      '/capaian-iku',
      (request) => (request.url.endsWith('/ringkasan') ? problem(503, 'SIBUK') : server().answer(request)),
      pemda,
    );
    expect(await screen.findByText('Ringkasan capaian gagal dimuat')).toBeInTheDocument();
    expect(screen.queryByText(/0 IKU/)).not.toBeInTheDocument();
    expect(await field()).toHaveValue('73,02');
  });
});

describe('a realisation that is typed in', () => {
  it('changes achievement and predicate while it is typed, and is saved with the version that was read', async () => {
    const { user, sent } = await open();
    const input = await field();
    await user.clear(input);
    await user.type(input, '58,36');
    expect(rowOf('Indeks Pembangunan Manusia')).toHaveTextContent('80%');
    expect(rowOf('Indeks Pembangunan Manusia')).toHaveTextContent('Tinggi');
    expect(writes(sent)).toHaveLength(0);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Tersimpan')).toBeInTheDocument();
    expect(writes(sent)).toMatchObject([
      {
        url: '/api/capaian-iku/kabupaten/1',
        body: { realisasi: 58.36, rata_nasional: 75.9 },
        headers: { 'If-Match': '"4"' },
      },
    ]);
    expect(await field('Persentase Penduduk Miskin')).toHaveFocus();
  });

  it('leaves the cached lists of other years as they are: the same indicator has other figures there', async () => {
    const { user, queries } = await open();
    const input = await field();
    const key = queries
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey)
      .find(([, path]) => path === '/capaian-iku');
    const [resource, path, wanted] = key as [string, string, object];
    const tahunLalu = { data: [ipm({ target: 72.5, realisasi: 72.6, capaian: 100.14 })] };
    queries.setQueryData([resource, path, { ...wanted, tahun: 2024 }], tahunLalu);
    await user.clear(input);
    await user.type(input, '70{Enter}');
    await screen.findByText('Tersimpan');
    expect(queries.getQueryData([resource, path, { ...wanted, tahun: 2024 }])).toEqual(tahunLalu);
  });

  it('is not sent when nothing changed, nor when it is no number, which is said', async () => {
    const { user, sent } = await open();
    const input = await field();
    await user.click(input);
    await user.keyboard('{Enter}');
    await user.clear(input);
    await user.type(input, 'banyak');
    expect(input).toHaveAccessibleDescription('Tulis angka, misalnya 1.234,5');
    await user.tab();
    expect(input).toHaveValue('banyak');
    expect(writes(sent)).toHaveLength(0);
    await user.click(input);
    await user.keyboard('{Escape}');
    expect(input).toHaveValue('73,02');
  });

  it('is undone by a button, and by Ctrl Z', async () => {
    const { user, sent } = await open();
    const input = await field();
    await user.clear(input);
    await user.type(input, '70{Enter}');
    await user.click(await screen.findByRole('button', { name: /^Urungkan/ }));
    await waitFor(() => expect(input).toHaveValue('73,02'));
    expect(writes(sent)[1]).toMatchObject({
      body: { realisasi: 73.02, rata_nasional: 75.9 },
      headers: { 'If-Match': '"5"' },
    });
    await screen.findByText('Tersimpan');
    await user.click(input);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(input).toHaveValue('70'));
  });

  it('that was refused says nothing more once the old figure stands there again', async () => {
    const { user } = await open({ onSave: () => problem(423, 'TERKUNCI') });
    const input = await field();
    await user.clear(input);
    await user.type(input, '70{Enter}');
    await screen.findByText('pesan TERKUNCI');
    await user.clear(input);
    await user.type(input, '73,02{Enter}');
    await waitFor(() => expect(screen.queryByText('pesan TERKUNCI')).not.toBeInTheDocument());
  });

  it('that was not saved lies in this browser, and is saved by the next visit with a press', async () => {
    const first = await open();
    const input = await field();
    await first.user.clear(input);
    await first.user.type(input, '70');
    fireEvent(window, new Event('pagehide'));
    first.unmount();
    const { user, sent } = await open();
    expect(await field()).toHaveValue('70');
    await user.click(screen.getByRole('button', { name: 'Simpan lagi' }));
    await screen.findByText('Tersimpan');
    expect(writes(sent)).toMatchObject([{ body: { realisasi: 70 }, headers: { 'If-Match': '"4"' } }]);
    fireEvent(window, new Event('pagehide'));
    expect(localStorage).toHaveLength(0);
  });

  it('asks before the page is left while it is not saved', async () => {
    const { user } = await open();
    const input = await field();
    await user.clear(input);
    await user.type(input, '7');
    expect(document.querySelector('[data-unsaved="true"]')).not.toBeNull();
    await user.keyboard('{Enter}');
    await screen.findByText('Tersimpan');
    expect(document.querySelector('[data-unsaved="true"]')).toBeNull();
  });
});

describe('a save that meets somebody else’s', () => {
  /** Another person saves first, once. */
  const meanwhile = (change: Partial<CapaianIku>): Server => {
    let met = false;
    return {
      onSave: (_, row) => {
        if (met) return null;
        met = true;
        Object.assign(row, { versi: row.versi + 1, ...change });
        return problem(412, 'VERSI_BASI', { terkini: { ...row } });
      },
    };
  };

  it('of another figure goes through with both', async () => {
    const { user, sent } = await open(meanwhile({ rata_nasional: 76 }));
    const input = await field();
    await user.clear(input);
    await user.type(input, '74{Enter}');
    await screen.findByText('Tersimpan');
    expect(writes(sent)[1]).toMatchObject({
      body: { realisasi: 74, rata_nasional: 76 },
      headers: { 'If-Match': '"5"' },
    });
  });

  it('of the same figure shows both, and saves the one that is chosen', async () => {
    const { user, sent } = await open(meanwhile({ realisasi: 71 }));
    const input = await field();
    await user.clear(input);
    await user.type(input, '74{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Baru saja diubah orang lain: realisasi 71, isian Anda 74.');
    await user.click(within(alert).getByRole('button', { name: 'Simpan isian saya' }));
    await screen.findByText('Tersimpan');
    expect(writes(sent)[1]).toMatchObject({ body: { realisasi: 74 }, headers: { 'If-Match': '"5"' } });
  });

  it('sends nothing of the row while it is not decided, however often its fields are entered and left', async () => {
    const { user, sent } = await open(meanwhile({ realisasi: 71 }));
    const input = await field();
    await user.clear(input);
    await user.type(input, '74{Enter}');
    await screen.findByRole('alert');
    await user.click(input);
    await user.type(input, '{Backspace}5');
    await user.tab();
    expect(writes(sent)).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('realisasi 71, isian Anda 75.');
  });

  it('names the version that was typed over, though a newer one was read since', async () => {
    const given = server();
    const page = await openPage('/capaian-iku', given.answer, pemda);
    const input = await field();
    await page.user.clear(input);
    await page.user.type(input, '74');
    given.state[0] = ipm({ versi: 5, realisasi: 71, rata_nasional: 76 });
    await act(() => page.queries.invalidateQueries());
    await waitFor(() =>
      expect(screen.getAllByRole('textbox', { name: /Indeks Pembangunan Manusia/ })[1]).toHaveValue('76'),
    );
    await page.user.type(input, '{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('realisasi 71, isian Anda 74.');
    expect(writes(page.sent).map(({ headers }) => headers['If-Match'])).toEqual(['"4"']);
    expect(given.state[0]).toMatchObject({ realisasi: 71, versi: 5 });
  });

  it('takes back a save only while nobody saved after it', async () => {
    const given = server();
    const { user } = await openPage('/capaian-iku', given.answer, pemda);
    const input = await field();
    await user.clear(input);
    await user.type(input, '70{Enter}');
    await screen.findByText('Tersimpan');
    given.state[0] = ipm({ versi: 6, realisasi: 72 });
    await user.click(await screen.findByRole('button', { name: /^Urungkan/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('realisasi 72, isian Anda 73,02.');
    expect(given.state[0]).toMatchObject({ realisasi: 72 });
  });

  it('of the same figure can be given up for the other', async () => {
    const { user, sent } = await open(meanwhile({ realisasi: 71 }));
    const input = await field();
    await user.clear(input);
    await user.type(input, '74{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Pakai yang tersimpan' }));
    expect(input).toHaveValue('71');
    expect(writes(sent)).toHaveLength(1);
  });
});

describe('a save that is refused', () => {
  it('says why, keeps what was typed and can be tried again', async () => {
    let late = true;
    const { user } = await open({
      onSave: () => (late ? problem(423, 'TERKUNCI') : null),
    });
    const input = await field();
    await user.clear(input);
    await user.type(input, '74{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('pesan TERKUNCI');
    expect(input).toHaveValue('74');
    late = false;
    await user.click(screen.getByRole('button', { name: 'Simpan lagi' }));
    expect(await screen.findByText('Tersimpan')).toBeInTheDocument();
  });

  it('never offers a field to who may not write, and says when time is over', async () => {
    const rows = [ipm({ kemampuan: { ubah: false } })];
    const pengisian = { terbuka: false, pesan: 'Batas waktu sudah lewat.' };
    await open({ rows, pengisian }, '/capaian-iku', pemantau);
    expect(await screen.findByText('Batas waktu sudah lewat.')).toBeInTheDocument();
    // The rows take the place of the loading sign, which stays for a moment.
    await waitFor(() => expect(rowOf('Indeks Pembangunan Manusia')).toHaveTextContent('73,02'));
    expect(screen.queryByRole('textbox', { name: /^Realisasi/ })).not.toBeInTheDocument();
  });
});

describe('the page', () => {
  it('compares with the national value as specified: indicator 3 is always lower by 1,74', async () => {
    await open();
    await field();
    expect(rowOf('Persentase Penduduk Miskin')).toHaveTextContent('Lebih baik Lebih rendah 1,74');
    expect(rowOf('Indeks Pembangunan Manusia')).toHaveTextContent('Kurang baik Lebih rendah 2,88');
  });

  it('says of each verdict which scale speaks: the target’s in its colour, the predicate’s by its name', async () => {
    await open({ rows: [ipm({ target: 75.23, capaian: 97.06 })] });
    await field();
    const row = rowOf('Indeks Pembangunan Manusia');
    expect(row).toHaveTextContent('97,06%Tidak tercapai');
    expect(row).toHaveTextContent('Sangat Tinggi');
    expect(screen.getByRole('columnheader', { name: /^Predikat.*Permendagri 86\/2017/ })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Ringkasan capaian' })).toHaveTextContent(
      'Predikat menurut skala Permendagri 86/2017:',
    );
    expect(within(row).getByText('Sangat Tinggi')).toHaveStyle({ color: tokens.colour.muted });
  });

  it('tells the change of a percentage in points beside its growth', async () => {
    await open({ rows: [ipm({ satuan: 'persen', realisasi: 73.02, pertumbuhan: 0.56 })] });
    await field();
    expect(rowOf('Indeks Pembangunan Manusia')).toHaveTextContent(/0,56%(naik|turun) [\d,]+ poin persen/);
  });

  it('asks for what the address says, and keeps tab and view when it is narrowed', async () => {
    const { user, sent } = await open(
      {},
      '/capaian-iku?tingkat=pd&tampilan=lima-tahun&predikat=rendah&satuan_kerja_id=1012',
    );
    await field();
    expect(sent.find(({ url }) => url === '/api/capaian-iku')?.params).toMatchObject({
      tingkat: 'pd',
      predikat: 'rendah',
      satuan_kerja_id: '1012',
      urut: 'nomor',
      page: 1,
    });
    expect(screen.getByRole('columnheader', { name: '2028' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Hapus saringan' }));
    await waitFor(() =>
      expect(screen.getByLabelText('alamat')).toHaveTextContent(
        '/capaian-iku?tingkat=pd&tampilan=lima-tahun',
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Tahun 2025' }));
    await user.click(screen.getByRole('link', { name: 'Kabupaten' }));
    await waitFor(() =>
      expect(screen.getByLabelText('alamat')).toHaveTextContent('/capaian-iku?tingkat=kabupaten'),
    );
    expect(screen.getByRole('columnheader', { name: 'Pembanding' })).toBeInTheDocument();
  });

  it('opens a unit’s own indicators for its people', async () => {
    const { sent } = await openPage('/capaian-iku', server().answer);
    await field();
    expect(sent.find(({ url }) => url === '/api/capaian-iku')?.params).toMatchObject({ tingkat: 'pd' });
  });

  it('draws the achievements as a chart with the same figures as a table beside it', async () => {
    await open();
    await field();
    const chart = screen.getByRole('table', { name: 'Capaian IKU tahun 2025' });
    expect(within(chart).getByRole('row', { name: /Indeks Pembangunan Manusia 100,1%/ })).toBeInTheDocument();
  });
});
