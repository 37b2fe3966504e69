export { ExportButton } from './export-button';
export { FilterChips } from './filter-chips';
export { listPage, listParts, prepareList, rulesOf } from './list-page';
export { ListToolbar } from './list-toolbar';
export { Toolbar } from './toolbar';
export { useListState } from './use-list-state';
