import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sourcesBelow } from '../workspace/sources-below';

const topLevel = /^(?:export )?(?:async )?(?:function|const) (\w+)/;
/** `ifMatch` as it is sent: `ifMatch: …` or a variable of that name among others; not in a type. */
const sends = /\bifMatch(?::|\s*[,}])/;

/**
 * Places below these folders that send `If-Match`, each as `file#function` with the function or constant at the top of its
 * file, in the order of the alphabet.
 */
export function findVersionedWrites(root: string, folders: readonly string[]): string[] {
  const found = new Set<string>();
  for (const path of folders.flatMap((folder) => sourcesBelow(join(root, folder)))) {
    let name = '';
    for (const line of readFileSync(path, 'utf8').split('\n')) {
      name = topLevel.exec(line)?.[1] ?? name;
      if (sends.test(line)) found.add(`${relative(root, path)}#${name}`);
    }
  }
  return [...found].sort();
}
