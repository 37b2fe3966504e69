import { type FakeAnswer, problem } from '@selaras/api-client/testing';
import { writes } from '@selaras/resource/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
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
