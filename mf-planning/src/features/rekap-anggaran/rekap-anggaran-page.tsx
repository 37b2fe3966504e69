import type { User } from '@selaras/contracts';
import type { PageOpening } from '@selaras/federation';
import { useSession } from '@selaras/portal';
import type { ListRules } from '@selaras/resource/core';
import { unitFilter } from '@selaras/resource/core';
import { FilterChips, useListState } from '@selaras/resource/list';
import { choosesUnit } from '@selaras/resource/unit';
import { seesAllUnits } from '@selaras/roles';
import { LandscapePaper } from '@selaras/ui';
import { rekapAnggaranQueries } from './rekap-anggaran-queries';
import { RekapKabupaten } from './rekap-kabupaten';
import { RekapUnit } from './rekap-unit';

const rules: ListRules = {
  filters: [unitFilter.name],
  orders: [],
  sort: { column: 'kode', descending: false },
  hidden: [],
  keeps: ['sampai'],
};
const chooseUnit = [{ ...unitFilter, onlyWhoSeesAll: false }];

/** The unit that is shown, of whom may pick one the asked one; null: all of them. */
function unitShown(user: User | null, asked: string | null | undefined): number | null {
  const picked = choosesUnit(user) ? Number(asked) || null : null;
  return picked ?? (seesAllUnits(user) ? null : (user?.satuan_kerja_id ?? null));
}

export const prepare = ({ queries, address, user }: PageOpening) => {
  const unit = unitShown(user, address.get(unitFilter.name));
  return unit === null
    ? queries.prefetchQuery(rekapAnggaranQueries.kabupaten())
    : queries.prefetchQuery(rekapAnggaranQueries.tree(unit));
};

/** `/rekap-anggaran`: the budget of a unit as a tree, or of all units for who sees them. */
export function Page() {
  const { user } = useSession();
  const [state, change] = useListState(rules);
  const unit = unitShown(user, state.filters[unitFilter.name]);
  const picker = choosesUnit(user) && <FilterChips filters={chooseUnit} state={state} onChange={change} />;
  return (
    <>
      <LandscapePaper />
      {unit === null ? (
        <RekapKabupaten picker={picker} />
      ) : (
        <RekapUnit key={unit} unit={unit} picker={picker} />
      )}
    </>
  );
}
