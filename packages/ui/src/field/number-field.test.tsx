import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NumberField } from './number-field';
import { Switch } from './switch';

function Target({ onValue, digits }: { onValue: (value: number | null) => void; digits?: number }) {
  const [value, setValue] = useState<number | null>(1234.5);
  const change = (next: number | null) => {
    setValue(next);
    onValue(next);
  };
  return <NumberField label="Target" unit="persen" value={value} onChange={change} digits={digits} />;
}

describe('NumberField', () => {
  it('shows and reads numbers the Indonesian way', async () => {
    const change = jest.fn();
    render(<Target onValue={change} />);
    const field = screen.getByRole('textbox', { name: 'Target' });
    expect(field).toHaveValue('1.234,5');
    await userEvent.clear(field);
    expect(change).toHaveBeenLastCalledWith(null);
    await userEvent.type(field, '2500000,75');
    expect(change).toHaveBeenLastCalledWith(2_500_000.75);
    await userEvent.tab();
    expect(field).toHaveValue('2.500.000,75');
  });

  it('keeps no more decimals than it shows', async () => {
    const change = jest.fn();
    render(<Target onValue={change} digits={2} />);
    const field = screen.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '1,006');
    expect(change).toHaveBeenLastCalledWith(1.01);
    await userEvent.tab();
    expect(field).toHaveValue('1,01');
  });

  it('keeps what is no number in sight and says how to write one, once the field is left', async () => {
    const change = jest.fn();
    render(<Target onValue={change} />);
    const field = screen.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'dua');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.tab();
    expect(field).toHaveValue('dua');
    expect(field).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('Tulis angka, misalnya 1.234,5');
    expect(change).toHaveBeenLastCalledWith(null);
  });
});

it('Switch is a switch to assistive technology and turns with the space bar', async () => {
  const change = jest.fn();
  render(<Switch label="Tampilkan cross cutting" onChange={change} />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('switch', { name: 'Tampilkan cross cutting' })).toBeChecked();
  expect(change).toHaveBeenCalledTimes(1);
});
