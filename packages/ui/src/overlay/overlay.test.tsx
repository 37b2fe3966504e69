import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/button';
import { TextField } from '../field/text-field';
import { AlertDialog } from './alert-dialog';
import { ConfirmDialog } from './confirm-dialog';
import { Menu } from './menu';
import { Modal } from './modal';

/** A dialog that shows at once that it is loading, and another one in its place once the data is there. */
function LoadedModal({ data, onClose }: { data: string | undefined; onClose: () => void }) {
  if (data !== undefined) return <Assignments onClose={onClose}>{data}</Assignments>;
  return (
    <Modal open onClose={onClose} title="Penugasan">
      Memuat
    </Modal>
  );
}

function Assignments({ onClose, children }: { onClose: () => void; children: string }) {
  return (
    <Modal open onClose={onClose} title="Penugasan">
      {children}
    </Modal>
  );
}

function LoadedModalFromButton({ data }: { data: string | undefined }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Penugasan penilai
      </button>
      {open && <LoadedModal data={data} onClose={() => setOpen(false)} />}
    </>
  );
}

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

/** A dialog whose button has nothing to send once it has sent. */
function ModalThatSends() {
  const [sent, setSent] = useState(false);
  return (
    <>
      <a href="/belakang">Halaman di belakang</a>
      <Modal
        open
        onClose={() => undefined}
        title="Pelaksana tugas"
        footer={
          <button type="button" disabled={sent} onClick={() => setSent(true)}>
            Catat
          </button>
        }
      >
        Isi
      </Modal>
    </>
  );
}

describe('Modal', () => {
  it('keeps the focus when the button that has it cannot be pressed any more', async () => {
    render(<ModalThatSends />);
    await userEvent.click(screen.getByRole('button', { name: 'Catat' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Tutup' })).toHaveFocus();
  });

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

  it('gives the focus back to what opened it also when its data came after it', async () => {
    const { rerender } = render(<LoadedModalFromButton data={undefined} />);
    await userEvent.click(screen.getByRole('button', { name: 'Penugasan penilai' }));
    expect(screen.getByText('Memuat')).toBeVisible();
    rerender(<LoadedModalFromButton data="Dinas Kesehatan" />);
    expect(screen.getByText('Dinas Kesehatan')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Penugasan penilai' })).toHaveFocus());
  });

  it('gives the focus to what stands in the place of what opened it', async () => {
    const { rerender } = render(<ModalFromActs acts={['Ganti', 'Tarik', 'Versi']} />);
    await userEvent.click(screen.getByRole('button', { name: 'Tarik' }));
    rerender(<ModalFromActs acts={['Ganti', 'Tampilkan', 'Versi']} />);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Tampilkan' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    rerender(<ModalFromActs acts={['Ganti']} />);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ganti' })).toHaveFocus());
  });

  it('gives the focus to the part that is left when all that stood beside its opener is gone', async () => {
    render(<SwappedBehindModal />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Pasang' }));
    await user.click(screen.getByRole('button', { name: 'Nyalakan' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Lepas' })).toHaveFocus());
  });

  it('closes by its cross', async () => {
    render(<ModalFromButton />);
    await userEvent.click(screen.getByRole('button', { name: 'Rencana aksi' }));
    await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps undo in the field that is typed into', async () => {
    render(
      <Modal open onClose={jest.fn()} title="Kembalikan">
        <TextField label="Catatan" defaultValue="" />
        <TextField label="Alasan" defaultValue="" />
      </Modal>,
    );
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Catatan'), 'Target belum tepat');
    await user.type(screen.getByLabelText('Alasan'), 'Angka');
    await user.keyboard('{Control>}z{/Control}');
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByLabelText('Alasan')).toHaveValue('');
    expect(screen.getByLabelText('Catatan')).toHaveValue('Target belum tepat');
  });
});

/** What it does takes its opener away, and the line that it stood on. */
function SwappedBehindModal() {
  const [open, setOpen] = useState(false);
  const [on, setOn] = useState(false);
  const turnOn = () => {
    setOn(true);
    setOpen(false);
  };
  return (
    <section>
      {on ? (
        <div key="menyala">
          <Button>Lepas</Button>
        </div>
      ) : (
        <div key="padam">
          <Button onClick={() => setOpen(true)}>Pasang</Button>
        </div>
      )}
      <Modal open={open} onClose={() => setOpen(false)} title="Faktor kedua">
        <Button onClick={turnOn}>Nyalakan</Button>
      </Modal>
    </section>
  );
}

function ModalFromActs({ acts }: { acts: readonly string[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {acts.map((act) => (
        <Button key={act} onClick={() => setOpen(true)}>
          {act}
        </Button>
      ))}
      <Modal open={open} onClose={() => setOpen(false)} title="Alasan">
        <TextField label="Alasan" defaultValue="" />
      </Modal>
    </>
  );
}

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
