// What grids of cells have in common, without React: places, and cells in the clipboard.
export { readTable, tableText } from './clipboard-table';
export { neighbour, type Place } from './place';
