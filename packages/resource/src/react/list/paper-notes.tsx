import { useSession } from '@selaras/portal';
import { seesAllUnits } from '@selaras/roles';
import type { ListFilter, QueryFilter } from '../../core/list/list-description';
import type { ListState } from '../../core/list/list-state';
import type { PaperRows } from '../../core/list/paper-pages';
import { paperCutText } from './paper-cut-text';
import { useChosen } from './use-chosen';

interface PaperNotesProps {
  filters: readonly ListFilter[];
  state: ListState;
  /** What is printed in place of the page on the screen, if anything is. */
  rows: PaperRows<unknown> | null;
}

/** Which rows a printed list has: its search and filters in words, and whether some are left out. */
export function PaperNotes({ filters, state, rows }: PaperNotesProps) {
  const { user } = useSession();
  const used = filters.filter(
    ({ name, onlyWhoSeesAll }) =>
      state.filters[name] !== undefined && (!onlyWhoSeesAll || (user !== null && seesAllUnits(user))),
  );
  const q = state.q.trim();
  const cut = rows && paperCutText(rows);
  return (
    <>
      <p>
        {used.length === 0 && q === '' ? (
          'Tanpa saringan.'
        ) : (
          <>
            Saringan:{' '}
            {used.map((filter, at) => (
              <span key={filter.name}>
                {at > 0 && '; '}
                <FilterWords filter={filter} state={state} />
              </span>
            ))}
            {used.length > 0 && q !== '' && '; '}
            {q !== '' && `pencarian “${q}”`}.
          </>
        )}
      </p>
      {cut && (
        <p>
          <strong>{cut}</strong>
        </p>
      )}
    </>
  );
}

function FilterWords({ filter, state }: { filter: ListFilter; state: ListState }) {
  const value = state.filters[filter.name] ?? '';
  if ('options' in filter) {
    const option = filter.options.find((one) => String(one.value) === value);
    return `${filter.label}: ${option?.label ?? value}`;
  }
  return <QueryFilterWords filter={filter} state={state} />;
}

function QueryFilterWords({ filter, state }: { filter: QueryFilter; state: ListState }) {
  const unit = Number(state.filters.satuan_kerja_id) || undefined;
  const { words } = useChosen(filter, unit, state.filters[filter.name] ?? null);
  return `${filter.label}: ${words}`;
}
