import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sourcesBelow } from '../workspace/sources-below';

interface TypedCodes {
  /** `file:line` of where they begin. */
  readonly place: string;
  /** What they are, in the order of the list; in that of the alphabet where they are a type, which has no order. */
  readonly kind: string;
}

/** Two codes or more as a type, and as the choices of a field, of an answer or a list of their own. */
const union = /(?<!\w)'[^'\n]+'(?:\s*\|\s*'[^'\n]+')+/g;
const list = /(?<=z\.enum\(|codes: |= )\[(?:\s*'[^'\n]+',?){2,}\s*\](?=\s*[),}]| as const)/g;

/** The same codes as a type and as a list. */
export const kindsOf = (codes: readonly string[]) => ({
  type: [...codes].sort().join(' | '),
  list: codes.join(', '),
});

/** Where sources below these folders type codes instead of naming a list or a type that somebody else has. */
export function findTypedCodes(root: string, folders: readonly string[]): TypedCodes[] {
  return folders
    .flatMap((folder) => sourcesBelow(join(root, folder)))
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      const found = (pattern: RegExp, form: 'type' | 'list') =>
        [...text.matchAll(pattern)].map((match) => ({
          place: `${relative(root, path)}:${text.slice(0, match.index).split('\n').length}`,
          kind: kindsOf([...match[0].matchAll(/'([^']+)'/g)].map(([, code = '']) => code))[form],
        }));
      return [...found(union, 'type'), ...found(list, 'list')];
    });
}
