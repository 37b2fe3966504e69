import { QueryPicker } from '@selaras/ui';
import type { QueryFilter } from './list-description';

interface FilterChoiceProps {
  filter: QueryFilter;
  satuanKerjaId: number | undefined;
  value: string | null;
  onChoose: (value: string | null) => void;
}

/** The picker inside a filter's chip; it is fetched when the first chip is opened. */
export function FilterChoice({ filter, satuanKerjaId, value, onChoose }: FilterChoiceProps) {
  return (
    <QueryPicker
      label={filter.label}
      required={false}
      query={filter.query(satuanKerjaId)}
      limit={filter.limit}
      value={value}
      onChange={(chosen) => onChoose(chosen === null ? null : String(chosen))}
    />
  );
}
