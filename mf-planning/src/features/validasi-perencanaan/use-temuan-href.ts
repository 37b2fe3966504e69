import type { PlanCascadeRow } from '@selaras/contracts';
import { RETURN_PARAM, useLocation, usePages, useSession } from '@selaras/portal';
import { type AboutRow, placesOfTemuan } from './page-of-temuan';

/** Addresses of what mends a finding, as far as the reader may open it; forms lead back here. */
export function useTemuanHref() {
  const { hasPage, hrefOf } = usePages();
  const { pathname, search } = useLocation();
  const { tahunKinerja } = useSession();
  return (
    temuan: AboutRow,
    row: Pick<PlanCascadeRow, 'level' | 'id'>,
    back = pathname + search,
  ): string | null => {
    const place = placesOfTemuan(temuan, row, tahunKinerja).find(({ page }) => hasPage(page));
    if (place === undefined) return null;
    const { page, params = {}, query = {}, isForm } = place;
    return hrefOf(page, params, { ...query, ...(isForm && { [RETURN_PARAM]: back }) });
  };
}
