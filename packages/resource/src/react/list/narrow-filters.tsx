import { FilterFold, type TableFold } from '@selaras/ui';
import type { RefObject } from 'react';
import type { FilterChipsProps } from './filter-chips';
import { FilterFields } from './filter-fields';
import { FiltersInUse } from './filters-in-use';
import { useShownFilters } from './use-shown-filters';

interface NarrowFiltersProps extends FilterChipsProps {
  fold: TableFold | null | undefined;
  /** Takes the focus when the pressed chip goes away. */
  bar: RefObject<HTMLElement | null>;
}

/** On a telephone: the button that brings everything a list is chosen by, and below it the filters in use. */
export function NarrowFilters({ fold, bar, filters, state, onChange }: NarrowFiltersProps) {
  const shown = useShownFilters(filters);
  const used = shown.filter(({ name }) => state.filters[name] !== undefined);
  const change = (part: Parameters<typeof onChange>[0]) => {
    onChange(part);
    bar.current?.focus();
  };
  if (shown.length === 0 && !fold?.tools) return null;
  return (
    <>
      <FilterFold
        {...fold}
        count={shown.length === 0 ? null : used.length}
        onClear={() => onChange({ filters: {} })}
      >
        {shown.length > 0 && <FilterFields filters={shown} state={state} onChange={onChange} />}
      </FilterFold>
      {used.length > 0 && <FiltersInUse filters={used} state={state} onChange={change} />}
    </>
  );
}
