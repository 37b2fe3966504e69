import { LogOut, User } from 'lucide-react';
import { useState } from 'react';
import {
  AlertDialog,
  Button,
  type ChoiceValue,
  ConfirmDialog,
  Menu,
  Modal,
  OptionPicker,
  TextField,
  useToast,
  ViewLinks,
} from '../src';
import { Flow, Section } from './section';

const units = Array.from({ length: 30 }, (_, index) => ({
  value: index,
  label: `Satuan kerja ${index + 1}`,
}));

export function Overlays() {
  const toast = useToast();
  const [open, setOpen] = useState<'modal' | 'confirm' | 'alert' | null>(null);
  const [unit, setUnit] = useState<ChoiceValue | null>(null);
  const close = () => setOpen(null);
  return (
    <Section title="Lapisan">
      <Flow>
        <Button onClick={() => setOpen('modal')}>Buka modal</Button>
        <Button onClick={() => setOpen('confirm')}>Buka konfirmasi</Button>
        <Button onClick={() => setOpen('alert')}>Buka peringatan</Button>
        <Button
          onClick={() => {
            toast.show({ tone: 'danger', title: 'Oops...', description: 'Data tidak sesuai (kode 422).' });
            toast.show({ tone: 'success', title: 'Tersimpan', description: 'Pukul 09.41.' });
            toast.show({ title: 'Versi baru tersedia', description: 'Muat ulang bila sudah selesai.' });
          }}
        >
          Tampilkan pemberitahuan
        </Button>
        <Menu
          trigger={<Button>Menu</Button>}
          title="dr. Ratna Dewi"
          items={[
            { id: 'profil', label: 'Profil', icon: <User size={16} />, onSelect: close },
            { id: 'tandai', label: 'Tampilkan NIP', checked: true, onSelect: close },
            {
              id: 'keluar',
              label: 'Keluar',
              icon: <LogOut size={16} />,
              tone: 'danger',
              separated: true,
              onSelect: close,
            },
          ]}
        />
      </Flow>
      <ViewLinks
        label="Rencana aksi milik"
        views={[
          { label: 'Kabupaten', href: '#kabupaten', 'aria-current': 'page' },
          { label: 'Perangkat daerah', href: '#pd', 'aria-current': undefined },
        ]}
      />
      <Modal
        open={open === 'modal'}
        onClose={close}
        title="Rencana Aksi"
        description="Dinas Kesehatan, tahun 2025"
        footer={
          <>
            <Button onClick={close}>Batal</Button>
            <Button variant="primary">Simpan</Button>
          </>
        }
      >
        <div style={{ display: 'grid', gap: 16 }}>
          <TextField label="Rencana aksi" />
          <OptionPicker label="Satuan kerja" options={units} value={unit} onChange={setUnit} />
          {Array.from({ length: 12 }, (_, index) => (
            <p key={units[index]?.value}>Triwulan berikutnya memperkuat pendampingan di sebelas puskesmas.</p>
          ))}
        </div>
      </Modal>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Hapus sasaran?"
        tone="danger"
        confirmLabel="Hapus sasaran"
        onConfirm={close}
        onCancel={close}
      >
        Sasaran beserta 12 kinerja di bawahnya dihapus. Ini tidak dapat dibatalkan.
      </ConfirmDialog>
      <AlertDialog open={open === 'alert'} title="Session Expired!" onOk={close}>
        Please log in again to continue
      </AlertDialog>
    </Section>
  );
}
