import type { TreeModel } from './model';

/** Unit's name in captions when the whole regency is shown. */
const WHOLE_REGENCY = 'Seluruh Kabupaten';

/** Name of the unit whose tree it is, as its boxes tell it; null is the whole regency. */
export function unitNameOf({ cards }: TreeModel, id: number | null, whole = WHOLE_REGENCY): string {
  if (id === null) return whole;
  return cards.find(({ satuanKerja }) => satuanKerja.id === id)?.satuanKerja.nama ?? `Satuan Kerja ${id}`;
}
