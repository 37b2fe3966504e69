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
  it('stand behind one button that tells how many are in use', async () => {
    render(
      <FilterFold count={2}>
        <span>Tingkat</span>
      </FilterFold>,
    );
    const button = await screen.findByRole('button', { name: 'Saring (2)' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText('Tingkat')).not.toBeInTheDocument();
    await userEvent.click(button);
    expect(screen.getByText('Tingkat')).toBeVisible();
    await userEvent.click(button);
    expect(screen.queryByText('Tingkat')).not.toBeInTheDocument();
  });

  it('stand open on a wide screen', () => {
    isNarrow = false;
    render(
      <FilterFold count={0}>
        <span>Tingkat</span>
      </FilterFold>,
    );
    expect(screen.getByText('Tingkat')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
