import { useSession } from '@selaras/portal';
import type { ListRules } from '@selaras/resource/core';
import { unitFilter } from '@selaras/resource/core';
import { FilterChips, useListState } from '@selaras/resource/list';
import { hasRole, seesAllUnits } from '@selaras/roles';
import { LandscapePaper } from '@selaras/ui';
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

/** `/rekap-anggaran`: the budget of a unit as a tree, or of all units for who sees them. */
export function Page() {
  const { user } = useSession();
  const [state, change] = useListState(rules);
  const all = seesAllUnits(user);
  const own = user?.satuan_kerja_id ?? null;
  const asked = Number(state.filters[unitFilter.name]) || null;
  // The secretariat answers for its divisions too.
  const picks = all || hasRole(user, 'setda');
  const unit = (picks ? asked : null) ?? (all ? null : own);
  const picker = picks && <FilterChips filters={chooseUnit} state={state} onChange={change} />;
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
