import type { User } from '@selaras/contracts';
import { useAddress, useParams, useSession } from '@selaras/portal';

import { UNIT, unitKey, unitOf } from '../../kartu/place';
import type { NarasiLevel } from './narasi-level';

/** Whose narratives an address opens: null for the regency's; undefined while no unit is chosen. */
export function narasiUnitOf(
  level: NarasiLevel,
  address: URLSearchParams,
  user: User | null,
): number | null | undefined {
  return level === 'pemda' ? null : (unitOf(address, user) ?? undefined);
}

export function useNarasiPlace(level: NarasiLevel) {
  const { user, tahunKinerja } = useSession();
  const [address, change] = useAddress();
  const unit = narasiUnitOf(level, address, user);
  return {
    tahun: tahunKinerja,
    unit,
    chooseUnit: (chosen: number | null) => change(() => new URLSearchParams({ [UNIT]: unitKey(chosen) })),
    query: address.has(UNIT) && unit ? { [UNIT]: unitKey(unit) } : {},
    indikator: idOf(address.get('indikator') ?? undefined),
  };
}

const idOf = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;

/** The narrative that the address names; 0, which none has, for what is no id. */
export const useNarasiId = (): number => idOf(useParams().id) ?? 0;
