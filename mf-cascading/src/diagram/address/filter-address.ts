import { type StatusCapaian, statusCapaian } from '@selaras/domain';
import { LEVEL_COUNT } from '../../tree/model/level';
import type { Filter } from '../../tree/state/filter';

/** A filter as the address tells it; null for parts that filter nothing. */
export type FilterAddress = Readonly<
  Record<'status' | 'tingkat' | 'pengampu' | 'satker' | 'telusur', string | null>
>;

/** A filter from an address that anybody may have typed. */
export function filterOf({ status, tingkat, pengampu, satker, telusur }: Partial<FilterAddress>): Filter {
  const level = Number(tingkat ?? Number.NaN);
  const unit = Number(satker ?? Number.NaN);
  return {
    status: (status ?? '').split(',').filter(isStatus),
    tingkat: Number.isInteger(level) && level >= 1 && level <= LEVEL_COUNT ? level - 1 : null,
    pengampu: pengampu?.trim() || null,
    satuanKerja: Number.isInteger(unit) && unit > 0 ? unit : null,
    telusur: telusur || null,
  };
}

const isStatus = (word: string): word is StatusCapaian => Object.hasOwn(statusCapaian, word);
