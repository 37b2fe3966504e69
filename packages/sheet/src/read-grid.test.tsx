import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReadGrid, type RowDrawing, type SheetColumn } from '.';

interface Orang {
  readonly nama: string;
  readonly langkah: number;
}

const columns: readonly SheetColumn<Orang>[] = [
  { id: 'nama', title: 'Nama', kind: 'text', width: 12, value: ({ nama }) => nama },
  { id: 'tw1', title: 'TW 1', kind: 'number', width: 5, opens: true, value: ({ langkah }) => langkah },
];
const drawing: RowDrawing<Orang, SheetColumn<Orang>> = { nameOf: ({ nama }) => nama };
const keyOf = ({ nama }: Orang) => nama;
const people = Array.from({ length: 2_000 }, (_, at) => ({ nama: `Orang ${at + 1}`, langkah: at }));

function show(rows: readonly Orang[] = people) {
  const onOpen = jest.fn(() => true);
  render(
    <ReadGrid label="Beban" rows={rows} columns={columns} keyOf={keyOf} drawing={drawing} onOpen={onOpen} />,
  );
  return { onOpen, grid: screen.getByRole('grid', { name: 'Beban' }), user: userEvent.setup() };
}

describe('a table that is only read', () => {
  it('mounts what is in sight and says how many rows there are', () => {
    const { grid } = show();
    expect(grid).toHaveAttribute('aria-rowcount', '2001');
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
  });

  it('is walked through by the arrows and opened by Enter', async () => {
    const { grid, user, onOpen } = show();
    grid.focus();
    await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    expect(onOpen).toHaveBeenCalledWith(people[1], columns[1]);
  });

  it('opens a cell by one press where its column says so, else by the second', async () => {
    const { user, onOpen } = show();
    await user.click(screen.getByRole('gridcell', { name: '3' }));
    expect(onOpen).toHaveBeenLastCalledWith(people[3], columns[1]);
    onOpen.mockClear();
    await user.click(screen.getByRole('gridcell', { name: 'Orang 3' }));
    expect(onOpen).not.toHaveBeenCalled();
    fireEvent.doubleClick(screen.getByRole('gridcell', { name: 'Orang 3' }));
    expect(onOpen).toHaveBeenCalledWith(people[2], columns[0]);
  });
});
