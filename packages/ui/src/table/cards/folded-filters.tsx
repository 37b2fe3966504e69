import { ArrowUpDown, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../button/button';
import { lateDialog } from '../../late/late-part';
import type { FilterFoldProps } from './table-fold';

const FilterSheet = lateDialog(
  async () => (await import(/* webpackChunkName: "bagian-sempit" */ './filter-sheet')).FilterSheet,
);

/** The button that brings the filters of a list, and tells how many are in use. */
export function FoldedFilters(props: FilterFoldProps) {
  const [open, setOpen] = useState(false);
  const { count } = props;
  const Icon = count === null ? ArrowUpDown : SlidersHorizontal;
  const title = count === null ? 'Atur' : 'Saring';
  return (
    <>
      <Button
        icon={<Icon size={16} />}
        aria-haspopup="dialog"
        aria-label={count ? `${title} (${count} aktif)` : title}
        onClick={() => setOpen(true)}
      >
        {count ? `${title} (${count})` : title}
      </Button>
      {open && <FilterSheet {...props} title={title} onClose={() => setOpen(false)} />}
    </>
  );
}
