import type { PlanningValidation } from '@selaras/contracts';
import { type KeadaanValidasi, keadaanValidasiWords, optionsOf } from '@selaras/domain';
import { Badge, type BadgeTone } from '@selaras/ui';

const tones: Readonly<Record<KeadaanValidasi, BadgeTone>> = {
  draf: 'neutral',
  menunggu: 'brand',
  dikembalikan: 'warning',
  disetujui: 'success',
};

export const keadaanOptions = optionsOf(keadaanValidasiWords);

export const keadaanOf = (validasi: PlanningValidation | null): KeadaanValidasi =>
  validasi?.keadaan ?? 'draf';

export function KeadaanBadge({ validasi }: { validasi: PlanningValidation | null }) {
  const keadaan = keadaanOf(validasi);
  return <Badge tone={tones[keadaan]}>{keadaanValidasiWords[keadaan]}</Badge>;
}
