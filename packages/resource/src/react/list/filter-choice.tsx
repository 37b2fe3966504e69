import type { Option } from '@selaras/contracts';
import { useEffect, useRef } from 'react';
import type { QueryFilter } from '../../core/list/list-description';
import { QueryPicker } from '../picker/query-picker';

interface FilterChoiceProps {
  filter: QueryFilter;
  satuanKerjaId: number | undefined;
  value: string | null;
  /** The choice that `value` stands for, which may lie beyond what is loaded. */
  known: Option | null;
  onChoose: (value: string | null) => void;
}

/** The picker inside a filter's chip; it is fetched when the first chip is opened, and takes the focus as it comes. */
export function FilterChoice({ filter, satuanKerjaId, value, known, onChoose }: FilterChoiceProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={place}>
      <QueryPicker
        label={filter.label}
        required={false}
        query={filter.query(satuanKerjaId)}
        limit={filter.limit}
        known={known}
        value={value}
        onChange={(chosen) => onChoose(chosen === null ? null : String(chosen))}
      />
    </div>
  );
}
