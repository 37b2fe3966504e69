export { ExportButton } from './export-button';
export { FilterChips } from './filter-chips';
export { listPage, listParts, prepareList } from './list-page';
export { ListToolbar } from './list-toolbar';
export { paperCutText } from './paper-notes';
export { ReadList } from './read-list';
export { useListState } from './use-list-state';
export { usePaperRows } from './use-paper-rows';
