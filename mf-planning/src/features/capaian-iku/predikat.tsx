import type { PredikatIku } from '@selaras/contracts';
import { capaianScales } from '@selaras/domain';
import { Badge } from '@selaras/ui';
import {
  ChevronDown,
  ChevronsDown,
  ChevronsUp,
  ChevronUp,
  CircleDashed,
  Equal,
  type LucideIcon,
} from 'lucide-react';

/** Sign of each step. No colours: green and red belong to the verdict against the target. */
const signs: Record<PredikatIku, LucideIcon> = {
  'sangat-tinggi': ChevronsUp,
  tinggi: ChevronUp,
  sedang: Equal,
  rendah: ChevronDown,
  'sangat-rendah': ChevronsDown,
  'belum-ada-data': CircleDashed,
};

/** The scale that speaks in a predicate; against the target nothing but 100 percent counts. */
export const SKALA_PREDIKAT = 'Permendagri 86/2017';

const words = new Map<PredikatIku, string>([
  ...capaianScales.permendagri86.map(({ kode, label }) => [kode, label] as const),
  ['belum-ada-data', 'Belum ada data'],
]);

export const predikatOptions = [...words].map(([value, label]) => ({ value, label }));

/** Predicate of an achievement as icon and word (domain §3). */
export function PredikatBadge({ predikat }: { predikat: PredikatIku }) {
  const Icon = signs[predikat];
  return <Badge icon={<Icon size={14} aria-hidden="true" />}>{words.get(predikat)}</Badge>;
}
