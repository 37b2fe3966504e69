import type { PredikatIku } from '@selaras/contracts';
import { capaianScales } from '@selaras/domain';
import { Badge, type BadgeTone } from '@selaras/ui';
import {
  ChevronDown,
  ChevronsDown,
  ChevronsUp,
  ChevronUp,
  CircleDashed,
  Equal,
  type LucideIcon,
} from 'lucide-react';

/** Look of each step: the icon says it without the colour. */
const looks: Record<PredikatIku, { tone: BadgeTone; Icon: LucideIcon }> = {
  'sangat-tinggi': { tone: 'success', Icon: ChevronsUp },
  tinggi: { tone: 'brand', Icon: ChevronUp },
  sedang: { tone: 'accent', Icon: Equal },
  rendah: { tone: 'warning', Icon: ChevronDown },
  'sangat-rendah': { tone: 'danger', Icon: ChevronsDown },
  'belum-ada-data': { tone: 'neutral', Icon: CircleDashed },
};

const words = new Map<PredikatIku, string>([
  ...capaianScales.permendagri86.map(({ kode, label }) => [kode, label] as const),
  ['belum-ada-data', 'Belum ada data'],
]);

export const predikatOptions = [...words].map(([value, label]) => ({ value, label }));

/** Predicate of an achievement as icon and word (domain §3). */
export function PredikatBadge({ predikat }: { predikat: PredikatIku }) {
  const { tone, Icon } = looks[predikat];
  return (
    <Badge tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
      {words.get(predikat)}
    </Badge>
  );
}
