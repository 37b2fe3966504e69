/** A place in a grid of cells: numbers of the shown row and column, from 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** The neighbour that an arrow leads to, inside the grid or not; null for any other key. */
export function neighbour(key: string, { row, column }: Place): Place | null {
  switch (key) {
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'ArrowLeft':
      return { row, column: column - 1 };
    case 'ArrowRight':
      return { row, column: column + 1 };
    default:
      return null;
  }
}
