import { NASKAH_MAX } from '@selaras/contracts';
import { Fragment, type Node } from '@tiptap/pm/model';
import { TableMap } from '@tiptap/pm/tables';

/** Rows and columns of a table, from the first to before the last. */
interface Part {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/**
 * A table as several that the report takes, each with the heading row of the first, with an empty paragraph between them.
 * A cell that lies in two of them has its text in the first.
 */
export function splitTable(table: Node): Node[] {
  const map = TableMap.get(table);
  const heading = headingOf(table, map);
  const parts = ranges(map.height, NASKAH_MAX.baris, heading).flatMap(([top, bottom]) =>
    ranges(map.width, NASKAH_MAX.kolom, 0).map(([left, right]) => ({ top, bottom, left, right })),
  );
  return parts.flatMap((part, at) => {
    const above = part.top > 0 && heading > 0 ? rowsOf(table, map, { ...part, top: 0, bottom: heading }) : [];
    const piece = table.copy(Fragment.from([...above, ...rowsOf(table, map, part)]));
    return at === 0 ? [piece] : [empty(table, 'paragraph'), piece];
  });
}

const empty = ({ type: { schema } }: Node, name: string): Node => {
  const made = schema.nodes[name]?.createAndFill();
  if (!made) throw new Error(`The schema has no ${name}`);
  return made;
};

/** 1 when the first row is one of headings that ends with it; else 0. */
function headingOf(table: Node, { height }: TableMap): 0 | 1 {
  const first = table.firstChild;
  let heads = height > 1;
  first?.forEach(({ type, attrs }) => {
    heads &&= type.name === 'tableHeader' && attrs.rowspan === 1;
  });
  return heads ? 1 : 0;
}

/** `[0, most]` and on; all but the first leave room for the heading. */
function ranges(size: number, most: number, heading: number): [number, number][] {
  const found: [number, number][] = [];
  for (let from = 0; from < size; ) {
    const to = Math.min(size, from + most - (from === 0 ? 0 : heading));
    found.push([from, to]);
    from = to;
  }
  return found;
}

/** Rows of a part; a cell that begins outside it reaches into it without its text. */
function rowsOf(table: Node, map: TableMap, { top, bottom, left, right }: Part): Node[] {
  const rows: Node[] = [];
  for (let row = top; row < bottom; row += 1) {
    const cells: Node[] = [];
    for (let column = left; column < right; column += 1) {
      const place = map.map[row * map.width + column] ?? 0;
      const cell = table.nodeAt(place);
      const rect = map.findCell(place);
      if (cell === null || row !== Math.max(rect.top, top) || column !== Math.max(rect.left, left)) continue;
      const colspan = Math.min(rect.right, right) - column;
      const attrs = {
        ...cell.attrs,
        colspan,
        rowspan: Math.min(rect.bottom, bottom) - row,
        colwidth: cell.attrs.colwidth?.slice(column - rect.left, column - rect.left + colspan) ?? null,
      };
      const begins = row === rect.top && column === rect.left;
      cells.push(cell.type.create(attrs, begins ? cell.content : empty(table, 'paragraph'), cell.marks));
    }
    rows.push(table.child(row).copy(Fragment.from(cells)));
  }
  return rows;
}
