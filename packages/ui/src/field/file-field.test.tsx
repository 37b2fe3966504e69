import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FileField } from './file-field';

function Field({ onFile }: { onFile: (file: File | null) => void }) {
  const [file, setFile] = useState<File | null>(null);
  const change = (next: File | null) => {
    setFile(next);
    onFile(next);
  };
  return <FileField label="Berkas" accept=".csv" maxBytes={1024} value={file} onChange={change} />;
}
const csv = (size: number) => new File(['a'.repeat(size)], 'data.csv');

describe('a field for a file', () => {
  it('takes a chosen file, shows its name and size, and lets it go again', async () => {
    const onFile = jest.fn();
    render(<Field onFile={onFile} />);
    await userEvent.upload(screen.getByLabelText('Berkas'), csv(512));
    expect(onFile).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'data.csv' }));
    expect(screen.getByRole('button', { name: /data\.csv 512 B/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Lepas data.csv' }));
    expect(onFile).toHaveBeenLastCalledWith(null);
  });

  it('takes a dropped one', () => {
    const onFile = jest.fn();
    render(<Field onFile={onFile} />);
    const zone = screen.getByRole('button', { name: /Pilih berkas/ });
    expect(zone).toHaveAccessibleDescription('Berkas');
    fireEvent.drop(zone, { dataTransfer: { files: [csv(10)] } });
    expect(onFile).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'data.csv' }));
  });

  it('refuses one that is too large, in words', async () => {
    const onFile = jest.fn();
    render(<Field onFile={onFile} />);
    await userEvent.upload(screen.getByLabelText('Berkas'), csv(2000));
    expect(onFile).toHaveBeenLastCalledWith(null);
    expect(screen.getByRole('alert')).toHaveTextContent('data.csv melebihi 1 KB.');
  });
});
