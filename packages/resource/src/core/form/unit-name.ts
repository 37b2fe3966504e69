import type { Actor } from '@selaras/roles';
import type { Values } from './field';
import { type KnownLabels, labelKey } from './field-words';

interface Surroundings {
  readonly row: object | null;
  readonly labels: KnownLabels;
  readonly user: (Actor & { readonly satuan_kerja_nama?: string | null }) | null;
}

interface OfUnit {
  readonly satuan_kerja?: { readonly satuan_kerja_id: number; readonly satuan_kerja_nama?: string };
}

/** Name of the unit that a form writes for: as its row, the choice that was made, or the account of its writer tells it. */
export function unitNameOf(
  { satuan_kerja_id: chosen }: Values,
  { row, labels, user }: Surroundings,
): string | undefined {
  const unit = (row as OfUnit | null)?.satuan_kerja;
  if (unit !== undefined && (chosen === undefined || chosen === unit.satuan_kerja_id))
    return unit.satuan_kerja_nama;
  const taken = labels.get(labelKey('satuan_kerja_id', chosen));
  if (taken !== undefined) return taken;
  const isOwn = user !== null && typeof chosen === 'number' && user.satuan_kerja_id === chosen;
  return isOwn ? (user.satuan_kerja_nama ?? undefined) : undefined;
}
