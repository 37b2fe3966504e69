import type { KriteriaBaris } from '../kriteria';

type Named = Pick<KriteriaBaris, 'id' | 'uraian' | 'subKomponen'>;

/** A name has at least so many words, however few of them are its own. */
const WORDS_MIN = 2;

const wordsOf = (uraian: string): string[] => uraian.trim().replace(/\.$/, '').split(/\s+/);
const plain = (word: string): string => word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** How many words two texts begin with alike. */
function sharedStart(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((word, index) => plain(word) !== plain(other[index] ?? ''));
  return at < 0 ? one.length : at;
}

const nameOf = (words: readonly string[], from: number): string => {
  const name = words.slice(from).join(' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/**
 * What tells a criterion from those beside it, by its id: criteria of a sub-component begin alike ("Terdapat dokumen …"),
 * and their names begin where they differ. Texts that differ have names that differ; a criterion whose text stands twice
 * has one name.
 */
export function namaKriteria(rows: readonly Named[]): ReadonlyMap<number, string> {
  const known = rows.map((row) => ({ ...row, words: wordsOf(row.uraian), from: 0 }));
  for (const one of known) {
    const beside = known.filter((other) => other !== one && other.subKomponen === one.subKomponen);
    const shared = Math.max(0, ...beside.map((other) => sharedStart(one.words, other.words)));
    one.from = Math.max(0, Math.min(shared, one.words.length - WORDS_MIN));
  }
  const same = () => {
    const texts = new Map<string, Set<string>>();
    for (const { words, from } of known) {
      const name = nameOf(words, from);
      texts.set(name, (texts.get(name) ?? new Set()).add(words.join(' ')));
    }
    return known.filter(({ words, from }) => from > 0 && (texts.get(nameOf(words, from))?.size ?? 0) > 1);
  };
  for (let alike = same(); alike.length > 0; alike = same()) for (const one of alike) one.from -= 1;
  return new Map(known.map(({ id, words, from }) => [id, nameOf(words, from)]));
}
