import type { LkeTindakLanjut } from '@selaras/contracts';
import { type KeadaanTindakLanjut, keadaanTindakLanjutWords } from '@selaras/domain';
import { Badge, type BadgeTone } from '@selaras/ui';

const tones: Readonly<Record<KeadaanTindakLanjut, BadgeTone>> = {
  terbuka: 'neutral',
  diajukan: 'brand',
  dikembalikan: 'warning',
  selesai: 'success',
};

/** How far a follow-up is, and whether its unit is late; of one that stands no longer, why. */
export const KeadaanTindakLanjutBadge = ({
  keadaan,
  terlambat,
  ditarik = null,
  diperbaiki = false,
}: Pick<LkeTindakLanjut, 'keadaan' | 'terlambat'> &
  Partial<Pick<LkeTindakLanjut, 'ditarik' | 'diperbaiki'>>) => {
  if (diperbaiki) return <Badge tone="success">Selesai diperbaiki</Badge>;
  if (ditarik !== null) return <Badge tone="neutral">Ditarik</Badge>;
  return (
    <>
      <Badge tone={tones[keadaan]}>{keadaanTindakLanjutWords[keadaan]}</Badge>
      {terlambat && <Badge tone="danger">Lewat tenggat</Badge>}
    </>
  );
};
