import { type ApiClientConfig, apiClient } from '@selaras/api-client';
import type { KeptFile } from '@selaras/contracts';
import { hasUnsavedChanges } from '@selaras/portal/host';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FilesField } from './files-field';

type Config = Parameters<NonNullable<ApiClientConfig['adapter']>>[0];
type Answer = { status: number; data: unknown };

/** Requests that wait for the test to answer them. */
let waiting: { config: Config; answer: (answer: Answer) => void }[];
const onBusy = jest.fn();
const saved = jest.fn();

beforeEach(() => {
  waiting = [];
  onBusy.mockClear();
  saved.mockClear();
  apiClient.configure({
    adapter: (config) =>
      new Promise((resolve, reject) => {
        config.signal?.addEventListener?.('abort', () => reject(new Error('aborted')));
        waiting.push({
          config,
          answer: (answer) => resolve({ ...answer, statusText: '', headers: {}, config }),
        });
      }),
  });
});

function Field({ max, awal = [] }: { max?: number; awal?: KeptFile[] }) {
  const [value, setValue] = useState<readonly KeptFile[]>(awal);
  const change = (next: KeptFile[]) => {
    setValue(next);
    saved(next.map(({ id }) => id));
  };
  return (
    <FilesField
      label="Bukti"
      tujuan={max === 1 ? 'pk_ttd' : 'bukti_rencana_aksi'}
      value={value}
      onChange={change}
      onBusy={onBusy}
      {...(max !== undefined && { max })}
    />
  );
}
const pdf = (nama: string) => new File(['%PDF'], nama, { type: 'application/pdf' });
const kept = (id: number, nama: string): KeptFile => ({ id, nama, jenis: 'application/pdf', ukuran: 2048 });
const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText('Bukti'), files);
const arrive = (index: number, berkas: KeptFile) =>
  waiting[index]?.answer({ status: 201, data: { data: berkas } });

describe('a field for the files of a row', () => {
  it('keeps the page from being left without a question as long as a file is on its way', async () => {
    render(<Field />);
    expect(hasUnsavedChanges()).toBe(false);
    await choose(pdf('laporan.pdf'));
    expect(hasUnsavedChanges()).toBe(true);
    await act(async () => arrive(0, kept(7, 'laporan.pdf')));
    expect(await screen.findByText('laporan.pdf')).toBeVisible();
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('sends what is chosen at once, shows how far it is, and lists it when it is kept', async () => {
    render(<Field />);
    await choose(pdf('laporan.pdf'));
    const { config } = waiting[0] ?? {};
    expect(config?.params).toEqual({ nama: 'laporan.pdf', tujuan: 'bukti_rencana_aksi' });
    expect(onBusy).toHaveBeenLastCalledWith(true);
    act(() => config?.onUploadProgress?.({ progress: 0.4 } as never));
    await waitFor(() =>
      expect(screen.getByRole('progressbar', { name: 'laporan.pdf' })).toHaveAttribute('aria-valuenow', '40'),
    );
    arrive(0, kept(5, 'laporan.pdf'));
    expect(await screen.findByRole('button', { name: 'laporan.pdf 2 KB' })).toBeInTheDocument();
    expect(saved).toHaveBeenLastCalledWith([5]);
    expect(onBusy).toHaveBeenLastCalledWith(false);
  });

  it('keeps both of two that arrive in the same moment', async () => {
    render(<Field />);
    await choose(pdf('a.pdf'), pdf('b.pdf'));
    arrive(1, kept(2, 'b.pdf'));
    arrive(0, kept(1, 'a.pdf'));
    await waitFor(() => expect(saved).toHaveBeenLastCalledWith([2, 1]));
  });

  it('stops one that is on its way', async () => {
    render(<Field />);
    await choose(pdf('a.pdf'));
    await userEvent.click(screen.getByRole('button', { name: 'Batalkan a.pdf' }));
    expect(waiting[0]?.config.signal?.aborted).toBe(true);
    expect(screen.queryByText('a.pdf')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Pilih berkas/ })).toHaveFocus();
    expect(saved).not.toHaveBeenCalled();
  });

  it('says in the server’s words why one was refused, and lets the message go', async () => {
    render(<Field />);
    await choose(pdf('a.pdf'));
    waiting[0]?.answer({ status: 422, data: { kode: 'BERKAS_DITOLAK', pesan: 'Ini halaman HTML.' } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Ini halaman HTML.');
    await userEvent.click(screen.getByRole('button', { name: 'Tutup pesan a.pdf' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('does not send one that is too large', async () => {
    render(<Field />);
    const large = pdf('besar.pdf');
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
    await choose(large);
    expect(screen.getByRole('alert')).toHaveTextContent('Lebih besar dari 10 MB.');
    expect(waiting).toEqual([]);
  });

  it('takes dropped ones, and takes kept ones away', async () => {
    render(<Field awal={[kept(1, 'lama.pdf')]} />);
    fireEvent.drop(screen.getByRole('button', { name: /Pilih berkas/ }), {
      dataTransfer: { files: [pdf('baru.pdf')] },
    });
    await waitFor(() => expect(waiting).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Lepas lama.pdf' }));
    expect(saved).toHaveBeenLastCalledWith([]);
    expect(screen.getByRole('button', { name: /Pilih berkas/ })).toHaveFocus();
  });

  it('for one file puts the new one in the place of the old one', async () => {
    render(<Field max={1} awal={[kept(1, 'lama.pdf')]} />);
    expect(screen.getByRole('button', { name: /Ganti berkas PDF; paling besar 10 MB/ })).toBeInTheDocument();
    await choose(pdf('baru.pdf'));
    arrive(0, kept(2, 'baru.pdf'));
    await waitFor(() => expect(saved).toHaveBeenLastCalledWith([2]));
  });

  it('for one file lets the last choice win over one that is still on its way', async () => {
    render(<Field max={1} />);
    await choose(pdf('besar.pdf'));
    await choose(pdf('kecil.pdf'));
    expect(waiting[0]?.config.signal?.aborted).toBe(true);
    expect(screen.queryByText('besar.pdf')).not.toBeInTheDocument();
    arrive(1, kept(2, 'kecil.pdf'));
    await waitFor(() => expect(saved).toHaveBeenLastCalledWith([2]));
  });

  it('takes no more than it may have', async () => {
    render(<Field max={2} awal={[kept(1, 'a.pdf'), kept(2, 'b.pdf')]} />);
    expect(screen.queryByLabelText('Bukti')).not.toBeInTheDocument();
  });
});
