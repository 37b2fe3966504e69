import type { StatusPerjanjian as Status } from '@selaras/contracts';
import { optionsOf, type StatusPerjanjian, statusPerjanjianWords } from '@selaras/domain';
import { Badge, type BadgeTone } from '@selaras/ui';

const tones: Readonly<Record<StatusPerjanjian, BadgeTone>> = {
  belum: 'neutral',
  draf: 'accent',
  diterbitkan: 'brand',
  ditandatangani: 'success',
};

export const statusOptions = optionsOf(statusPerjanjianWords);

export function StatusPerjanjianBadge({ status }: { status: Status | null }) {
  const shown = status ?? 'belum';
  return <Badge tone={tones[shown]}>{statusPerjanjianWords[shown]}</Badge>;
}
