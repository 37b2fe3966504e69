import { ApiError } from '@selaras/api-client';
import { PortalAround } from '@selaras/portal/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useVersioned } from './use-versioned';
import { VersionedNotices } from './versioned-notices';

interface Row {
  readonly versi: number;
  readonly nama: string;
}
const valuesOf = ({ nama }: Row) => ({ nama });
const first: Row = { versi: 1, nama: 'Awal' };
const theirs: Row = { versi: 2, nama: 'Rekan' };
const stale = (terkini: Row) =>
  new ApiError({ status: 412, kode: 'VERSI_BASI', pesan: 'Data sudah diubah orang lain.', terkini });

interface FormProps {
  row: Row;
  send: (versi: number, nama: string) => Row;
}

/** A form of one field, saved by a press; `send` answers the row as it then is, or throws. */
function Form({ row, send }: FormProps) {
  const form = useVersioned(row, valuesOf, { draft: ['coba', 7] });
  const save = () => {
    if (form.holdsBack()) return;
    try {
      form.saved(send(form.row.versi, form.values.nama));
    } catch (error) {
      form.failed(error);
    }
  };
  return (
    <>
      <VersionedNotices form={form} words={{ nama: ['Nama', (nama) => nama] }} />
      <input
        aria-label="Nama"
        value={form.values.nama}
        onChange={({ target }) => form.set({ nama: target.value })}
      />
      <button type="button" onClick={save}>
        Simpan
      </button>
    </>
  );
}

const shown = (row: Row, send: FormProps['send']) => (
  <PortalAround>
    <Form row={row} send={send} />
  </PortalAround>
);
const field = () => screen.getByLabelText('Nama');
const type = (nama: string) => fireEvent.change(field(), { target: { value: nama } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const save = () => press('Simpan');

beforeEach(() => localStorage.clear());

describe('two people at one row', () => {
  it('an untouched field shows what the other saved, and the save of it builds on that', () => {
    const send = jest.fn((versi: number, nama: string) => ({ versi: versi + 1, nama }));
    const { rerender } = render(shown(first, send));
    rerender(shown(theirs, send));
    expect(field()).toHaveValue('Rekan');
    type('Saya');
    save();
    expect(send.mock.calls).toEqual([[2, 'Saya']]);
  });

  it('what was typed before the other row was read is sent over the version that it was typed over', () => {
    const sent: number[] = [];
    const send = (versi: number, nama: string): Row => {
      sent.push(versi);
      if (versi < theirs.versi) throw stale(theirs);
      return { versi: versi + 1, nama };
    };
    const { rerender } = render(shown(first, send));
    type('Saya');
    rerender(shown(theirs, send));
    expect(field()).toHaveValue('Saya');
    save();
    expect(sent).toEqual([1]);
    expect(screen.getByRole('group', { name: 'Nama' })).toHaveTextContent('Isian AndaSayaData terkiniRekan');

    save();
    expect(sent).toEqual([1]);
    expect(screen.getByRole('alert')).toHaveTextContent('Belum disimpan. Pilih dulu');
    const own = screen.getByRole('radio', { name: /^Isian Anda/ });
    expect(own).toHaveFocus();
    fireEvent.click(own);
    save();
    expect(sent).toEqual([1, 2]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('what is typed and not saved', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const send = (versi: number, nama: string): Row => ({ versi: versi + 1, nama });
  const offered = async () => act(() => jest.advanceTimersByTimeAsync(0));

  it('is kept within two seconds, while typing goes on', () => {
    render(shown(first, send));
    for (const nama of ['A', 'Ab', 'Abc', 'Abcd']) {
      type(nama);
      act(() => jest.advanceTimersByTime(500));
    }
    expect(localStorage).toHaveLength(1);
    expect(Object.values(localStorage)[0]).toContain('Abc');
  });

  it('is kept when the tab is closed, offered by the next visit and forgotten once it is saved', async () => {
    const tab = render(shown(first, send));
    type('Saya');
    fireEvent(window, new Event('pagehide'));
    expect(localStorage).toHaveLength(1);
    tab.unmount();

    render(shown(first, send));
    await offered();
    expect(field()).toHaveValue('Awal');
    press('Lanjutkan isian');
    expect(field()).toHaveValue('Saya');
    save();
    act(() => jest.advanceTimersByTime(2000));
    expect(localStorage).toHaveLength(0);
  });

  it('is asked for when the row was changed meanwhile', async () => {
    const tab = render(shown(first, send));
    type('Saya');
    tab.unmount();
    const sent = jest.fn(send);
    render(shown(theirs, sent));
    await offered();
    press('Lanjutkan isian');
    save();
    expect(sent).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('radio', { name: /^Data terkini/ }));
    expect(field()).toHaveValue('Rekan');
  });

  it('is forgotten once it is taken back, and when it is not wanted', async () => {
    const tab = render(shown(first, send));
    type('Saya');
    fireEvent(window, new Event('pagehide'));
    type('Awal');
    expect(localStorage).toHaveLength(0);
    type('Saya');
    tab.unmount();
    expect(localStorage).toHaveLength(1);

    render(shown(first, send));
    await offered();
    press('Buang');
    expect(localStorage).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Lanjutkan isian' })).not.toBeInTheDocument();
  });
});
