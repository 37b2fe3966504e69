import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TableColumn } from '../column';
import { DataTable } from '../data-table';
import { FilterFold } from './filter-fold';

interface Program {
  id: number;
  nama: string;
  pagu: number;
  status: string;
}

const rows: Program[] = [
  { id: 1, nama: 'Gizi', pagu: 1_250_000, status: 'Tercapai' },
  { id: 2, nama: 'Air bersih', pagu: 900, status: 'Tidak tercapai' },
];
const columns: TableColumn<Program>[] = [
  { id: 'nama', title: 'Program', value: ({ nama }) => nama, sortable: true },
  { id: 'pagu', title: 'Pagu', unit: 'Rp', numeric: true, value: ({ pagu }) => pagu, sortable: true },
  { id: 'status', title: 'Status', inCard: 'state', value: ({ status }) => status },
];
const base = { caption: 'Daftar program', columns, rows, rowId: ({ id }: Program) => id };

const tellers = new Set<() => void>();
let isNarrow = false;

beforeEach(() => {
  isNarrow = true;
  globalThis.matchMedia = (() => ({
    get matches() {
      return isNarrow;
    },
    addEventListener: (_: string, tell: () => void) => tellers.add(tell),
    removeEventListener: (_: string, tell: () => void) => tellers.delete(tell),
  })) as unknown as typeof matchMedia;
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

describe('a list of cards on a telephone', () => {
  it('is still a table to who listens, its verdict right after the name', () => {
    render(<DataTable {...base} cards />);
    expect(screen.getByRole('table', { name: 'Daftar program' })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Program',
      'Status',
      'Pagu(Rp)',
    ]);
    const [, first] = screen.getAllByRole('row');
    const cells = within(first as HTMLElement).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['Gizi', 'Tercapai', '1.250.000']);
    expect(cells[2]).toHaveAttribute('data-label', 'Pagu (Rp)');
  });

  it('is ordered by a choice in place of its head, which takes no focus', async () => {
    render(<DataTable {...base} cards />);
    expect(screen.queryByRole('button', { name: 'Program' })).not.toBeInTheDocument();
    const choice = await screen.findByRole('combobox', { name: 'Urutkan Daftar program' });
    await userEvent.selectOptions(choice, 'Pagu ↑');
    expect(names()).toEqual(['Air bersih', 'Gizi']);
    expect(screen.getByRole('columnheader', { name: /Pagu/ })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.selectOptions(choice, 'Program ↓');
    expect(names()).toEqual(['Gizi', 'Air bersih']);
    await userEvent.selectOptions(choice, 'Urutan semula');
    expect(names()).toEqual(['Gizi', 'Air bersih']);
  });

  it('tells the server which order is wanted', async () => {
    const change = jest.fn();
    render(<DataTable {...base} cards sort={{ column: 'nama', descending: false }} onSortChange={change} />);
    const choice = await screen.findByRole('combobox');
    expect(choice).toHaveDisplayValue('Program ↑');
    await userEvent.selectOptions(choice, 'Pagu ↓');
    expect(change).toHaveBeenCalledWith({ column: 'pagu', descending: true });
  });

  it('is a table again on a wide screen, on paper, and where rows are compared', () => {
    const { rerender } = render(<DataTable {...base} cards />);
    const isTable = () => screen.queryByRole('button', { name: 'Program' }) !== null;
    expect(isTable()).toBe(false);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(isTable()).toBe(true);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(isTable()).toBe(false);
    rerender(<DataTable {...base} />);
    expect(isTable()).toBe(true);
    rerender(<DataTable {...base} cards />);
    act(() => {
      isNarrow = false;
      for (const tell of tellers) tell();
    });
    expect(isTable()).toBe(true);
  });
});

describe('the filters of a list', () => {
  const fold = (count: number | null, onClear = jest.fn()) => (
    <DataTable
      {...base}
      cards
      hideable
      tools={<button type="button">Ekspor</button>}
      toolbar={(folded) =>
        folded === null ? (
          <span>Tingkat</span>
        ) : (
          <FilterFold {...folded} count={count} onClear={onClear}>
            <span>Tingkat</span>
          </FilterFold>
        )
      }
    />
  );

  it('stand behind one button that tells how many are in use, with order, acts and columns', async () => {
    const clear = jest.fn();
    render(fold(2, clear));
    const button = await screen.findByRole('button', { name: 'Saring (2 aktif)' });
    expect(screen.queryByText('Tingkat')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ekspor' })).not.toBeInTheDocument();
    await userEvent.click(button);
    const sheet = await screen.findByRole('dialog', { name: 'Saring' });
    expect(within(sheet).getByText('Tingkat')).toBeVisible();
    expect(await within(sheet).findByRole('button', { name: 'Ekspor' })).toBeVisible();
    await userEvent.selectOptions(await within(sheet).findByRole('combobox'), 'Pagu \u2191');
    await userEvent.click(within(sheet).getByText('Isi kartu (2 dari 2)'));
    await userEvent.click(within(sheet).getByRole('checkbox', { name: 'Status' }));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Hapus semua' }));
    expect(clear).toHaveBeenCalled();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Lihat 2 baris' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    expect(names()).toEqual(['Air bersih', 'Gizi']);
    expect(screen.queryByText('Tercapai')).not.toBeInTheDocument();
  });

  it('leave the button to the order where a list has none', async () => {
    render(fold(null));
    await userEvent.click(await screen.findByRole('button', { name: 'Atur' }));
    const sheet = await screen.findByRole('dialog', { name: 'Atur' });
    expect(within(sheet).queryByRole('button', { name: 'Hapus semua' })).not.toBeInTheDocument();
  });

  it('stand open on a wide screen', () => {
    isNarrow = false;
    render(fold(0));
    expect(screen.getByText('Tingkat')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Saring/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ekspor' })).toBeVisible();
  });
});
