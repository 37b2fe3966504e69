import { centredRow, FieldSkeleton, FilterChip, FilterSelect, latePart } from '@selaras/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import type { ChoiceFilter, ListFilter, QueryFilter } from '../../core/list/list-description';
import { type ListState, withFilter } from '../../core/list/list-state';
import { useChosen } from './use-chosen';
import { useShownFilters } from './use-shown-filters';

const FilterChoice = latePart(
  async () => (await import('./filter-choice')).FilterChoice,
  () => <FieldSkeleton />,
);

const Row = styled.div`
  ${centredRow(2)}
  @media (max-width: 560px) { flex-direction: column; align-items: stretch; }
`;

export interface FilterChipsProps {
  filters: readonly ListFilter[];
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
}

/** The filters of a list as chips. */
export function FilterChips({ filters, state, onChange }: FilterChipsProps) {
  const shown = useShownFilters(filters);
  if (shown.length === 0) return null;
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

/** Keys that change a select without opening it, one option a press or by an option's first letter. */
const STEPS = /^(Arrow\w+|Home|End|Page\w+|\S)$/;

/** A choice by pointer, or out of the opened list, ends it; keys step through the options until Enter or Escape. */
function ChoiceChip({ filter, value, onChoose }: ChipProps<ChoiceFilter>) {
  const stepping = useRef(false);
  const chosen = filter.options.find((option) => String(option.value) === value);
  return (
    <FilterChip label={filter.label} value={value && (chosen?.label ?? value)} onClear={() => onChoose(null)}>
      {(close) => (
        <FilterSelect
          label={filter.label}
          required={false}
          placeholder="Semua"
          options={filter.options}
          value={value ?? ''}
          onPointerDown={() => {
            stepping.current = false;
          }}
          onKeyDown={(event) => {
            stepping.current = STEPS.test(event.key);
            if (event.key !== 'Enter') return;
            // The same press would open the chip again, which has the focus then.
            event.preventDefault();
            close();
          }}
          onChoose={(next) => {
            onChoose(next || null);
            if (!stepping.current) close();
            stepping.current = false;
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
      )}
    </FilterChip>
  );
}
