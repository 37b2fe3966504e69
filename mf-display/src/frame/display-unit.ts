import type { PageOpening } from '@selaras/federation';
import { seesAllUnits } from '@selaras/roles';
import type { DisplayKind } from './display-kind';

/** Name in the address of the unit that a micro page shows. */
export const UNIT = 'satuan_kerja_id';

/** The unit in the address; without one the reader's own. Null: nobody's. */
export function unitShown(
  address: URLSearchParams,
  user: PageOpening['user'],
  { publik }: Pick<DisplayKind, 'publik'>,
): number | null {
  const asked = Number(address.get(UNIT));
  if (Number.isInteger(asked) && asked > 0) return asked;
  return publik || seesAllUnits(user) ? null : (user?.satuan_kerja_id ?? null);
}
