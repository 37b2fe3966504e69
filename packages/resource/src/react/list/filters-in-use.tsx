import { space, tokens, wrapRow } from '@selaras/ui';
import { X } from 'lucide-react';
import styled from 'styled-components';
import type { ChoiceFilter, QueryFilter } from '../../core/list/list-description';
import type { FilterChipsProps } from './filter-chips';
import { type OneProps, oneOf } from './one-filter';
import { useChosen } from './use-chosen';

const Row = styled.div`
  ${wrapRow(1, 2)}
  flex: 1 1 100%;
  min-width: 0;
`;

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  max-width: 100%;
  min-height: 44px;
  padding: 0 ${space(3)};
  border: 1px solid ${tokens.colour.brand};
  border-radius: 999px;
  background: ${tokens.colour['brand-soft']};
  color: ${tokens.colour['brand-strong']};
  font: inherit;
  font-size: ${tokens.text[12]};
  font-weight: 600;
  cursor: pointer;
  & > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > svg { flex: none; }
`;

/** The filters in use, each taken off by a press. */
export function FiltersInUse(props: FilterChipsProps) {
  return (
    <Row>
      {props.filters.map((filter) =>
        'options' in filter ? (
          <ChoiceInUse key={filter.name} filter={filter} {...oneOf(props, filter)} />
        ) : (
          <QueryInUse key={filter.name} filter={filter} {...oneOf(props, filter)} />
        ),
      )}
    </Row>
  );
}

function ChoiceInUse({ filter, value, onChoose }: OneProps<ChoiceFilter>) {
  const chosen = filter.options.find((option) => String(option.value) === value);
  return <InUse label={filter.label} words={chosen?.label ?? value} onClear={() => onChoose(null)} />;
}

function QueryInUse({ filter, satuanKerjaId, value, onChoose }: OneProps<QueryFilter>) {
  const { words } = useChosen(filter, satuanKerjaId, value);
  return <InUse label={filter.label} words={words} onClear={() => onChoose(null)} />;
}

interface InUseProps {
  label: string;
  words: string | null;
  onClear: () => void;
}

const InUse = ({ label, words, onClear }: InUseProps) => (
  <Chip type="button" aria-label={`Hapus saringan ${label}: ${words}`} onClick={onClear}>
    <span>
      {label}: {words}
    </span>
    <X size={14} aria-hidden="true" />
  </Chip>
);
