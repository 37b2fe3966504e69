import { useAddress, useSession } from '@selaras/portal';

import { UNIT, unitKey, unitOf } from '../../kartu/place';

/** Whose report the address opens; null: the regency's, which is also what who sees all units begins with. */
export function useLkipPlace() {
  const { user, tahunKinerja } = useSession();
  const [address, change] = useAddress();
  return {
    tahun: tahunKinerja,
    unit: unitOf(address, user),
    chooseUnit: (unit: number | null) => change(() => new URLSearchParams({ [UNIT]: unitKey(unit) })),
    query: address.has(UNIT) ? { [UNIT]: unitKey(unitOf(address, user)) } : {},
  };
}
