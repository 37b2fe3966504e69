import type { LkeBukti } from '@selaras/contracts';
import { formatHalaman } from '@selaras/domain';
import { Modal, space } from '@selaras/ui';
import styled from 'styled-components';
import { BerkasView } from '../../penilaian/penampil/berkas-view';

const Sheet = styled.div`
  height: min(70vh, 900px);
  /* From edge to edge of a telephone. */
  @media (max-width: 560px) { margin-inline: -${space(5)}; }
`;

type Seen = Pick<LkeBukti, 'nama' | 'halaman'> & { readonly berkas: NonNullable<LkeBukti['berkas']> };

/** A file in the page, opened where it matters, as who evaluates sees it. */
export function LihatDialog({ bukti, onClose }: { bukti: Seen; onClose: () => void }) {
  const { nama, berkas, halaman } = bukti;
  return (
    <Modal
      open
      size="large"
      title={nama}
      description={halaman === null ? undefined : `Dibuka pada ${formatHalaman(halaman)}.`}
      onClose={onClose}
    >
      <Sheet>
        <BerkasView berkas={berkas} nama={nama} halaman={halaman} />
      </Sheet>
    </Modal>
  );
}
