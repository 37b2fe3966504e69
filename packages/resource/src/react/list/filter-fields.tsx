import { FilterSelect, space } from '@selaras/ui';
import styled from 'styled-components';
import type { ChoiceFilter, QueryFilter } from '../../core/list/list-description';
import { QueryPicker } from '../picker/query-picker';
import type { FilterChipsProps } from './filter-chips';
import { type OneProps, oneOf } from './one-filter';
import { useChosen } from './use-chosen';

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

/** The filters of a list as fields one below the other. */
export function FilterFields(props: FilterChipsProps) {
  return (
    <Fields>
      {props.filters.map((filter) =>
        'options' in filter ? (
          <ChoiceField key={filter.name} filter={filter} {...oneOf(props, filter)} />
        ) : (
          <QueryField key={filter.name} filter={filter} {...oneOf(props, filter)} />
        ),
      )}
    </Fields>
  );
}

function ChoiceField({ filter, value, onChoose }: OneProps<ChoiceFilter>) {
  return (
    <FilterSelect
      label={filter.label}
      required={false}
      placeholder="Semua"
      options={filter.options}
      value={value ?? ''}
      onChoose={(next) => onChoose(next || null)}
    />
  );
}

function QueryField({ filter, satuanKerjaId, value, onChoose }: OneProps<QueryFilter>) {
  const { choice } = useChosen(filter, satuanKerjaId, value);
  return (
    <QueryPicker
      label={filter.label}
      required={false}
      query={filter.query(satuanKerjaId)}
      limit={filter.limit}
      known={choice}
      value={value}
      onChange={(chosen) => onChoose(chosen === null ? null : String(chosen))}
    />
  );
}
