import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FigureGrid } from './figure-grid';

const rows = [
  { id: 'target', label: 'Target', unit: 'persen' },
  { id: 'realisasi', label: 'Realisasi', unit: 'persen' },
];
const columns = [1, 2, 3].map((tw) => ({ id: `tw${tw}`, label: `TW ${tw}` }));

function Grid({ closed = '' }: { closed?: string }) {
  const [cells, setCells] = useState<Record<string, number | null>>({ target_tw1: 10 });
  return (
    <FigureGrid
      label="Angka"
      rows={rows}
      columns={columns}
      valueAt={(row, column) => cells[`${row}_${column}`] ?? null}
      closedAt={(row, column) => `${row}_${column}` === closed}
      errorAt={(row, column) =>
        row === 'target' && cells[`${row}_${column}`] === 7 ? 'Terlalu kecil' : undefined
      }
      onChange={(changes) =>
        setCells((before) => ({
          ...before,
          ...Object.fromEntries(changes.map(({ row, column, value }) => [`${row}_${column}`, value])),
        }))
      }
    />
  );
}

const cell = (name: string) => screen.getByRole('textbox', { name });

describe('FigureGrid', () => {
  it('names each cell by its row and column, and shows numbers the Indonesian way', async () => {
    render(<Grid />);
    expect(cell('Target TW 1')).toHaveValue('10');
    await userEvent.type(cell('Realisasi TW 2'), '1234,5');
    await userEvent.tab();
    expect(cell('Realisasi TW 2')).toHaveValue('1.234,5');
  });

  it('is walked through with arrows and Enter', async () => {
    render(<Grid />);
    await userEvent.click(cell('Target TW 1'));
    await userEvent.keyboard('{ArrowRight}');
    expect(cell('Target TW 2')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(cell('Realisasi TW 2')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    expect(cell('Target TW 1')).toHaveFocus();
  });

  it('takes cells from a spreadsheet, leaves closed ones alone and says what was no number', async () => {
    render(<Grid closed="target_tw2" />);
    await userEvent.click(cell('Target TW 1'));
    await userEvent.paste('1\t2\t3\t4\nx\t5');
    expect(cell('Target TW 1')).toHaveValue('1');
    expect(cell('Target TW 2')).toHaveValue('');
    expect(cell('Target TW 3')).toHaveValue('3');
    expect(cell('Realisasi TW 2')).toHaveValue('5');
    expect(screen.getByText(/1 sel yang ditempel bukan angka/)).toBeInTheDocument();
  });

  it('takes a paste back as one step, then what was typed before, and brings both again', async () => {
    render(<Grid closed="target_tw2" />);
    const user = userEvent.setup();
    await user.type(cell('Realisasi TW 1'), '25');
    await user.click(cell('Target TW 1'));
    await user.paste('1\t2\t3\n4\t5');
    expect(cell('Realisasi TW 2')).toHaveValue('5');
    await user.keyboard('{Control>}z{/Control}');
    expect(cell('Target TW 1')).toHaveValue('10');
    expect(cell('Target TW 3')).toHaveValue('');
    expect(cell('Realisasi TW 1')).toHaveValue('25');
    expect(cell('Realisasi TW 2')).toHaveValue('');
    expect(cell('Target TW 1')).toHaveFocus();
    await user.keyboard('{Control>}z{/Control}');
    expect(cell('Realisasi TW 1')).toHaveValue('');
    await user.keyboard('{Control>}y{/Control}{Control>}{Shift>}z{/Shift}{/Control}');
    expect(cell('Realisasi TW 1')).toHaveValue('4');
    expect(cell('Target TW 1')).toHaveValue('1');
  });

  it('keeps undo to itself also when it has nothing to take back', async () => {
    render(<Grid />);
    const user = userEvent.setup();
    await user.click(cell('Target TW 1'));
    const prevented: boolean[] = [];
    document.addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (key === 'z') prevented.push(defaultPrevented);
    });
    await user.keyboard('{Control>}z{/Control}');
    expect(prevented).toEqual([true]);
    expect(cell('Target TW 1')).toHaveValue('10');
  });

  it('marks a wrong cell and says what is wrong with it', async () => {
    render(<Grid />);
    await userEvent.clear(cell('Target TW 1'));
    await userEvent.type(cell('Target TW 1'), '7');
    expect(cell('Target TW 1')).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('Target TW 1: Terlalu kecil');
  });
});
