import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { Kunci } from '@selaras/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage, superUser, writes } from '../../testing/open-page';
import { optionAnswer } from '../../testing/options.fixture';
import type { Baris } from './baris';
import { baris, openKunci, rencana } from './baris.fixture';

const PATH = '/kinerja-langkah-aksi-terintegrasi';

interface Fake {
  readonly rows?: readonly Baris[];
  readonly kunci?: Kunci;
  readonly ubah?: boolean;
  /** Answers a write instead of taking it. */
  readonly refuse?: FakeAnswer;
}

/** A small server of one unit's table that keeps versions as the real one does. */
function fakeTable({ rows = rencana, kunci = openKunci, ubah = true, refuse }: Fake = {}) {
  const stored = new Map(rows.map((row) => [`/api${PATH}/${row.tingkat}/${row.id}`, row]));
  return (request: SentRequest): FakeAnswer => {
    const { method, url, headers, body } = request;
    const option = optionAnswer(request);
    if (option !== null) return option;
    if (url === `/api${PATH}`) {
      const satuan_kerja = {
        satuan_kerja_id: 1012,
        satuan_kerja_nama: 'Dinas Kesehatan',
        singkatan: 'Dinkes',
      };
      return { data: { data: { satuan_kerja, kunci, kemampuan: { ubah }, baris: [...stored.values()] } } };
    }
    const row = stored.get(url);
    if (row === undefined || method !== 'PUT') return problem(404, 'TIDAK_DITEMUKAN');
    if (refuse !== undefined) return refuse;
    if (headers['If-Match'] !== `"${row.versi}"`) return problem(412, 'VERSI_BASI', { terkini: row });
    const next = { ...row, ...(body as object), versi: row.versi + 1 };
    stored.set(url, next);
    return { data: { data: next } };
  };
}

/** The table's answer without the rows behind these addresses. */
function without(answer: FakeAnswer, gone: ReadonlySet<string>): FakeAnswer {
  const { data } = answer as { data?: { data?: { baris?: Baris[] } } };
  const all = data?.data?.baris;
  if (all === undefined || gone.size === 0) return answer;
  const baris = all.filter(({ tingkat, id }) => !gone.has(`/api${PATH}/${tingkat}/${id}`));
  return { ...answer, data: { data: { ...data?.data, baris } } };
}

const grid = () => screen.findByRole('treegrid');
/** Rows by their text: naming each of them as a screen reader does would take a second a row here. */
const rows = () => [...document.querySelectorAll<HTMLElement>('[role=row]')];
const findRow = (words: RegExp) => rows().find(({ textContent }) => words.test(textContent ?? ''));
function rowOf(words: RegExp): HTMLElement {
  const row = findRow(words);
  if (row === undefined) throw new Error(`no row says ${words}`);
  return row;
}
function cellOf(words: RegExp, column: number): HTMLElement {
  const cell = rowOf(words).querySelectorAll<HTMLElement>('[role=gridcell]')[column];
  if (cell === undefined) throw new Error(`${words} has no column ${column}`);
  return cell;
}
/** More steps below the last sub-activity. */
const steps = (count: number) =>
  Array.from({ length: count }, (_, at) => baris('kinerja-langkah-aksi', 100 + at, { induk_id: 4 }));
const inOrder = (indexes: readonly number[]) => [...indexes].sort((a, b) => a - b);
const TW1 = 4;
const tell = () => document.querySelector('[data-catatan]')?.textContent;

beforeEach(() => localStorage.clear());

