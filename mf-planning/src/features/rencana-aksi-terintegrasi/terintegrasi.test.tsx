import { superUser } from '@selaras/resource/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import { baris, openKunci, rencana } from './row.fixture';
import { cellOf, fakeTable, findRow, grid, PATH, rowOf, rows, TW1, tell } from './terintegrasi.fixture';

/** More steps below the last sub-activity. */
const steps = (count: number) =>
  Array.from({ length: count }, (_, at) => baris('kinerja-langkah-aksi', 100 + at, { induk_id: 4 }));
const inOrder = (indexes: readonly number[]) => [...indexes].sort((a, b) => a - b);

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

  it('says of a quarter that is yet to open when it does, above the table and at its cells', async () => {
    const pesan = 'Realisasi TW 1 baru dapat diisi mulai 1 Januari 2025 pukul 00.00 WIB.';
    const kunci = { ...openKunci, triwulan: [], belum_dibuka: [{ triwulan: 1, pesan }] };
    const { user } = await openPage(`${PATH}/realisasi`, fakeTable({ kunci }));
    expect(await screen.findByText(new RegExp(pesan))).toBeInTheDocument();
    await user.click(cellOf(/Pendataan/, REALISASI_TW1));
    expect(cellOf(/Pendataan/, REALISASI_TW1)).toHaveAttribute('aria-readonly', 'true');
    expect(screen.getByRole('region', { name: 'Sel terpilih' })).toHaveTextContent(pesan);
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
