import styled from 'styled-components';
import { space, tokens } from '../../token/tokens';

const { colour } = tokens;

const Select = styled.select`
  flex: 1 1 100px;
  width: 100px;
  min-width: 0;
  max-width: 100%;
  min-height: ${tokens.controlHeightSmall};
  padding: 2px ${space(2)};
  border: 1px solid ${colour['line-strong']};
  border-radius: ${tokens.radius.control};
  background: ${colour.surface};
  color: ${colour.text};
  font-size: ${tokens.text[12]};
  font-weight: 600;
  text-overflow: ellipsis;
  @media (pointer: coarse) { min-height: 44px; }
`;

interface Sort {
  readonly column: string;
  readonly descending: boolean;
}

export interface SortChoiceProps {
  /** Names what is ordered. */
  label: string;
  columns: readonly { readonly id: string; readonly title: string }[];
  value: Sort | null;
  onChange: (sort: Sort | null) => void;
}

const OWN = '';
const codeOf = (sort: Sort | null) => (sort ? `${sort.descending ? '-' : ''}${sort.column}` : OWN);

/** Chooses the order of a list whose head is not drawn. */
export function SortChoice({ label, columns, value, onChange }: SortChoiceProps) {
  const orders = columns.flatMap(({ id, title }) =>
    [false, true].map((descending) => ({ sort: { column: id, descending }, title })),
  );
  const isKnown = orders.some(({ sort }) => codeOf(sort) === codeOf(value));
  return (
    <Select
      aria-label={`Urutkan ${label}`}
      value={isKnown ? codeOf(value) : OWN}
      onChange={({ target }) =>
        onChange(orders.find(({ sort }) => codeOf(sort) === target.value)?.sort ?? null)
      }
    >
      <option value={OWN}>Urutan semula</option>
      {orders.map(({ sort, title }) => (
        <option key={codeOf(sort)} value={codeOf(sort)}>
          {title} {sort.descending ? '↓' : '↑'}
        </option>
      ))}
    </Select>
  );
}
