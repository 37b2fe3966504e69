import type { Card } from './card';
import type { TreeModel } from './model';

/** Unit's name in captions when the whole regency is shown. */
const WHOLE_REGENCY = 'Seluruh Kabupaten';

/** A unit as the first of its boxes tells it. */
export function unitOf({ cards }: TreeModel, id: number): Card['satuanKerja'] | undefined {
  for (const { satuanKerja } of cards.all()) if (satuanKerja.id === id) return satuanKerja;
  return undefined;
}

/** Name of the unit whose tree it is, as its boxes tell it; null is the whole regency. */
export function unitNameOf(model: TreeModel, id: number | null, whole = WHOLE_REGENCY): string {
  if (id === null) return whole;
  return unitOf(model, id)?.nama ?? `Satuan Kerja ${id}`;
}
