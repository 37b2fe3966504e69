import { ApiError, NetworkError } from '@selaras/api-client';
import { PortalAround } from '@selaras/portal/testing';
import { ToastProvider } from '@selaras/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useVersioned } from '../versioned/use-versioned';
import { ConfirmItem, ConfirmList, useTicks } from './confirm-list';
import { refusalOf } from './refusal-of';
import { useAct } from './use-act';
import { VersionedDialog } from './versioned-dialog';

const around = (children: ReactNode, queries = new QueryClient()) =>
  render(
    <QueryClientProvider client={queries}>
      <PortalAround confirm={() => true}>
        <ToastProvider>{children}</ToastProvider>
      </PortalAround>
    </QueryClientProvider>,
  );
const refused = (status: number, more: object = {}) =>
  new ApiError({ status, kode: 'X', pesan: 'Ditolak', ...more });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => localStorage.clear());

describe('an act', () => {
  function Act({ send }: { send: (key: string) => Promise<string> }) {
    const act = useAct({ send, done: (answer) => `Selesai: ${answer}`, reads: ['baca'] });
    return (
      <button type="button" onClick={() => act.mutate()}>
        Kirim
      </button>
    );
  }

  it('keeps its key while the line breaks it, and takes another one after an answer', async () => {
    const send = jest
      .fn<Promise<string>, [string]>()
      .mockRejectedValueOnce(new NetworkError('offline'))
      .mockRejectedValueOnce(refused(504))
      .mockRejectedValueOnce(refused(409))
      .mockResolvedValue('ya');
    const queries = new QueryClient();
    const read = jest.spyOn(queries, 'invalidateQueries');
    around(<Act send={send} />, queries);
    for (let time = 1; time <= 5; time++) {
      await press('Kirim');
      await waitFor(() => expect(read).toHaveBeenCalledTimes(time));
    }
    const [broken, late, told, done, next] = send.mock.calls.map(([key]) => key);
    expect([late, told]).toEqual([broken, broken]);
    expect(new Set([told, done, next]).size).toBe(3);
    expect(read).toHaveBeenLastCalledWith({ queryKey: ['baca'] });
    expect((await screen.findAllByText('Selesai: ya')).length).toBeGreaterThan(0);
  });
});

it('an act on another row has a key of its own, also while nothing was answered about the first', async () => {
  const send = jest.fn<Promise<string>, [string, number]>().mockRejectedValue(new NetworkError('offline'));
  function Rows() {
    const act = useAct({ send });
    return [1, 2].map((row) => (
      <button key={row} type="button" onClick={() => act.mutate(row)}>
        Kirim {row}
      </button>
    ));
  }
  around(<Rows />);
  for (const [time, name] of ['Kirim 1', 'Kirim 2', 'Kirim 2'].entries()) {
    await press(name);
    await waitFor(() => expect(send).toHaveBeenCalledTimes(time + 1));
  }
  const [first, second, again] = send.mock.calls.map(([key]) => key);
  expect(second).not.toBe(first);
  expect(again).toBe(second);
});

describe('a dialog over one version of a row', () => {
  const words = { nama: ['Nama', String] } as const;
  const row = { versi: 1, nama: 'Awal' };

  function Dialog({ send, onClose }: { send: (nama: string) => Promise<unknown>; onClose: () => void }) {
    const form = useVersioned(row, ({ nama }) => ({ nama }), { draft: ['coba', 1] });
    const save = useAct({ send: (_, nama: string) => send(nama) });
    return (
      <VersionedDialog
        title="Ubah"
        verb="Simpan"
        form={form}
        words={words}
        save={save}
        body={() => form.values.nama}
        isComplete={() => form.values.nama !== ''}
        refusal={refusalOf(save.error, ['nama']).refusal}
        onClose={onClose}
      >
        <input
          aria-label="Nama"
          value={form.values.nama}
          onChange={({ target }) => form.set({ nama: target.value })}
        />
      </VersionedDialog>
    );
  }
  const open = (send: (nama: string) => Promise<unknown>) => {
    const onClose = jest.fn();
    around(<Dialog send={send} onClose={onClose} />);
    return onClose;
  };
  const type = (text: string) => userEvent.type(screen.getByLabelText('Nama'), text);

  it('sends what was typed, closes, and keeps nothing of it', async () => {
    const send = jest.fn().mockResolvedValue(null);
    const onClose = open(send);
    await type(' baru');
    await press('Simpan');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(send).toHaveBeenCalledWith('Awal baru');
    expect(localStorage).toHaveLength(0);
  });

  it('sends nothing while something is missing', async () => {
    const send = jest.fn();
    open(send);
    await userEvent.clear(screen.getByLabelText('Nama'));
    await press('Simpan');
    expect(send).not.toHaveBeenCalled();
  });

  it('tells a refusal, but of somebody who was faster only what he changed', async () => {
    const stale = refused(412, { terkini: { versi: 2, nama: 'Rekan' } });
    const send = jest.fn().mockRejectedValueOnce(refused(409)).mockRejectedValue(stale);
    const onClose = open(send);
    await type(' baru');
    await press('Simpan');
    expect(await screen.findByText('Ditolak')).toBeInTheDocument();
    await press('Simpan');
    expect(await screen.findByText('Rekan')).toBeInTheDocument();
    expect(screen.queryByText('Ditolak')).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });
});

it('a refusal is told beside its fields, else in one sentence; a lock only so', () => {
  const named = refused(422, { errors: { 'anggota.0.nip': ['Salah', 'Ganda'] } });
  expect(refusalOf(named, ['nip'])).toMatchObject({ refusal: null });
  expect(refusalOf(named, ['nip']).errorOf('nip')).toBe('Salah Ganda');
  expect(refusalOf(named, ['nama']).refusal).toBe('Ditolak');
  const locked = refused(423, { kode: 'TERKUNCI', errors: { nama: ['Terkunci'] } });
  expect(refusalOf(locked, ['nama']).refusal).toBe('Ditolak');
  expect(refusalOf(null, ['nama']).refusal).toBeNull();
});

it('what is ticked at first stays so until somebody ticks otherwise', async () => {
  function List() {
    const { isTicked, tick } = useTicks<string>(String, (row) => row !== 'Kedua');
    return (
      <ConfirmList>
        {['Pertama', 'Kedua'].map((row) => (
          <ConfirmItem
            key={row}
            label={row}
            ticked={isTicked(row)}
            disabled={false}
            onTick={(yes) => tick(row, yes)}
          >
            <p>Isi {row}</p>
          </ConfirmItem>
        ))}
      </ConfirmList>
    );
  }
  render(<List />);
  await userEvent.click(screen.getByLabelText('Kedua'));
  await userEvent.click(screen.getByLabelText('Pertama'));
  expect(screen.getByLabelText('Pertama')).not.toBeChecked();
  expect(screen.getByLabelText('Kedua')).toBeChecked();
});
