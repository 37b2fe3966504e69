import { Button, SearchField, Toolbar } from '@selaras/ui';
import { X } from 'lucide-react';
import { useRef } from 'react';
import type { ListFilter } from '../../core/list/list-description';
import { isFiltered, type ListState } from '../../core/list/list-state';
import { FilterChips } from './filter-chips';

interface ListToolbarProps {
  /** Says what is searched. */
  label: string;
  filters: readonly ListFilter[];
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
}

/** Above the table of a list: search, filters, and the way to take them all off. */
export function ListToolbar({ label, filters, state, onChange }: ListToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const clear = () => {
    onChange({ q: '', filters: {} });
    // The pressed button goes away with the filters.
    bar.current?.focus();
  };
  return (
    <Toolbar ref={bar} role="group" aria-label="Pencarian dan saringan" tabIndex={-1}>
      <SearchField label={label} maxLength={100} value={state.q} onSearch={(q) => onChange({ q })} />
      <FilterChips filters={filters} state={state} onChange={onChange} />
      {isFiltered(state) && (
        <Button size="small" variant="quiet" icon={<X size={14} />} onClick={clear}>
          Hapus saringan
        </Button>
      )}
    </Toolbar>
  );
}
