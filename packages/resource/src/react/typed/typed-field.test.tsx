import type { EntityFields } from '@selaras/contracts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { typedValues } from '../../core/typed/typed-fields';
import { TypedFields } from './typed-field';

const fields = {
  nama: { kind: 'text', label: 'Nama', help: 'Dengan gelar.', maxLength: 20 },
  alasan: { kind: 'area', label: 'Alasan', optional: true, maxLength: 50 },
  sejak: { kind: 'date', label: 'Sejak', optional: true },
  pagu: { kind: 'rupiah', label: 'Pagu', optional: true },
  jenis: { kind: 'choice', label: 'Jenis', codes: ['satu', 'dua'], words: { satu: 'Pertama', dua: 'Kedua' } },
  tetap: { kind: 'switch', label: 'Tetap' },
} as const satisfies EntityFields;

let seen: object;

function Form() {
  const [values, setValues] = useState(typedValues(fields, null));
  seen = values;
  const form = { values, set: (part: Partial<typeof values>) => setValues({ ...values, ...part }) };
  return (
    <TypedFields
      fields={fields}
      form={form}
      errorOf={(name) => (name === 'nama' ? 'Wajib diisi' : undefined)}
    />
  );
}

it('each field is drawn as its description says, with what is wrong beside it', () => {
  render(<Form />);
  expect(screen.getByLabelText('Nama')).toHaveAttribute('maxlength', '20');
  expect(screen.getByLabelText('Nama')).toBeInvalid();
  expect(screen.getByLabelText('Nama')).toHaveAccessibleDescription(/Dengan gelar\..*Wajib diisi/);
  expect(screen.getByLabelText(/^Alasan/)).toHaveAttribute('maxlength', '50');
  expect(screen.getByLabelText(/^Alasan/)).not.toBeRequired();
  expect(screen.getByLabelText(/^Sejak/)).toHaveAttribute('type', 'date');
  expect(screen.getByLabelText('Jenis')).toBeRequired();
});

it('what is typed, chosen and ticked is held under its name', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.type(screen.getByLabelText('Nama'), 'Sari');
  await user.type(screen.getByLabelText(/^Alasan/), 'Pindah');
  await user.type(screen.getByLabelText(/^Sejak/), '2025-03-01');
  await user.type(screen.getByLabelText(/^Pagu/), '1500');
  await user.selectOptions(screen.getByLabelText('Jenis'), 'Kedua');
  await user.click(screen.getByLabelText('Tetap'));
  expect(seen).toEqual({
    nama: 'Sari',
    alasan: 'Pindah',
    sejak: '2025-03-01',
    pagu: 1500,
    jenis: 'dua',
    tetap: true,
  });
});

it('a choice once made cannot be taken back to nothing where one is asked for', async () => {
  const user = userEvent.setup();
  render(<Form />);
  expect(screen.getByRole('option', { name: 'Pilih...' })).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Jenis'), 'Pertama');
  expect(screen.queryByRole('option', { name: 'Pilih...' })).not.toBeInTheDocument();
});
