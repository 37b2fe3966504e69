import { type KeadaanPerbaikan, keadaanPerbaikanWords } from '@selaras/domain';
import { Badge, type BadgeTone } from '@selaras/ui';

const tones: Readonly<Record<KeadaanPerbaikan, BadgeTone>> = {
  diusulkan: 'neutral',
  dikerjakan: 'brand',
  terlambat: 'danger',
  selesai: 'success',
};

/** How far a repair step has come. */
export const KeadaanBadge = ({ keadaan }: { keadaan: KeadaanPerbaikan }) => (
  <Badge tone={tones[keadaan]}>{keadaanPerbaikanWords[keadaan]}</Badge>
);
