import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterChip } from './filter-chip';

function open(value: string | null = null) {
  const onClear = jest.fn();
  render(
    <>
      <FilterChip label="Capaian" value={value} onClear={onClear}>
        {(close) => (
          <>
            <input aria-label="pilihan" />
            <button type="button" onClick={close}>
              Ambil
            </button>
          </>
        )}
      </FilterChip>
      <button type="button">Di luar</button>
    </>,
  );
  return onClear;
}

describe('FilterChip', () => {
  it('opens its choice with the focus in it, and gives the focus back', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Capaian' }));
    expect(screen.getByLabelText('pilihan')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByLabelText('pilihan')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Capaian' })).toHaveFocus();
  });

  it('closes by its choice and by a press elsewhere', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Capaian' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ambil' }));
    expect(screen.queryByLabelText('pilihan')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Capaian' }));
    await userEvent.click(screen.getByRole('button', { name: 'Di luar' }));
    expect(screen.queryByLabelText('pilihan')).not.toBeInTheDocument();
  });

  it('says what it filters by and can be taken off', async () => {
    const onClear = open('Tercapai');
    expect(screen.getByRole('button', { name: 'Capaian: Tercapai' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Hapus saringan Capaian' }));
    expect(onClear).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Capaian: Tercapai' })).toHaveFocus();
  });
});
