/** What lists draw on a telephone alone, fetched together there. */
export { FoldedFilters } from './folded-filters';
export { SidewaysNotice } from './sideways-notice';
export { SortChoice } from './sort-choice';
export { TableChoices } from './table-choices';
