import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AlertDialog } from './alert-dialog';
import { ConfirmDialog } from './confirm-dialog';
import { Menu } from './menu';
import { Modal } from './modal';

function ModalFromButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Rencana aksi
      </button>
      <Modal open={open} onClose={() => setOpen(false)} title="Rencana Aksi" description="Tahun 2025">
        <button type="button">Di dalam</button>
      </Modal>
    </>
  );
}

describe('Modal', () => {
  it('is named by its title, described, and keeps the focus inside', async () => {
    render(<ModalFromButton />);
    await userEvent.click(screen.getByRole('button', { name: 'Rencana aksi' }));
    const dialog = screen.getByRole('dialog', { name: 'Rencana Aksi' });
    expect(dialog).toHaveAccessibleDescription('Tahun 2025');
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it('closes with Escape and gives the focus back', async () => {
    render(<ModalFromButton />);
    await userEvent.click(screen.getByRole('button', { name: 'Rencana aksi' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rencana aksi' })).toHaveFocus());
  });

  it('closes by its cross', async () => {
    render(<ModalFromButton />);
    await userEvent.click(screen.getByRole('button', { name: 'Rencana aksi' }));
    await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('ConfirmDialog', () => {
  const setUp = (loading = false) => {
    const confirm = jest.fn();
    const cancel = jest.fn();
    render(
      <ConfirmDialog
        open
        title="Hapus sasaran?"
        confirmLabel="Hapus"
        tone="danger"
        loading={loading}
        onConfirm={confirm}
        onCancel={cancel}
      >
        Semua kinerja di bawahnya ikut terhapus.
      </ConfirmDialog>,
    );
    return { confirm, cancel };
  };

  it('asks, and first focuses the way back', () => {
    setUp();
    expect(screen.getByRole('alertdialog', { name: 'Hapus sasaran?' })).toHaveAccessibleDescription(
      'Semua kinerja di bawahnya ikut terhapus.',
    );
    expect(screen.getByRole('button', { name: 'Batal' })).toHaveFocus();
  });

  it('confirms by its verb and cancels by button or Escape', async () => {
    const { confirm, cancel } = setUp();
    await userEvent.click(screen.getByRole('button', { name: 'Hapus' }));
    expect(confirm).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
    await userEvent.keyboard('{Escape}');
    expect(cancel).toHaveBeenCalledTimes(2);
  });

  it('confirms only once while the act is under way', async () => {
    const { confirm } = setUp(true);
    await userEvent.click(screen.getByRole('button', { name: 'Hapus' }));
    expect(confirm).not.toHaveBeenCalled();
  });
});

it('AlertDialog goes on by OK and by Escape', async () => {
  const ok = jest.fn();
  render(
    <AlertDialog open title="Session Expired!" onOk={ok}>
      Please log in again to continue
    </AlertDialog>,
  );
  expect(screen.getByRole('alertdialog', { name: 'Session Expired!' })).toHaveTextContent(
    'Please log in again to continue',
  );
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await userEvent.keyboard('{Escape}');
  expect(ok).toHaveBeenCalledTimes(2);
});

describe('Menu', () => {
  const items = (select: (id: string) => void) => [
    { id: 'profil', label: 'Profil', onSelect: () => select('profil') },
    { id: 'tandai', label: 'Tandai', checked: true, onSelect: () => select('tandai') },
    { id: 'keluar', label: 'Keluar', separated: true, onSelect: () => select('keluar') },
  ];

  it('opens, moves and chooses by keyboard, and gives the focus back', async () => {
    const select = jest.fn();
    render(<Menu trigger={<button type="button">Akun</button>} items={items(select)} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profil' })).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    expect(select).toHaveBeenCalledWith('keluar');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Akun' })).toHaveFocus());
  });

  it('stays open while things are ticked', async () => {
    const select = jest.fn();
    render(<Menu trigger={<button type="button">Akun</button>} items={items(select)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Akun' }));
    const entry = await screen.findByRole('menuitemcheckbox', { name: 'Tandai', checked: true });
    await userEvent.click(entry);
    expect(select).toHaveBeenCalledWith('tandai');
    expect(screen.getByRole('menu')).toBeInTheDocument();
  });
});
