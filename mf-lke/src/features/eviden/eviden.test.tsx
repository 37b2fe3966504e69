import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { LkeBaris } from '@selaras/contracts';
import { hasUnsavedChanges } from '@selaras/portal/host';
import { unitStaff, writes } from '@selaras/resource/testing';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import { bukti } from '../bukti/bukti.fixture';
import { uploads } from '../bukti/uploads';
import { lampiran } from '../tindak-lanjut/tindak-lanjut.fixture';
import { bagianOf, barisOf, instrumen, lembarOf, pembagianOf } from './lembar.fixture';

// The bytes go by a transport of their own, which the story of a broken line looks at.
jest.mock('../bukti/kirim/tus-upload', () => ({
  uploadByTus: async () => 'abc',
  forgetUpload: async () => undefined,
}));

interface Server {
  readonly rows?: readonly LkeBaris[];
  readonly lembar?: object;
  readonly pembagian?: object;
  readonly tahunLalu?: readonly object[];
  readonly onSave?: (request: SentRequest, row: LkeBaris) => FakeAnswer | null;
  /** What handing in is answered. */
  readonly ajukan?: FakeAnswer;
}

const berkas = { id: 7, nama: 'Laporan.pdf', jenis: 'application/pdf', ukuran: 9 };

/** A small server of one worksheet that keeps versions as the real one does. */
function server({ rows = [1, 2, 3].map((id) => barisOf(id)), onSave, ...more }: Server = {}) {
  const state = structuredClone([...rows]);
  const answer = (request: SentRequest): FakeAnswer => {
    const { method, url, headers, body } = request;
    if (url.endsWith('/lke/instrumen')) return { data: { data: instrumen } };
    if (url.endsWith('/tahun-lalu')) return { data: { data: more.tahunLalu ?? [] } };
    if (url.endsWith('/pembagian')) return { data: { data: pembagianOf(more.pembagian) } };
    if (url.endsWith('/lke/bukti/1012')) return { data: { data: bukti({}) }, status: 201 };
    if (url.endsWith('/selesai')) return { data: { data: berkas }, status: 201 };
    if (url.endsWith('/lke/eviden/1012')) {
      return { data: { data: [], current_page: 1, total: 0, per_page: 20 } };
    }
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

it('files that are on their way for another year are shown with their criterion and year, and asked about', async () => {
  await open();
  await row('1.a.1');
  expect(hasUnsavedChanges()).toBe(false);
  const lastYear = { tempat: '2024/1012/1', sebutan: 'Kriteria 1.a.1, tahun 2024', nama: 'Renja.pdf' };
  act(() => uploads.add(lastYear, { run: () => new Promise(() => undefined), faultOf: String }));
  expect(screen.getByText(/^Renja\.pdf · Kriteria 1\.a\.1, tahun 2024/)).toBeVisible();
  expect(hasUnsavedChanges()).toBe(true);
  act(() => uploads.drop(uploads.list()[0]?.id ?? 0));
  expect(hasUnsavedChanges()).toBe(false);
});

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

  it('counts at once for its sub-component and its component, each by its own weight', async () => {
    const { user } = await open({ rows: [barisOf(1), barisOf(2, { jawaban: 'B' }), barisOf(3)] });
    const figures = async () => {
      await row('1.a.1');
      return ['1. Perencanaan Kinerja', '1.a. Keberadaan', '1.b. Kualitas'].map((title) => {
        const heading = screen.getByRole('heading', { name: new RegExp(`^${title.replaceAll('.', '\\.')}`) });
        return heading.textContent?.slice(title.length);
      });
    };
    // 90 points shared by two criteria, 10 by one: B is 70 %.
    expect(await figures()).toEqual([
      '1/3 · 31,50 dari 100 poin',
      '1/2 · 31,50 dari 90 poin',
      '0/1 · 0,00 dari 10 poin',
    ]);
    (await row('1.b.1')).focus();
    await user.keyboard('2');
    const head = within(screen.getByRole('navigation', { name: 'Komponen' }));
    expect(head.getByRole('progressbar', { name: '2 dari 3 terjawab · 40,50/100 poin' })).toHaveAttribute(
      'aria-valuenow',
      String((2 / 3) * 100),
    );
    expect(await figures()).toEqual([
      '2/3 · 40,50 dari 100 poin',
      '1/2 · 31,50 dari 90 poin',
      '1/1 · 9,00 dari 10 poin',
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
    expect(await screen.findByText(/^Belum disimpan\. Pilih dulu/)).toHaveTextContent('Jawaban');
    expect(writes(sent)).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: /^Isian Anda/ }));
    await user.click(screen.getByRole('button', { name: 'Simpan pilihan' }));
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

describe('what each answer means', () => {
  const codes = ['AA', 'A', 'BB', 'B', 'CC', 'C', 'D', 'E'];

  it('stands above the criteria before one is chosen, and beside each that is', async () => {
    const { user } = await open();
    const one = await row('1.a.1');
    const legend = screen.getByLabelText('Arti jawaban');
    for (const kode of codes) expect(within(legend).getByText(`Arti ${kode}`)).toBeVisible();
    const group = within(one).getByRole('radiogroup');
    expect(group).toHaveAccessibleDescription('Belum dijawab');
    await user.click(within(one).getByRole('radio', { name: 'BB' }));
    await user.tab();
    expect(group).toHaveAccessibleDescription('BB: Arti BB');
    expect(within(one).getByText('BB: Arti BB')).toBeVisible();
  });

  it('is said of the one that the keyboard stands on, without choosing it', async () => {
    const { user, sent } = await open();
    const one = await row('1.a.1');
    within(one).getByRole('radio', { name: 'AA' }).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(within(one).getByText('Belum dijawab · BB: Arti BB')).toBeVisible();
    expect(await answerOf('1.a.1')).toBeNull();
    expect(writes(sent)).toEqual([]);
  });

  it('is listed with its keys, by a key and by a button', async () => {
    const { user } = await open();
    (await row('1.a.1')).focus();
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Papan ketik dan arti jawaban' });
    const keys = ['1Shift A', '2A', '3Shift B', '4B', '5Shift C', '6C', '7D', '8E'];
    for (const [at, kode] of codes.entries()) {
      const meaning = within(dialog).getByText(
        (_, element) => element?.textContent === `${kode}: Arti ${kode}`,
      );
      expect(meaning.previousElementSibling).toHaveTextContent(keys[at] ?? '');
    }
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Bantuan papan ketik (?)' }));
    expect(await screen.findByRole('dialog', { name: 'Papan ketik dan arti jawaban' })).toBeInTheDocument();
  });

  it('is not in the way where nobody answers', async () => {
    await open({ lembar: { keadaan: 'diajukan', menulis: null, langkah: [] } });
    await row('1.a.1');
    expect(screen.queryByLabelText('Arti jawaban')).not.toBeInTheDocument();
  });
});

describe('files held over a criterion', () => {
  const pdf = (nama: string) => new File([nama], nama, { type: 'application/pdf' });
  const held = (...files: File[]) => ({ dataTransfer: { types: ['Files'], files } });
  const pasted = (text: string, ...files: File[]) => ({ clipboardData: { files, getData: () => text } });
  const forward = (sent: readonly SentRequest[]) =>
    writes(sent).flatMap(({ url, body }) => (url.endsWith('/lke/bukti/1012') ? [body] : []));
  /** jsdom's events of dragging do not know where the pointer went. */
  const leave = (from: HTMLElement, to: HTMLElement) => {
    const event = createEvent.dragLeave(from, held());
    Object.defineProperty(event, 'relatedTarget', { value: to });
    fireEvent(from, event);
  };
  const look = (element: HTMLElement) => getComputedStyle(element).outline;

  it('are shown to be welcome anywhere on its row, and put forward for it when they are let go', async () => {
    const { sent } = await open();
    const one = await row('1.a.2');
    const words = within(one).getByRole('heading');
    expect(fireEvent.dragOver(words, held())).toBe(false);
    expect(look(one)).toContain('dashed');
    expect(look(await row('1.a.1'))).not.toContain('dashed');
    leave(words, within(one).getByRole('textbox'));
    expect(look(one)).toContain('dashed');
    leave(one, document.body);
    expect(look(one)).not.toContain('dashed');
    fireEvent.dragOver(words, held());
    fireEvent.drop(words, held(pdf('a.pdf'), pdf('b.pdf')));
    expect(look(one)).not.toContain('dashed');
    await waitFor(() => expect(forward(sent)).toHaveLength(2));
    expect(forward(sent)).toMatchObject([
      { kriteria_id: 2, isi: { jenis: 'berkas', berkas_id: 7 } },
      { kriteria_id: 2 },
    ]);
  });

  it('are pasted where the keyboard stands; words go into the field that has the focus', async () => {
    const { user, sent } = await open();
    (await row('1.a.1')).focus();
    await user.keyboard('j');
    fireEvent.paste(document.activeElement as Element, pasted('', pdf('c.pdf')));
    await waitFor(() => expect(forward(sent)).toMatchObject([{ kriteria_id: 2 }]));
    await user.keyboard('{Enter}');
    expect(fireEvent.paste(document.activeElement as Element, pasted('kata', pdf('kata.png')))).toBe(true);
    expect(fireEvent.paste(document.activeElement as Element, pasted('', pdf('d.pdf')))).toBe(false);
    await waitFor(() => expect(forward(sent)).toHaveLength(2));
  });

  it('are not taken where nobody writes, and never leave the page for them', async () => {
    const { sent } = await open({ lembar: { keadaan: 'diajukan', menulis: null, langkah: [] } });
    const one = await row('1.a.1');
    fireEvent.dragOver(one, held());
    expect(look(one)).not.toContain('dashed');
    expect(fireEvent.drop(one, held(pdf('a.pdf')))).toBe(false);
    fireEvent.paste(one, pasted('', pdf('b.pdf')));
    expect(within(one).getByText('Belum ada eviden.')).toBeInTheDocument();
    expect(writes(sent)).toEqual([]);
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
