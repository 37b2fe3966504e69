import { useSession } from '@selaras/portal';
import { seesAllUnits } from '@selaras/roles';
import { FieldSkeleton, FilterChip, SelectField, space } from '@selaras/ui';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import type { ChoiceFilter, ListFilter, QueryFilter } from '../../core/list/list-description';
import { type ListState, withFilter } from '../../core/list/list-state';
import { useChosen } from './use-chosen';

const FilterChoice = lazy(async () => ({ default: (await import('./filter-choice')).FilterChoice }));

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

interface FilterChipsProps {
  filters: readonly ListFilter[];
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
}

/** The filters of a list as chips. */
export function FilterChips({ filters, state, onChange }: FilterChipsProps) {
  const { user } = useSession();
  const shown = filters.filter(
    ({ onlyWhoSeesAll }) => !onlyWhoSeesAll || (user !== null && seesAllUnits(user)),
  );
  return (
    <Row>
      {shown.map((filter) => {
        const Chip = 'options' in filter ? ChoiceChip : QueryChip;
        return (
          <Chip
            key={filter.name}
            filter={filter as ChoiceFilter & QueryFilter}
            satuanKerjaId={Number(state.filters.satuan_kerja_id) || undefined}
            value={state.filters[filter.name] ?? null}
            onChoose={(value) => onChange({ filters: withFilter(state, filter.name, value) })}
          />
        );
      })}
    </Row>
  );
}

interface ChipProps<Filter> {
  filter: Filter;
  satuanKerjaId: number | undefined;
  value: string | null;
  onChoose: (value: string | null) => void;
}

function ChoiceChip({ filter, value, onChoose }: ChipProps<ChoiceFilter>) {
  const chosen = filter.options.find((option) => String(option.value) === value);
  return (
    <FilterChip label={filter.label} value={value && (chosen?.label ?? value)} onClear={() => onChoose(null)}>
      {(close) => (
        <SelectField
          label={filter.label}
          required={false}
          placeholder="Semua"
          options={filter.options}
          value={value ?? ''}
          onChange={({ target }) => {
            onChoose(target.value || null);
            close();
          }}
        />
      )}
    </FilterChip>
  );
}

function QueryChip({ filter, satuanKerjaId, value, onChoose }: ChipProps<QueryFilter>) {
  const { choice, words } = useChosen(filter, satuanKerjaId, value);
  return (
    <FilterChip label={filter.label} value={words} onClear={() => onChoose(null)}>
      {(close) => (
        <Suspense fallback={<FieldSkeleton />}>
          <FilterChoice
            filter={filter}
            satuanKerjaId={satuanKerjaId}
            value={value}
            known={choice}
            onChoose={(next) => {
              onChoose(next);
              close();
            }}
          />
        </Suspense>
      )}
    </FilterChip>
  );
}
