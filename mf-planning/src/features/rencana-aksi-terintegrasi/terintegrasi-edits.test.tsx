import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import { checkReadyToSubmit, partTemuan } from '@selaras/domain';
import { writes } from '@selaras/resource/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import type { Baris } from './row';
import { cellOf, fakeTable, findRow, grid, PATH, rowOf, TW1, tell } from './terintegrasi.fixture';

/** The table's answer without the rows behind these addresses. */
function without(answer: FakeAnswer, gone: ReadonlySet<string>): FakeAnswer {
  const { data } = answer as { data?: { data?: { baris?: Baris[] } } };
  const all = data?.data?.baris;
  if (all === undefined || gone.size === 0) return answer;
  const baris = all.filter(({ tingkat, id }) => !gone.has(`/api${PATH}/${tingkat}/${id}`));
  return { ...answer, data: { data: { ...data?.data, baris } } };
}

/** Column of the owner. */
const PENGAMPU = 9;

beforeEach(() => localStorage.clear());

describe('typing', () => {
  it('goes from cell to cell and is saved row by row', async () => {
    const { user, sent } = await openPage(PATH, fakeTable());
    const table = await grid();
    await user.click(cellOf(/Kunjungan/, TW1));
    table.focus();
    await user.keyboard('2{Tab}3{Enter}');
    await waitFor(() => expect(rowOf(/Kunjungan/)).toHaveTextContent('Tersimpan'));
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
    expect(await screen.findByText('1 baris gagal disimpan.')).toBeInTheDocument();
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
    expect(await screen.findByText('1 baris gagal disimpan.')).toBeInTheDocument();
    await waitFor(() => expect(findRow(/Kunjungan/)).toBeUndefined());
    await user.click(screen.getByText('Tampilkan'));
    expect(tell()).toMatch(/sudah dihapus orang lain/);
    expect(document.querySelector('[data-unsaved="true"]')).toBeNull();
  });
});

describe('what the plan lacks', () => {
  /** The table's server, which checks what it has as the real one does. */
  function checkedTable() {
    const answer = fakeTable();
    return (request: SentRequest): FakeAnswer => {
      if (!request.url.endsWith('/validasi-perencanaan/1012')) return answer(request);
      const table = answer({ ...request, url: `/api${PATH}` }) as unknown as {
        data: { data: { baris: Baris[]; satuan_kerja: object } };
      };
      const { baris, satuan_kerja } = table.data.data;
      const rows = baris.map(({ tingkat, ...row }) => ({
        ...row,
        level: tingkat,
        do_rumus: null,
        kamus: null,
        baru: false,
        perubahan: [],
        sidik: '0'.repeat(22),
        diperiksa: false,
      }));
      const plan = {
        satuan_kerja,
        validasi: null,
        versi: 0,
        kemampuan: { ajukan: true, tarik: false, setujui: false, kembalikan: false },
        sejak: null,
        baris: rows,
        temuan: partTemuan(checkReadyToSubmit(rows), null),
        dihapus: [],
      };
      return { data: { data: plan } };
    };
  }

  it('is shown alone when it is asked for, gone through, and gone as soon as it is filled in', async () => {
    const { user, sent } = await openPage(`${PATH}?lengkapi=1`, checkedTable());
    const table = await grid();
    expect(await screen.findByText(/^\d+ hal wajib dilengkapi/)).toBeVisible();
    const before = Number(screen.getByText(/hal wajib/).textContent?.split(' ')[0]);
    // The step that has its target lacks nothing, and is not shown.
    expect(findRow(/Pendataan/)).toBeUndefined();
    const lacking = () => cellOf(/Kunjungan/, TW1).querySelector('[data-lacks="wajib"]');
    expect(lacking()).toHaveAttribute('title', 'Tanpa target');

    // From finding to finding to the last of them, the step's target.
    const next = screen.getByRole('button', { name: 'Berikutnya' });
    for (let press = 0; press < 30; press += 1) {
      if (cellOf(/Kunjungan/, TW1).hasAttribute('data-active')) break;
      await user.click(next);
    }
    expect(cellOf(/Kunjungan/, TW1)).toHaveAttribute('data-active');
    expect(screen.getByRole('list', { name: 'Perlu dilengkapi' })).toHaveTextContent('Tanpa target (wajib)');
    table.focus();
    await user.keyboard('2{Enter}');
    await waitFor(() => expect(screen.getByText(`${before - 1} hal wajib`, { exact: false })).toBeVisible());
    // The row stays in sight while it is worked on.
    expect(lacking()).toBeNull();
    expect(writes(sent)).toHaveLength(1);
  });

  it('leads to the form where the table does not mend it', async () => {
    const { user } = await openPage(`${PATH}?lengkapi=1`, checkedTable());
    await grid();
    await screen.findByText(/hal wajib/);
    await user.click(cellOf(/Program kesehatan|1\.02\.02 /, PENGAMPU));
    const list = screen.getByRole('list', { name: 'Perlu dilengkapi' });
    const owner = within(list)
      .getByText(/^Tanpa pengampu/)
      .closest('li') as HTMLElement;
    expect(within(owner).getByRole('link')).toHaveAttribute(
      'href',
      `/kinerja-program/2/edit?fokus=pengampu&kembali=${encodeURIComponent(`${PATH}?lengkapi=1`)}`,
    );
  });

  it('is not asked for until somebody wants it, nor beside the realisation', async () => {
    const { user, sent } = await openPage(PATH, checkedTable());
    await grid();
    const asked = () => sent.some(({ url }) => url.includes('validasi-perencanaan'));
    expect(asked()).toBe(false);
    await user.click(screen.getByRole('switch', { name: 'Hanya yang perlu dilengkapi' }));
    await screen.findByText(/hal wajib/);
    expect(asked()).toBe(true);
  });

  it('says why it could not be checked, and is asked for again', async () => {
    let down = true;
    const table = checkedTable();
    const { user } = await openPage(`${PATH}?lengkapi=1`, (request) =>
      down && request.url.includes('validasi-perencanaan') ? problem(409, 'BENTROK') : table(request),
    );
    expect(await screen.findByText('Perencanaan gagal diperiksa.')).toBeVisible();
    expect(findRow(/Pendataan/)).toBeDefined();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText(/hal wajib/)).toBeVisible();
  });
});
