import { useSession } from '@selaras/portal';
import { seesAllUnits } from '@selaras/roles';
import type { ListFilter } from '../../core/list/list-description';

/** The filters of a list that its reader is offered. */
export function useShownFilters(filters: readonly ListFilter[]): readonly ListFilter[] {
  const { user } = useSession();
  return filters.filter(({ onlyWhoSeesAll }) => !onlyWhoSeesAll || (user !== null && seesAllUnits(user)));
}