describe('the table', () => {
  it('is a tree grid with every level of the unit, its place and its values', async () => {
    await openPage(PATH, fakeTable());
    expect(await grid()).toHaveAttribute('aria-rowcount', '7');
    expect(rows()).toHaveLength(7);
    const step = rowOf(/Pendataan ibu hamil/);
    expect(step).toHaveAttribute('aria-level', '5');
    expect(step).toHaveAttribute('aria-posinset', '1');
    expect(rowOf(/Program 1.02.02/)).toHaveAttribute('aria-expanded', 'true');
    expect(cellOf(/Pendataan/, TW1)).toHaveTextContent('1');
    expect(cellOf(/Derajat/, TW1)).toHaveAttribute('aria-readonly', 'true');
  });

  it('of 2,000 rows mounts a few dozen, whose elements go from row to row and are read out in order', async () => {
    await openPage(PATH, fakeTable({ rows: [...rencana, ...steps(1994)] }));
    const table = await grid();
    expect(table).toHaveAttribute('aria-rowcount', '2001');
    const [, active, second, ...others] = rows();
    expect(others.length).toBeLessThan(60);

    table.scrollTop = 40_000;
    fireEvent.scroll(table);
    expect(active).toHaveAttribute('aria-rowindex', '2');
    expect(Number(second?.getAttribute('aria-rowindex'))).toBeGreaterThan(800);
    const owned = document.querySelector('[aria-owns]')?.getAttribute('aria-owns')?.split(' ') ?? [];
    expect(owned).toHaveLength(rows().length - 1);
    const read = owned.map((id) => Number(document.getElementById(id)?.getAttribute('aria-rowindex')));
    expect(read).toEqual(inOrder(read));
  });

  it('goes to paper whole and in order, wherever it was scrolled to', async () => {
    await openPage(PATH, fakeTable({ rows: [...rencana, ...steps(114)] }));
    const table = await grid();
    table.scrollTop = 3_000;
    fireEvent.scroll(table);
    fireEvent(window, new Event('beforeprint'));
    const printed = rows().map((row) => Number(row.getAttribute('aria-rowindex')));
    expect(printed).toHaveLength(121);
    expect(printed).toEqual(inOrder(printed));
  });

  it('closes and opens branches, by button and by level', async () => {
    const { user } = await openPage(PATH, fakeTable());
    await grid();
    await user.click(screen.getByLabelText('Tutup Sasaran 3'));
    expect(findRow(/Pendataan/)).toBeUndefined();
    await user.selectOptions(screen.getByLabelText('Tingkat yang ditampilkan'), 'Semua tingkat');
    await user.selectOptions(screen.getByLabelText('Tingkat yang ditampilkan'), 'Sampai program');
    expect(rows()).toHaveLength(3);
  });

  it('finds rows with what stands above them', async () => {
    await openPage(`${PATH}?q=kunjungan`, fakeTable());
    await grid();
    expect(rows()).toHaveLength(6);
    expect(findRow(/Pendataan/)).toBeUndefined();
  });
});

describe('choosing by dragging', () => {
  it('ends where the browser takes the pointer away', async () => {
    const { user } = await openPage(PATH, fakeTable());
    await grid();
    const elementFromPoint = jest.fn(() => cellOf(/Kunjungan/, TW1 + 1));
    Object.assign(document, { elementFromPoint });
    const chosen = () => document.querySelectorAll('[role=gridcell][aria-selected="true"]');
    await user.pointer({ keys: '[MouseLeft>]', target: cellOf(/Pendataan/, TW1) });
    fireEvent.pointerMove(window);
    expect(chosen()).toHaveLength(4);
    fireEvent.pointerCancel(window);
    elementFromPoint.mockReturnValue(cellOf(/Derajat/, TW1));
    fireEvent.pointerMove(window);
    expect(chosen()).toHaveLength(4);
  });
});

describe('typing', () => {
  it('goes from cell to cell and is saved row by row', async () => {
    const { user, sent } = await openPage(PATH, fakeTable());
    const table = await grid();
    await user.click(cellOf(/Kunjungan/, TW1));
    table.focus();
    await user.keyboard('2{Tab}3{Enter}');
    await waitFor(() => expect(rowOf(/Kunjungan/)).toHaveTextContent('Tersimpan'), { timeout: 3_000 });
    expect(writes(sent)).toHaveLength(1);
    expect(writes(sent)[0]).toMatchObject({
      url: `/api${PATH}/kinerja-langkah-aksi/6`,
      body: { target_tw1: 2, target_tw2: 3 },
      headers: { 'If-Match': '"1"' },
    });
    expect(screen.getByText('Semua perubahan tersimpan.')).toBeInTheDocument();
  });

  it('of no number keeps the field open; Escape leaves the cell as it was', async () => {
    const { user, sent } = await openPage(PATH, fakeTable());
    (await grid()).focus();
    await user.click(cellOf(/Pendataan/, TW1));
    await user.keyboard('abc{Enter}');
    const field = screen.getByLabelText('Target TW 1');
    expect(field).toBeInvalid();
    await user.keyboard('{Escape}');
    expect(field).not.toBeInTheDocument();
    expect(cellOf(/Pendataan/, TW1)).toHaveTextContent('1');
    expect(writes(sent)).toEqual([]);
  });

  it('can be undone and done again, and a pasted block counts as one step', async () => {
    const { user } = await openPage(PATH, fakeTable());
    const table = await grid();
    table.focus();
    await user.click(cellOf(/Pendataan/, TW1));
    fireEvent.paste(table, { clipboardData: { getData: () => '5\t6\n7\t8' } });
    expect(tell()).toBe('4 sel ditempel');
    expect(cellOf(/Kunjungan/, TW1 + 1)).toHaveTextContent('8');
    await user.keyboard('{Control>}z{/Control}');
    expect(tell()).toBe('4 sel diurungkan');
    expect(cellOf(/Pendataan/, TW1)).toHaveTextContent('1');
    expect(cellOf(/Kunjungan/, TW1 + 1)).toHaveTextContent('');
    await user.keyboard('{Control>}y{/Control}');
    expect(cellOf(/Kunjungan/, TW1)).toHaveTextContent('7');
  });

  it('into a closed cell says why it is closed', async () => {
    const { user } = await openPage(PATH, fakeTable());
    (await grid()).focus();
    await user.click(cellOf(/Derajat/, TW1));
    await user.keyboard('5');
    expect(screen.queryByLabelText(/^Target/)).not.toBeInTheDocument();
    expect(tell()).toBe('Target TW 1: Tidak diisi pada tingkat ini.');
  });
});

