import {
  Button,
  latePart,
  SearchField,
  Skeleton,
  type TableFold,
  Toolbar,
  tokens,
  useNarrow,
} from '@selaras/ui';
import { X } from 'lucide-react';
import { useRef } from 'react';
import type { ListFilter } from '../../core/list/list-description';
import { isFiltered, type ListState } from '../../core/list/list-state';
import { FilterChips } from './filter-chips';

const NarrowFilters = latePart(
  async () => (await import(/* webpackChunkName: "bagian-sempit" */ './narrow-filters')).NarrowFilters,
  () => <Skeleton width="96px" height={tokens.controlHeight} />,
);

interface ListToolbarProps {
  /** Says what is searched. */
  label: string;
  filters: readonly ListFilter[];
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
  /** What a table leaves to the fold of a telephone. */
  fold?: TableFold | null;
}

/**
 * Above the table of a list: search, filters, and the way to take them all off. On a telephone everything but the search
 * is folded behind one button, and the filters in use stand below it.
 */
export function ListToolbar({ label, filters, state, onChange, fold }: ListToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const narrow = useNarrow();
  const given = { filters, state, onChange };
  const clear = () => {
    onChange({ q: '', filters: {} });
    // The pressed button goes away with the filters.
    bar.current?.focus();
  };
  return (
    <Toolbar ref={bar} role="group" aria-label="Pencarian dan saringan" tabIndex={-1}>
      <SearchField label={label} maxLength={100} value={state.q} onSearch={(q) => onChange({ q })} />
      {narrow ? (
        <NarrowFilters {...given} fold={fold} bar={bar} />
      ) : (
        <>
          <FilterChips {...given} />
          {isFiltered(state) && (
            <Button size="small" variant="quiet" icon={<X size={14} />} onClick={clear}>
              Hapus saringan
            </Button>
          )}
        </>
      )}
    </Toolbar>
  );
}
