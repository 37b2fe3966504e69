import { useAddress, useSession } from '@selaras/portal';

import { seesAllUnits } from '@selaras/roles';
import { useCallback } from 'react';

const UNIT = 'satuan_kerja_id';

/** The unit in the address; of who sees only his own, that one. Null: none is chosen. */
export function useUnit(): readonly [unit: number | null, choose: (unit: number | null) => void] {
  const { user } = useSession();
  const [address, change] = useAddress();
  const asked = Number(address.get(UNIT));
  const own = seesAllUnits(user) ? null : (user?.satuan_kerja_id ?? null);
  const choose = useCallback(
    (unit: number | null) => change(() => new URLSearchParams(unit === null ? [] : [[UNIT, String(unit)]])),
    [change],
  );
  return [own ?? (Number.isInteger(asked) && asked > 0 ? asked : null), choose];
}
