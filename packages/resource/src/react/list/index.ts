export { ExportButton } from './export-button';
export { FilterChips } from './filter-chips';
export { listPage, listParts, prepareList } from './list-page';
export { ListToolbar } from './list-toolbar';
export { ReadCards } from './read-cards';
export { ReadList } from './read-list';
export { useListState } from './use-list-state';
