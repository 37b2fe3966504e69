import { latePart } from '../../late/late-part';
import { Skeleton } from '../../state/skeleton';
import { tokens } from '../../token/tokens';
import type { FilterFoldProps } from './table-fold';

/** One button for all that a list is chosen and ordered by; pressed, it brings a sheet from below. For telephones. */
export const FilterFold = latePart<FilterFoldProps>(
  async () => (await import(/* webpackChunkName: "bagian-sempit" */ './narrow-parts')).FoldedFilters,
  () => <Skeleton width="96px" height={tokens.controlHeight} />,
);
