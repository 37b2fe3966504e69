import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { LkeBaris } from '@selaras/contracts';
import { unitStaff, writes } from '@selaras/resource/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import { bukti } from '../bukti/bukti.fixture';
import { lampiran } from '../tindak-lanjut/tindak-lanjut.fixture';
import { bagianOf, barisOf, instrumen, lembarOf, pembagianOf } from './lembar.fixture';

interface Server {
  readonly rows?: readonly LkeBaris[];
  readonly lembar?: object;
  readonly pembagian?: object;
  readonly tahunLalu?: readonly object[];
  readonly onSave?: (request: SentRequest, row: LkeBaris) => FakeAnswer | null;
  /** What handing in is answered. */
  readonly ajukan?: FakeAnswer;
}

/** A small server of one worksheet that keeps versions as the real one does. */
function server({ rows = [1, 2, 3].map((id) => barisOf(id)), onSave, ...more }: Server = {}) {
  const state = structuredClone([...rows]);
  const answer = (request: SentRequest): FakeAnswer => {
    const { method, url, headers, body } = request;
    if (url.endsWith('/lke/instrumen')) return { data: { data: instrumen } };
    if (url.endsWith('/tahun-lalu')) return { data: { data: more.tahunLalu ?? [] } };
    if (url.endsWith('/pembagian')) return { data: { data: pembagianOf(more.pembagian) } };
    if (url.endsWith('/lke/bukti/1012')) return { data: { data: bukti({}) }, status: 201 };
    if (method === 'GET') {
      return { data: { data: structuredClone({ ...lembarOf(state), ...more.lembar }) } };
    }
    const at = state.findIndex(({ kriteria_id }) => url.endsWith(`/kriteria/${kriteria_id}`));
    const row = state[at];
    if (row === undefined) return more.ajukan ?? { data: { data: { keadaan: 'diajukan', versi: 2 } } };
    const refusal = onSave?.(request, row);
    if (refusal) return refusal;
    if (headers['If-Match'] !== `"${row.tahap_1.versi}"`) return problem(412, 'VERSI_BASI', { terkini: row });
    const tahap_1 = { ...row.tahap_1, ...(body as object), versi: row.tahap_1.versi + 1 };
    state[at] = { ...row, tahap_1 };
    return { data: { data: state[at] } };
  };
  return { state, answer };
}

const open = (given: Server = {}, address = '/lke/eviden', session = unitStaff) =>
  openPage(address, server(given).answer, session);
const row = (nomor: string) =>
  screen.findByRole('article', { name: new RegExp(`^${nomor.replaceAll('.', '\\.')}`) });
const answerOf = async (nomor: string) =>
  within(await row(nomor)).queryByRole('radio', { checked: true })?.textContent ?? null;

beforeEach(() => localStorage.clear());

