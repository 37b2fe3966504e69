import { ShownUnitPicker } from '@selaras/resource/picker';
import { Button, Modal } from '@selaras/ui';
import { useState } from 'react';

interface Props {
  readonly onOpen: (satuanKerjaId: number) => void;
  readonly onClose: () => void;
}

/** Asks for which unit the recap shall be, where the user has none of his own. */
export function RekapAnggaranDialog({ onOpen, onClose }: Props) {
  const [unit, setUnit] = useState<number | null>(null);
  return (
    <Modal
      open
      onClose={onClose}
      title="Rekap Anggaran"
      description="Pilih satuan kerja yang rekapnya ingin dibuka."
      footer={
        <Button variant="primary" disabled={unit === null} onClick={() => unit !== null && onOpen(unit)}>
          Buka di tab baru
        </Button>
      }
    >
      <ShownUnitPicker value={unit} onChange={setUnit} />
    </Modal>
  );
}
