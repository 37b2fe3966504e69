import type { PlanningValidation } from '@selaras/contracts';
import { Badge, type BadgeTone } from '@selaras/ui';

/** State of a unit's plan: `draf` while it was never submitted. */
export type Keadaan = PlanningValidation['keadaan'] | 'draf';

const looks: Record<Keadaan, { words: string; tone: BadgeTone }> = {
  draf: { words: 'Draf', tone: 'neutral' },
  menunggu: { words: 'Menunggu', tone: 'brand' },
  dikembalikan: { words: 'Dikembalikan', tone: 'warning' },
  disetujui: { words: 'Disetujui', tone: 'success' },
};

export const keadaanOptions = Object.entries(looks).map(([value, { words }]) => ({ value, label: words }));

export const keadaanOf = (validasi: PlanningValidation | null): Keadaan => validasi?.keadaan ?? 'draf';

/** Who looks at each stage, and at what (domain §7). */
export const tahapWords: Record<number, string> = {
  1: 'Tahap 1: logika, sasaran dan indikator',
  2: 'Tahap 2: target, rumus dan pengampu',
  3: 'Tahap 3: anggaran',
};

export function KeadaanBadge({ validasi }: { validasi: PlanningValidation | null }) {
  const { words, tone } = looks[keadaanOf(validasi)];
  return <Badge tone={tone}>{words}</Badge>;
}
