import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SIGN_AFTER_MS } from '../state/late-sign';
import type { TableColumn } from './column';
import { DataTable } from './data-table';
import { Pagination } from './pagination';

interface Unit {
  id: number;
  nama: string;
  pagu: number | null;
}

const units: Unit[] = [
  { id: 1, nama: 'Dinas Kesehatan', pagu: 1_250_000 },
  { id: 2, nama: 'Bapperida', pagu: null },
  { id: 3, nama: 'DPUPR', pagu: 900_000.5 },
];

const columns: TableColumn<Unit>[] = [
  { id: 'nama', title: 'Perangkat daerah', value: (unit) => unit.nama, sortable: true },
  { id: 'pagu', title: 'Pagu', unit: 'Rp', numeric: true, value: (unit) => unit.pagu, sortable: true },
  { id: 'id', title: 'Nomor', value: (unit) => unit.id, hidden: true },
];

const base = { caption: 'Daftar perangkat daerah', columns, rowId: (unit: Unit) => unit.id };
const firstCells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

describe('DataTable', () => {
  afterEach(() => jest.useRealTimers());

  it('shows numbers the Indonesian way, a dash for what is missing, and units in the head', () => {
    render(<DataTable {...base} rows={units} />);
    expect(screen.getByRole('table', { name: 'Daftar perangkat daerah' })).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Pagu (Rp)' })).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: '1.250.000' })).toHaveStyle({ textAlign: 'right' });
    expect(screen.getByRole('cell', { name: '-' })).toBeInTheDocument();
  });

  it('sorts a complete list itself, missing values last either way', async () => {
    render(<DataTable {...base} rows={units} />);
    const head = screen.getByRole('columnheader', { name: 'Pagu (Rp)' });
    const button = within(head).getByRole('button');
    await userEvent.click(button);
    expect(head).toHaveAttribute('aria-sort', 'ascending');
    expect(firstCells()).toEqual(['DPUPR', 'Dinas Kesehatan', 'Bapperida']);
    await userEvent.click(button);
    expect(head).toHaveAttribute('aria-sort', 'descending');
    expect(firstCells()).toEqual(['Dinas Kesehatan', 'DPUPR', 'Bapperida']);
    await userEvent.click(button);
    expect(head).not.toHaveAttribute('aria-sort');
    expect(firstCells()).toEqual(['Dinas Kesehatan', 'Bapperida', 'DPUPR']);
  });

  it('asks the server to sort and leaves the rows as they come', async () => {
    const change = jest.fn();
    const { rerender } = render(<DataTable {...base} rows={units} sort={null} onSortChange={change} />);
    await userEvent.click(screen.getByRole('button', { name: 'Perangkat daerah' }));
    expect(change).toHaveBeenLastCalledWith({ column: 'nama', descending: false });
    rerender(
      <DataTable {...base} rows={units} sort={{ column: 'nama', descending: false }} onSortChange={change} />,
    );
    expect(firstCells()).toEqual(['Dinas Kesehatan', 'Bapperida', 'DPUPR']);
    await userEvent.click(screen.getByRole('button', { name: 'Perangkat daerah' }));
    expect(change).toHaveBeenLastCalledWith({ column: 'nama', descending: true });
  });

  it('says the specified words when there is no row', () => {
    render(<DataTable {...base} rows={[]} />);
    expect(screen.getByText('There are no records to show')).toBeVisible();
  });

  it('says why there is no row beneath the specified words, never in their place', () => {
    const action = <button type="button">Tambah unit</button>;
    render(<DataTable {...base} rows={[]} empty={{ description: 'Belum ada unit.', action }} />);
    expect(screen.getByText('There are no records to show')).toBeVisible();
    expect(screen.getByText('Belum ada unit.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Tambah unit' })).toBeVisible();
  });

  it('keeps the height of a full page while the first page is loaded', () => {
    render(<DataTable {...base} rows={undefined} />);
    expect(screen.getByRole('region')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(21);
    expect(screen.queryByText('There are no records to show')).not.toBeInTheDocument();
  });

  it('keeps the sign of loading for 200 ms once it was seen, and then shows the rows', () => {
    jest.useFakeTimers();
    const { rerender } = render(<DataTable {...base} rows={undefined} />);
    act(() => void jest.advanceTimersByTime(16 + SIGN_AFTER_MS));
    rerender(<DataTable {...base} rows={units} />);
    act(() => void jest.advanceTimersByTime(199));
    expect(screen.getByRole('region')).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('Bapperida')).not.toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.getByRole('region')).toHaveAttribute('aria-busy', 'false');
    expect(screen.getByText('Bapperida')).toBeVisible();
  });

  it('shows the error with a way to try again instead of rows', async () => {
    const retry = jest.fn();
    render(<DataTable {...base} rows={undefined} error={{ code: 500, onRetry: retry }} />);
    expect(screen.getAllByRole('row')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('is one stop for the keyboard: arrows move over the rows, Enter opens', async () => {
    const open = jest.fn();
    render(<DataTable {...base} rows={units} onRowOpen={open} />);
    const [first, second, third] = screen.getAllByRole('row').slice(1) as HTMLElement[];
    first?.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    expect(first).toHaveAttribute('tabindex', '-1');
    expect(second).toHaveAttribute('tabindex', '0');
    await userEvent.keyboard('{End}');
    expect(third).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(open).toHaveBeenCalledWith(units[2]);
    await userEvent.click(screen.getByText('Bapperida'));
    expect(open).toHaveBeenLastCalledWith(units[1]);
  });

  it('lets only those rows be opened that open something', async () => {
    const open = jest.fn();
    const many = [...units, { ...(units[0] as Unit), id: 99, nama: 'Dinas Sosial' }];
    const opensRow = ({ id }: Unit) => id !== units[0]?.id && id !== units[2]?.id;
    render(<DataTable {...base} rows={many} onRowOpen={open} opensRow={opensRow} />);
    const [none, second, alsoNone, last] = screen.getAllByRole('row').slice(1) as HTMLElement[];
    for (const still of [none, alsoNone]) {
      await userEvent.click(still as HTMLElement);
      expect(still).not.toHaveAttribute('tabindex');
      expect(still).not.toHaveStyle({ cursor: 'pointer' });
    }
    expect(open).not.toHaveBeenCalled();
    expect(second).toHaveStyle({ cursor: 'pointer' });
    act(() => second?.focus());
    expect(second).toHaveAttribute('tabindex', '0');
    await userEvent.keyboard('{ArrowDown}');
    expect(last).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    expect(open.mock.calls).toEqual([[units[1]]]);
  });

  it('leaves presses on controls inside a row to the controls', async () => {
    const open = jest.fn();
    const press = jest.fn();
    const act: TableColumn<Unit> = {
      id: 'aksi',
      title: 'Aksi',
      value: () => null,
      cell: () => (
        <button type="button" onClick={press}>
          Ubah
        </button>
      ),
    };
    render(<DataTable {...base} columns={[...columns, act]} rows={units.slice(0, 1)} onRowOpen={open} />);
    await userEvent.click(screen.getByRole('button', { name: 'Ubah' }));
    await userEvent.keyboard('{Enter}');
    expect(press).toHaveBeenCalledTimes(2);
    expect(open).not.toHaveBeenCalled();
  });

  it('leaves what is open in a cell open when its columns are made anew', async () => {
    function Opening() {
      const [open, setOpen] = useState(false);
      return (
        <button type="button" onClick={() => setOpen(true)}>
          {open ? 'terbuka' : 'buka'}
        </button>
      );
    }
    const made = () => [
      ...columns,
      { id: 'acts', title: 'Tindakan', value: () => null, cell: () => <Opening /> },
    ];
    const { rerender } = render(<DataTable {...base} columns={made()} rows={units} />);
    await userEvent.click(screen.getAllByRole('button', { name: 'buka' })[0] as HTMLElement);
    rerender(<DataTable {...base} columns={made()} rows={units} />);
    expect(screen.getByRole('button', { name: 'terbuka' })).toHaveFocus();
  });

  it('hides and shows columns, but never the first', async () => {
    render(<DataTable {...base} rows={units} hideable />);
    expect(screen.queryByRole('columnheader', { name: 'Nomor' })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Kolom' }));
    const entries = await screen.findAllByRole('menuitemcheckbox');
    expect(entries.map((entry) => entry.textContent)).toEqual(['Pagu', 'Nomor', 'Teks selengkapnya']);
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Nomor' }));
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Pagu' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Perangkat daerah',
      'Nomor',
    ]);
  });

  it('leads back from a page whose last row is gone', async () => {
    const change = jest.fn();
    const page = { current_page: 3, total: 40, per_page: 20 };
    render(<DataTable {...base} rows={[]} page={page} onPageChange={change} />);
    expect(screen.getByText('40 data')).toBeInTheDocument();
    expect(screen.getByText('There are no records to show')).toBeVisible();
    expect(screen.getByText('Halaman ini tidak berisi lagi.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ke halaman terakhir' }));
    expect(change).toHaveBeenCalledWith(2);
    expect(screen.getByRole('region')).toHaveFocus();
  });

  it('pages by the server', async () => {
    const turn = jest.fn();
    render(
      <DataTable
        {...base}
        rows={units}
        page={{ current_page: 2, total: 1234, per_page: 20 }}
        onPageChange={turn}
      />,
    );
    expect(screen.getByText('21–40 dari 1.234 data')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Halaman berikutnya' }));
    expect(turn).toHaveBeenCalledWith(3);
  });
});

