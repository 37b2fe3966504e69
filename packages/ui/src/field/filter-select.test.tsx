import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterSelect } from './filter-select';

const options = ['beban', 'nama', 'tw1'].map((value) => ({ value, label: value }));
const chosen: string[] = [];
const Urutan = ({ value }: { value: string }) => (
  <FilterSelect label="Urutan" options={options} value={value} onChoose={(next) => chosen.push(next)} />
);

describe('FilterSelect', () => {
  beforeEach(() => {
    chosen.length = 0;
  });

  it('keeps the second choice while its owner tells the first', async () => {
    const { rerender } = render(<Urutan value="beban" />);
    const select = screen.getByRole('combobox', { name: 'Urutan' });
    await userEvent.selectOptions(select, 'nama');
    await userEvent.selectOptions(select, 'tw1');
    rerender(<Urutan value="nama" />);
    expect(select).toHaveValue('tw1');
    rerender(<Urutan value="tw1" />);
    expect(chosen).toEqual(['nama', 'tw1']);
    rerender(<Urutan value="beban" />);
    expect(select).toHaveValue('beban');
  });

  it('shows what its owner holds once it is left', async () => {
    render(<Urutan value="beban" />);
    const select = screen.getByRole('combobox', { name: 'Urutan' });
    await userEvent.selectOptions(select, 'nama');
    await userEvent.tab();
    expect(select).toHaveValue('beban');
  });
});