describe('an answer', () => {
  it('by one key is on screen at once, counted, and saved with the version that was read', async () => {
    const { user, sent } = await open();
    (await row('1.a.1')).focus();
    await user.keyboard('2');
    expect(await answerOf('1.a.1')).toBe('A');
    expect(screen.getByText(/poin.*1 dari 3 kriteria/)).toHaveTextContent('40,50 poin');
    expect(await screen.findByText(/^Tersimpan pukul \d\d\.\d\d$/)).toBeInTheDocument();
    expect(writes(sent)).toMatchObject([
      { url: '/api/lke/lembar/1012/kriteria/1', body: { jawaban: 'A' }, headers: { 'If-Match': '"0"' } },
    ]);
  });

  it('leads on by keys: down, another answer, into the explanation and back, undone', async () => {
    const { user } = await open();
    (await row('1.a.1')).focus();
    await user.keyboard('j');
    expect(await row('1.a.2')).toHaveFocus();
    await user.keyboard('{Shift>}A{/Shift}');
    expect(await answerOf('1.a.2')).toBe('AA');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('textbox', { name: /^Uraian 1\.a\.2/ })).toHaveFocus();
    await user.keyboard('ada sejak 2{Escape}');
    expect(screen.getByRole('textbox', { name: /^Uraian 1\.a\.2/ })).toHaveValue('ada sejak 2');
    expect(await answerOf('1.a.2')).toBe('AA');
    expect(await row('1.a.2')).toHaveFocus();
    await user.keyboard('{ArrowUp}e');
    expect(await answerOf('1.a.1')).toBe('E');
    await user.keyboard('{ArrowDown}{ArrowDown}u');
    expect(await answerOf('1.a.1')).toBeNull();
    expect(await row('1.a.1')).toHaveFocus();
  });

  it('that somebody else gave meanwhile is shown beside one’s own, and chosen between', async () => {
    let met = false;
    const { user, sent } = await open({
      onSave: (_, one) => {
        if (met) return null;
        met = true;
        Object.assign(one.tahap_1, { jawaban: 'C', versi: 7 });
        return problem(412, 'VERSI_BASI', { terkini: structuredClone(one) });
      },
    });
    (await row('1.a.1')).focus();
    await user.keyboard('1');
    await user.click(await screen.findByRole('button', { name: 'Simpan pilihan' }));
    await screen.findByText(/^Tersimpan pukul/);
    expect(writes(sent)[1]).toMatchObject({ body: { jawaban: 'AA' }, headers: { 'If-Match': '"7"' } });
  });

  it('that is refused says why and can be tried again', async () => {
    let refused = true;
    const { user } = await open({ onSave: () => (refused ? problem(500, 'KESALAHAN_SERVER') : null) });
    (await row('1.a.1')).focus();
    await user.keyboard('1');
    expect(await screen.findByRole('alert')).toHaveTextContent('Gagal disimpan');
    refused = false;
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText(/^Tersimpan pukul/)).toBeInTheDocument();
  });

  it('of last year is taken over with its explanation', async () => {
    const told = {
      jawaban: 'BB',
      uraian: 'Renstra 2024',
      nilai: 'B',
      catatan: 'Kurang',
      rekomendasi: null,
      tindak_lanjut: null,
    };
    const { user, sent } = await open({ tahunLalu: [{ kriteria_id: 1, ...told }] });
    expect(await screen.findByText(/Tahun 2024: jawaban BB, dinilai B/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Pakai jawaban tahun lalu' }));
    await waitFor(() => expect(writes(sent).length).toBeGreaterThan(0));
    expect(await answerOf('1.a.1')).toBe('BB');
    expect(screen.getByRole('textbox', { name: /^Uraian 1\.a\.1/ })).toHaveValue('Renstra 2024');
  });
});

