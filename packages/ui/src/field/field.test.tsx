import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { Checkbox } from './checkbox';
import { PasswordField } from './password-field';
import { SelectField } from './select-field';
import { TextAreaField } from './text-area-field';
import { TextField } from './text-field';

describe('TextField', () => {
  it('ties label, help and error to the input', () => {
    render(<TextField label="Nama pengguna" help="Tanpa spasi" error="Wajib diisi" />);
    const input = screen.getByRole('textbox', { name: 'Nama pengguna' });
    expect(input).toHaveAccessibleDescription('Tanpa spasi Wajib diisi');
    expect(input).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('Wajib diisi');
  });

  it('is required unless it says otherwise, and then its label says so', () => {
    render(
      <>
        <TextField label="Sasaran" />
        <TextField label="Catatan" required={false} />
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Sasaran' })).toBeRequired();
    expect(screen.getByRole('textbox', { name: 'Catatan (opsional)' })).not.toBeRequired();
  });

  it('shows the unit inside the field', () => {
    render(<TextField label="Target" unit="persen" />);
    expect(screen.getByText('persen')).toBeVisible();
  });

  it('registers with react-hook-form', async () => {
    const save = jest.fn();
    function Form() {
      const { register, handleSubmit } = useForm({ defaultValues: { nama: '', catatan: '', tahun: '2024' } });
      return (
        <form onSubmit={handleSubmit((values) => save(values))}>
          <TextField label="Nama" {...register('nama')} />
          <TextAreaField label="Catatan" {...register('catatan')} />
          <SelectField
            label="Tahun"
            options={[
              { value: '2024', label: '2024' },
              { value: '2025', label: '2025' },
            ]}
            {...register('tahun')}
          />
          <button type="submit">Simpan</button>
        </form>
      );
    }
    render(<Form />);
    await userEvent.type(screen.getByLabelText('Nama'), 'Dinas');
    await userEvent.type(screen.getByLabelText('Catatan'), 'baik');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tahun' }), '2025');
    await userEvent.click(screen.getByRole('button'));
    expect(save).toHaveBeenCalledWith({ nama: 'Dinas', catatan: 'baik', tahun: '2025' });
  });
});

it('PasswordField shows the password only while the eye is open', async () => {
  render(<PasswordField label="Kata sandi" />);
  const input = screen.getByLabelText('Kata sandi');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Tampilkan kata sandi' }));
  expect(input).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Sembunyikan kata sandi' }));
  expect(input).toHaveAttribute('type', 'password');
});

it('Checkbox is ticked by its label and by the space bar', async () => {
  const change = jest.fn();
  render(<Checkbox label="Ingat saya" help="Selama 365 hari" onChange={change} />);
  const box = screen.getByRole('checkbox', { name: 'Ingat saya' });
  expect(box).toHaveAccessibleDescription('Selama 365 hari');
  await userEvent.click(screen.getByText('Ingat saya'));
  expect(box).toBeChecked();
  await userEvent.keyboard(' ');
  expect(box).not.toBeChecked();
  expect(change).toHaveBeenCalledTimes(2);
});
