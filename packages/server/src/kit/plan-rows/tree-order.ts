interface Baris {
  readonly id: number;
  readonly induk_id: number | null;
  readonly kedalaman: number;
}

/**
 * Rows of all levels in the order of the tree, each right below its parent, siblings as they come. Rows whose parent is
 * missing stand at the end rather than get lost.
 */
export function inTreeOrder<Row extends Baris>(rows: readonly Row[]): Row[] {
  const below = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.kedalaman - 1}:${row.induk_id}`;
    const siblings = below.get(key);
    if (siblings === undefined) below.set(key, [row]);
    else siblings.push(row);
  }
  const ordered: Row[] = [];
  const seen = new Set<Row>();
  const visit = (row: Row) => {
    ordered.push(row);
    seen.add(row);
    for (const child of below.get(`${row.kedalaman}:${row.id}`) ?? []) visit(child);
  };
  for (const row of rows) if (row.kedalaman === 0) visit(row);
  return [...ordered, ...rows.filter((row) => !seen.has(row))];
}
