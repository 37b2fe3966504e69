import type { PenambahanOutput } from '@selaras/contracts';
import { History } from '@selaras/resource/detail';
import { Button, Modal } from '@selaras/ui';
import { outputColumns } from './output-columns';
import { penambahanOutputQueries } from './penambahan-output-queries';

const columnNames = Object.fromEntries(outputColumns.map(({ id, title }) => [id, title]));
const source = { queries: penambahanOutputQueries };

interface RiwayatDialogProps {
  readonly unit: PenambahanOutput['satuan_kerja'];
  readonly onClose: () => void;
}

/** Who changed a unit's numbers, when, and from what to what. */
export function RiwayatDialog({ unit, onClose }: RiwayatDialogProps) {
  return (
    <Modal
      open
      title="Riwayat penambahan output"
      description={unit.satuan_kerja_nama}
      onClose={onClose}
      footer={<Button onClick={onClose}>Selesai</Button>}
    >
      <History resource={source} id={unit.satuan_kerja_id} columnNames={columnNames} />
    </Modal>
  );
}
