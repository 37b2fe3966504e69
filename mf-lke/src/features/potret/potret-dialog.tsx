import type { LkeBukti } from '@selaras/contracts';
import { Modal } from '@selaras/ui';
import { PotretBeku } from './potret-beku';

interface PotretDialogProps {
  satkerId: number;
  bukti: Pick<LkeBukti, 'nama' | 'eviden_versi_id'>;
  onClose: () => void;
}

/** What was taken of the portal, as it was then. */
export const PotretDialog = ({ satkerId, bukti, onClose }: PotretDialogProps) => (
  <Modal
    open
    size="large"
    title={bukti.nama}
    description="Seperti saat diambil dari portal."
    onClose={onClose}
  >
    <PotretBeku satkerId={satkerId} versiId={bukti.eviden_versi_id} />
  </Modal>
);
