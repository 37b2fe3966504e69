import { confineSheets, sheetsOf } from './page-sheets';
import { mendChanges, takeBaseline } from './realm-baseline';
import { watchedObjects } from './watched-objects';

/** Says what code of remotes did to what belongs to all, and puts it back. */
export interface RealmGuard {
  /** What is different since the last time, in words for a log; empty when nothing is. */
  inspect(): string[];
}

const describe = (what: string, kind: string, mended: boolean) =>
  `${what} ${kind}${mended ? ', dikembalikan' : ', tidak dapat dikembalikan'}`;

/**
 * Remembers the page as the shell made it, before the first remote runs. A remote is trusted code and could do anything;
 * this is not a wall against it. It catches what libraries do in passing: a patched `fetch`, an extended
 * `Array.prototype`, a reset of all styles.
 */
export function guardRealm(realm: Window & typeof globalThis = window): RealmGuard {
  let baseline = takeBaseline(watchedObjects(realm));
  const known = new WeakSet(sheetsOf(realm.document));
  return {
    inspect() {
      const changes = mendChanges(baseline);
      // What cannot be put back is told once.
      if (changes.some(({ mended }) => !mended)) baseline = takeBaseline(watchedObjects(realm));
      const rules = confineSheets(sheetsOf(realm.document), known);
      return [
        ...changes.map(({ what, kind, mended }) => describe(what, kind, mended)),
        ...rules.map((selector) => `gaya untuk seluruh portal (${selector}), dibatasi ke tempat halaman`),
      ];
    },
  };
}