describe('last year’s recommendation', () => {
  const tindak_lanjut = {
    rekomendasi: 'Sahkan pedoman',
    keadaan: 'selesai',
    rencana: 'Susun dan sahkan',
    penanggung_jawab: 'Sekretaris',
    tenggat: '2025-03-31',
    terlambat: false,
    catatan: 'Sesuai',
    jumlah_bukti: 1,
    bukti: [lampiran],
  };
  const told = { jawaban: 'BB', uraian: null, nilai: 'B', catatan: null, rekomendasi: 'Sahkan pedoman' };
  const tahunLalu = [{ kriteria_id: 2, ...told, tindak_lanjut }];

  it('stands in the worksheet with what was done about it, marked and found by a filter', async () => {
    const { user } = await open({ tahunLalu });
    const one = await row('1.a.2');
    expect(one).toHaveTextContent('Rekomendasi 2024');
    expect(one).toHaveTextContent('Tindak lanjutSelesai');
    expect(one).toHaveTextContent('Susun dan sahkan (Sekretaris, sampai 31 Maret 2025)');
    await user.click(screen.getByRole('button', { name: 'Ada rekomendasi (1)' }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('gives its evidence to the criterion without a second upload', async () => {
    const { user, sent } = await open({ tahunLalu });
    await user.click(within(await row('1.a.2')).getByRole('button', { name: 'Pakai Surat edaran' }));
    await waitFor(() =>
      expect(writes(sent)).toMatchObject([
        {
          url: '/api/lke/bukti/1012',
          body: { kriteria_id: 2, isi: { jenis: 'ada', eviden_versi_id: lampiran.eviden_versi_id } },
        },
      ]),
    );
  });

  it('is not looked for where there is none', async () => {
    await open();
    await row('1.a.1');
    expect(screen.queryByRole('button', { name: /^Ada rekomendasi/ })).not.toBeInTheDocument();
  });
});

describe('the filter', () => {
  const rows = [barisOf(1, { jawaban: 'A' }), barisOf(2, { jawaban: 'E' }), barisOf(3)];

  it('of the address shows what is missing, and keeps a criterion that is answered meanwhile', async () => {
    const { user } = await open({ rows }, '/lke/eviden?saring=belum-dijawab');
    const only = await row('1.b.1');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    only.focus();
    await user.keyboard('1');
    expect(await row('1.b.1')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Tanpa bukti \(2\)/ }));
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('of one’s own part shows that, and only there one writes', async () => {
    const part = bagianOf({ milik_saya: true, langkah: ['serahkan'] });
    const pembagian = { saya_koordinator: false, kriteria_saya: [2], bagian: [part] };
    const { user } = await open({ pembagian });
    expect(within(await row('1.a.1')).queryByRole('radio')).not.toBeInTheDocument();
    expect(within(await row('1.a.2')).getAllByRole('radio')).toHaveLength(8);
    await user.click(screen.getByRole('switch', { name: 'Bagian saya' }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });
});

describe('handing in', () => {
  it('says what is missing, and each leads to its criterion', async () => {
    const { user, sent } = await open({
      rows: [barisOf(1, { jawaban: 'A' }), barisOf(2, { jawaban: 'E' }), barisOf(3)],
    });
    await user.click(await screen.findByRole('button', { name: 'Ajukan' }));
    const dialog = await screen.findByRole('dialog', { name: '2 kriteria belum lengkap' });
    expect(within(dialog).getByRole('button', { name: /1\.a\.1.*eviden/ })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: /1\.b\.1.*Belum dijawab/ }));
    await waitFor(async () => expect(await row('1.b.1')).toHaveFocus());
    expect(writes(sent)).toEqual([]);
  });

  it('sends the version of the state once everything is there', async () => {
    const rows = [1, 2, 3].map((id) => barisOf(id, { jawaban: 'E' }));
    const { user, sent } = await open({ rows });
    await user.click(await screen.findByRole('button', { name: 'Ajukan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ajukan lembar kerja?' });
    await user.click(within(dialog).getByRole('button', { name: 'Ajukan' }));
    await waitFor(() => expect(writes(sent)).toHaveLength(1));
    expect(writes(sent)[0]).toMatchObject({
      url: '/api/lke/lembar/1012/ajukan',
      headers: { 'If-Match': '"4"', 'Idempotency-Key': expect.any(String) },
    });
  });

  it('that the server refuses lists what it found, also where the page saw nothing missing', async () => {
    const errors = { 'kriteria.3': ['Jawaban ini memerlukan eviden'] };
    const { user } = await open({
      rows: [1, 2, 3].map((id) => barisOf(id, { jawaban: 'E' })),
      ajukan: problem(422, 'MASUKAN_TIDAK_SESUAI', { pesan: '1 kriteria belum lengkap.', errors }),
    });
    await user.click(await screen.findByRole('button', { name: 'Ajukan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ajukan lembar kerja?' });
    await user.click(within(dialog).getByRole('button', { name: 'Ajukan' }));
    await user.click(await screen.findByRole('button', { name: /1\.b\.1.*memerlukan eviden/ }));
    await waitFor(async () => expect(await row('1.b.1')).toHaveFocus());
  });
});

it('what was said of a criterion is read beside it from the repair round on, and not before', async () => {
  const { unmount } = await open({ lembar: { keadaan: 'dinilai_1', menulis: null, langkah: [] } });
  await row('1.a.1');
  expect(screen.queryByRole('button', { name: 'Percakapan 1.a.1' })).not.toBeInTheDocument();
  unmount();
  await open({ lembar: { keadaan: 'dinilai_2', menulis: null, langkah: [] } });
  expect(await screen.findByRole('button', { name: 'Percakapan 1.a.1' })).toBeInTheDocument();
});

it('a worksheet that was handed in is only read, and says why', async () => {
  await open({ lembar: { keadaan: 'diajukan', menulis: null, langkah: [] } });
  expect(await screen.findByText(/sudah diajukan dan menunggu penilai/)).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ajukan' })).not.toBeInTheDocument();
});

it('what an earlier visit could not save is taken up by the next one', async () => {
  const down: Server = { onSave: () => problem(401, 'BELUM_MASUK') };
  const { user, unmount } = await open(down);
  (await row('1.a.1')).focus();
  await user.keyboard('3');
  await screen.findByText('pesan BELUM_MASUK');
  unmount();
  const { sent } = await open();
  expect(await screen.findByText(/^Tersimpan pukul/)).toBeInTheDocument();
  expect(writes(sent)).toMatchObject([{ body: { jawaban: 'BB' } }]);
});
