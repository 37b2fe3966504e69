import { mendChanges } from './mend-changes';
import { confineSheets } from './page-sheets';
import type { Snapshot } from './snapshot';

/** What could not be put back is told once. */
const told = new WeakMap<Snapshot, Set<string>>();

/**
 * Puts back what code of remotes did to what belongs to all since the snapshot, which the shell took before the first of
 * them ran. A remote is trusted code and could do anything; this is not a wall against it. It catches what libraries do
 * in passing: a patched `fetch`, an extended `Array.prototype`, a reset of all styles.
 * @returns what was different since the last time, in words for a log; empty when nothing was
 */
export function mendRealm(snapshot: Snapshot, document: Document): string[] {
  const known = told.get(snapshot) ?? new Set();
  told.set(snapshot, known);
  const changes = mendChanges(snapshot.objects).flatMap(({ what, kind, mended }) => {
    if (mended) return [`${what} ${kind}, dikembalikan`];
    if (known.has(what)) return [];
    known.add(what);
    return [`${what} ${kind}, tidak dapat dikembalikan`];
  });
  const rules = confineSheets(document, snapshot.sheets);
  return [
    ...changes,
    ...rules.map((selector) => `gaya untuk seluruh portal (${selector}), dibatasi ke tempat halaman`),
  ];
}