describe('a row that cannot be saved', () => {
  it('keeps what was typed, says why, and can be given up', async () => {
    const refuse = problem(423, 'TERKUNCI', {
      errors: { target_tw1: ['Batas waktu pengisiannya sudah lewat'] },
    });
    const { user } = await openPage(PATH, fakeTable({ refuse }));
    (await grid()).focus();
    await user.click(cellOf(/Kunjungan/, TW1));
    await user.keyboard('2{Enter}{ArrowUp}');
    expect(await screen.findByText('1 baris gagal disimpan.', {}, { timeout: 3_000 })).toBeInTheDocument();
    expect(cellOf(/Kunjungan/, TW1)).toHaveAttribute('aria-invalid', 'true');
    await user.click(cellOf(/Kunjungan/, TW1));
    expect(screen.getByText('Target TW 1: Batas waktu pengisiannya sudah lewat')).toBeInTheDocument();
    expect(document.querySelector('[data-unsaved="true"]')).not.toBeNull();
    await user.click(screen.getByText('Buang isian'));
    expect(cellOf(/Kunjungan/, TW1)).toHaveTextContent('');
    expect(document.querySelector('[data-unsaved="true"]')).toBeNull();
  });
});

describe('a row that somebody deleted meanwhile', () => {
  it('is told of, and what was typed into it given up', async () => {
    const gone = new Set<string>();
    const answer = fakeTable();
    const { user } = await openPage(PATH, (request) =>
      gone.has(request.url) ? problem(404, 'TIDAK_DITEMUKAN') : without(answer(request), gone),
    );
    (await grid()).focus();
    await user.click(cellOf(/Kunjungan/, TW1));
    gone.add(`/api${PATH}/kinerja-langkah-aksi/6`);
    await user.keyboard('2{Enter}');
    expect(await screen.findByText('1 baris gagal disimpan.', {}, { timeout: 3_000 })).toBeInTheDocument();
    await waitFor(() => expect(findRow(/Kunjungan/)).toBeUndefined());
    await user.click(screen.getByText('Tampilkan'));
    expect(tell()).toMatch(/sudah dihapus orang lain/);
    expect(document.querySelector('[data-unsaved="true"]')).toBeNull();
  });
});

describe('who opens it', () => {
  it('and sees all units chooses one first', async () => {
    const { sent } = await openPage(PATH, fakeTable(), superUser);
    expect(await screen.findByText('Tabel tampil setelah satuan kerjanya dipilih.')).toBeInTheDocument();
    expect(sent.filter(({ url }) => url === `/api${PATH}`)).toEqual([]);
  });

  it('and only reads has nothing to write with', async () => {
    const { user } = await openPage(`${PATH}?satuan_kerja_id=1012`, fakeTable({ ubah: false }), superUser);
    (await grid()).focus();
    await user.keyboard('{F2}');
    expect(screen.queryByLabelText(/^Urungkan/)).not.toBeInTheDocument();
    expect(tell()).toMatch(/Anda dapat membaca/);
  });
});

describe('the realisation', () => {
  const REALISASI_TW1 = 5;

  it('computes the achievement from what stands in the row', async () => {
    const { user } = await openPage(`${PATH}/realisasi`, fakeTable());
    (await grid()).focus();
    await user.click(cellOf(/Pendataan/, REALISASI_TW1));
    await user.keyboard('0,5{Enter}');
    expect(rowOf(/Pendataan/)).toHaveTextContent('50%');
  });

  it('tells which quarters are closed, not what locks the plan', async () => {
    const kunci = {
      ...openKunci,
      alasan: 'validasi' as const,
      pesan: 'Sudah disetujui',
      bidang: [],
      triwulan: [2, 3, 4],
    };
    await openPage(`${PATH}/realisasi`, fakeTable({ kunci }));
    expect(await screen.findByText('Batas waktu pengisian realisasi TW 1 sudah lewat.')).toBeInTheDocument();
    expect(screen.queryByText('Sudah disetujui')).not.toBeInTheDocument();
    expect(cellOf(/Pendataan/, REALISASI_TW1)).toHaveAttribute('aria-readonly', 'true');
  });

  it('shows the evidence of a step by quarter', async () => {
    const berkas = { id: 7, nama: 'Foto.png', jenis: 'image/png', ukuran: 1200 };
    const rows = rencana.map((row) =>
      row.id === 6 ? { ...row, bukti: [{ id: 1, triwulan: 1, berkas }] } : row,
    );
    const { user } = await openPage(`${PATH}/realisasi`, fakeTable({ rows }));
    (await grid()).focus();
    await user.click(cellOf(/Kunjungan/, REALISASI_TW1 + 1));
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Bukti TW 1' });
    expect(within(dialog).getByRole('button', { name: /^Foto.png/ })).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Lepas Foto.png' })).toBeInTheDocument();
  });
});
