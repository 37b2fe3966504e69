import { latePart } from '../../late/late-part';
import { Skeleton } from '../../state/skeleton';
import { tokens } from '../../token/tokens';
import type { FilterFoldProps } from './folded-filters';
import { useNarrow } from './use-narrow';

const FoldedFilters = latePart<FilterFoldProps>(
  async () => (await import('./narrow-parts')).FoldedFilters,
  () => <Skeleton width="96px" height={tokens.controlHeight} />,
);

/** The filters of a list; on a telephone behind one button that tells how many are in use. */
export function FilterFold(filters: FilterFoldProps) {
  return useNarrow() ? <FoldedFilters {...filters} /> : filters.children;
}
