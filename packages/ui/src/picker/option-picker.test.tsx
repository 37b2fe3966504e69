import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { Modal } from '../overlay/modal';
import type { ChoiceValue } from './choice';
import { OptionPicker, type OptionPickerProps } from './option-picker';

const options = [
  { value: 1012, label: 'Dinas Kesehatan' },
  { value: 1013, label: 'RSUD Tirtaraya' },
  { value: 1014, label: 'Dinas PUPR' },
];

function Unit({ start = null, ...more }: Partial<OptionPickerProps> & { start?: ChoiceValue | null }) {
  const [value, setValue] = useState<ChoiceValue | null>(start);
  return (
    <OptionPicker
      label="Satuan kerja"
      options={options}
      {...more}
      value={value}
      onChange={(next, choice) => {
        setValue(next);
        more.onChange?.(next, choice);
      }}
    />
  );
}

const input = () => screen.getByRole('combobox', { name: /^Satuan kerja/ });

describe('OptionPicker', () => {
  it('is found by its label and described by help and error', () => {
    render(<Unit help="Unit yang Anda kelola" error="Wajib dipilih" />);
    expect(input()).toHaveAccessibleDescription(/Unit yang Anda kelola Wajib dipilih/);
    expect(input()).toBeInvalid();
  });

  it('is required by default: its input while empty, no longer once chosen, never clearable', async () => {
    render(<Unit />);
    expect(input()).toBeRequired();
    await userEvent.type(input(), 'puPR{Enter}');
    expect(screen.getByText('Dinas PUPR')).toBeVisible();
    expect(input()).not.toBeRequired();
    expect(screen.queryByLabelText('Kosongkan')).not.toBeInTheDocument();
    await userEvent.keyboard('{Backspace}');
    expect(screen.getByText('Dinas PUPR')).toBeVisible();
  });

  it('keeps the place of who goes through it by keys when the list comes anew with another one on top', async () => {
    const change = jest.fn();
    const { rerender } = render(<Unit options={options} onChange={change} />);
    await userEvent.click(input());
    await userEvent.keyboard('{ArrowDown}');
    rerender(
      <Unit options={[{ value: 1011, label: 'Bappeda' }, ...structuredClone(options)]} onChange={change} />,
    );
    await userEvent.keyboard('{Enter}');
    expect(change).toHaveBeenCalledWith(1013, options[1]);
  });

  it('shows what is said anew of a choice', () => {
    const { rerender } = render(<Unit start={1013} options={options} />);
    rerender(<Unit start={1013} options={[{ value: 1013, label: 'RSUD Tirtaraya Utama' }]} />);
    expect(screen.getByText('RSUD Tirtaraya Utama')).toBeVisible();
  });

  it('can be cleared when it is not required', async () => {
    const change = jest.fn();
    render(<Unit start={1012} required={false} onChange={change} />);
    expect(screen.getByRole('combobox', { name: 'Satuan kerja (opsional)' })).not.toBeRequired();
    await userEvent.click(screen.getByLabelText('Kosongkan'));
    expect(change).toHaveBeenCalledWith(null, null);
  });

  it('blocks an empty form and lets a filled one go with its value', async () => {
    const submit = jest.fn((event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      return new FormData(event.currentTarget).get('satuan_kerja_id');
    });
    render(
      <form onSubmit={submit}>
        <Unit name="satuan_kerja_id" />
        <button type="submit">Simpan</button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(submit).not.toHaveBeenCalled();
    await userEvent.type(input(), 'rsud{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(submit).toHaveReturnedWith('1013');
  });

  it('says the specified words while the list is loaded', () => {
    render(<Unit options={undefined} loading />);
    expect(screen.getByText('Sedang memuat data...')).toBeVisible();
  });

  it('shows the chosen option whether its value came as a number or as text', () => {
    render(<Unit start="1013" />);
    expect(screen.getByText('RSUD Tirtaraya')).toBeVisible();
  });

  it('finds by words in any order, and by everyday words', async () => {
    render(<Unit />);
    await userEvent.type(input(), 'sehat dinas');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Dinas Kesehatan']);
    await userEvent.clear(input());
    await userEvent.type(input(), 'rumah sakit');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['RSUD Tirtaraya']);
  });

  it('finds a person by the number that is the value, and nothing by the number of a row', async () => {
    render(<Unit options={[...options, { value: '199001012015011003', label: 'Siti Rahmawati' }]} />);
    await userEvent.type(input(), '19900101');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Siti Rahmawati']);
    await userEvent.clear(input());
    await userEvent.type(input(), '1014');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('says that nothing fits what was typed', async () => {
    render(<Unit />);
    await userEvent.type(input(), 'zzz');
    expect(screen.getByText('Tidak ada pilihan yang cocok')).toBeVisible();
  });

  it('says that the list failed, and tries again when it is opened', async () => {
    const retry = jest.fn();
    render(<Unit options={undefined} failed onRetry={retry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Pilihan gagal dimuat.');
    await userEvent.click(input());
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('brings its list into sight at once when it opens and when the options have come, never by gliding', async () => {
    const asked: unknown[] = [];
    Element.prototype.scrollIntoView = (how) => void asked.push(how);
    const glide = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const { rerender } = render(<Unit options={undefined} loading />);
    await userEvent.click(input());
    await waitFor(() => expect(asked).toHaveLength(1));
    rerender(<Unit />);
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(new Set(asked.map((how) => JSON.stringify(how)))).toEqual(
      new Set([JSON.stringify({ block: 'nearest', behavior: 'instant' })]),
    );
    expect(glide).not.toHaveBeenCalled();
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    glide.mockRestore();
  });

  it('gives Escape to its open list before the dialog around it', async () => {
    const close = jest.fn();
    render(
      <Modal open onClose={close} title="Ubah">
        <Unit />
      </Modal>,
    );
    await userEvent.click(input());
    expect(screen.getAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(close).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(1);
  });
});
