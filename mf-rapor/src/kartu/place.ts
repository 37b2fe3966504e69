import type { User } from '@selaras/contracts';
import { allTriwulan, type Triwulan } from '@selaras/domain';
import { useAddress, useParams, useSession } from '@selaras/portal';

import { seesAllUnits } from '@selaras/roles';

/** Name in the address that chooses whose card is shown, and what stands there for all units together. */
export const UNIT = 'satuan_kerja_id';
const REGENCY = 'kabupaten';

/** The quarter that a path names; null when there is none such. */
export const triwulanOf = (text: string | undefined): Triwulan | null =>
  allTriwulan.find((triwulan) => String(triwulan) === text) ?? null;

/** The unit that an address names, else the reader's own; null: all units together. */
export function unitOf(address: URLSearchParams, user: User | null): number | null {
  const asked = address.get(UNIT);
  if (asked === REGENCY) return null;
  if (asked !== null && /^[1-9]\d{0,14}$/.test(asked)) return Number(asked);
  return seesAllUnits(user) ? null : (user?.satuan_kerja_id ?? null);
}

/** What an address calls a unit, or all of them. */
export const unitKey = (unit: number | null): string => (unit === null ? REGENCY : String(unit));

/** Quarter and unit of the page that is open; a quarter that is none is null. */
export function useRaporPlace() {
  const { user, tahunKinerja } = useSession();
  const [address, change] = useAddress();
  return {
    tahun: tahunKinerja,
    triwulan: triwulanOf(useParams().triwulan),
    unit: unitOf(address, user),
    chooseUnit: (unit: number | null) => change(() => new URLSearchParams({ [UNIT]: unitKey(unit) })),
  };
}
