import type { Potret } from '@selaras/contracts';

type Baris = Potret['tabel'][number]['baris'][number];

/** A row with what stands below it. */
export interface TreeItem {
  readonly key: string;
  readonly sel: Baris['sel'];
  readonly below: TreeItem[];
}

/** Rows in the order of a tree, each below the last one that is less deep; a row that skips depths stands below its nearest. */
export function treeItems(rows: readonly Baris[]): TreeItem[] {
  const roots: TreeItem[] = [];
  const path: { tingkat: number; item: TreeItem }[] = [];
  for (const [at, { tingkat, sel }] of rows.entries()) {
    const item: TreeItem = { key: String(at), sel, below: [] };
    while ((path.at(-1)?.tingkat ?? -1) >= tingkat) path.pop();
    (path.at(-1)?.item.below ?? roots).push(item);
    path.push({ tingkat, item });
  }
  return roots;
}
