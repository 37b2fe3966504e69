import type { LkeTindakLanjut } from '@selaras/contracts';
import { type KeadaanTindakLanjut, keadaanTindakLanjutWords } from '@selaras/domain';
import { Badge, type BadgeTone } from '@selaras/ui';

const tones: Readonly<Record<KeadaanTindakLanjut, BadgeTone>> = {
  terbuka: 'neutral',
  diajukan: 'brand',
  dikembalikan: 'warning',
  selesai: 'success',
};

/** How far a follow-up is, and whether its unit is late. */
export const KeadaanTindakLanjutBadge = ({
  keadaan,
  terlambat,
}: Pick<LkeTindakLanjut, 'keadaan' | 'terlambat'>) => (
  <>
    <Badge tone={tones[keadaan]}>{keadaanTindakLanjutWords[keadaan]}</Badge>
    {terlambat && <Badge tone="danger">Lewat tenggat</Badge>}
  </>
);