describe('Pagination', () => {
  it('marks the current page and stops at both ends without losing the focus', async () => {
    const turn = jest.fn();
    const previous = () => screen.getByRole('button', { name: 'Halaman sebelumnya' });
    const next = () => screen.getByRole('button', { name: 'Halaman berikutnya' });
    const { rerender } = render(<Pagination page={1} total={60} perPage={20} onPageChange={turn} />);
    expect(screen.getByRole('button', { name: 'Halaman 1' })).toHaveAttribute('aria-current', 'page');
    expect(previous()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next());
    expect(turn).toHaveBeenLastCalledWith(2);
    rerender(<Pagination page={3} total={60} perPage={20} onPageChange={turn} />);
    expect(next()).toHaveAttribute('aria-disabled', 'true');
    expect(next()).toHaveFocus();
    await userEvent.click(next());
    expect(turn).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Halaman 2' }));
    expect(turn).toHaveBeenCalledTimes(2);
  });

  it('shows only the count when one page holds all', () => {
    render(<Pagination page={1} total={7} perPage={20} onPageChange={() => undefined} />);
    expect(screen.getByText('1–7 dari 7 data')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

it('shows two lines of a long text until whole texts are asked for, which every table remembers', async () => {
  const { unmount } = render(<DataTable {...base} rows={units} hideable />);
  const table = screen.getByRole('table');
  expect(table).toHaveStyle('--table-lines: 2');
  expect(screen.getByText('Dinas Kesehatan')).toHaveAttribute('title', 'Dinas Kesehatan');
  await userEvent.click(await screen.findByRole('button', { name: 'Kolom' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Teks selengkapnya' }));
  expect(table).not.toHaveStyle('--table-lines: 2');
  unmount();
  render(<DataTable {...base} rows={units} hideable />);
  expect(screen.getByRole('table')).not.toHaveStyle('--table-lines: 2');
});
