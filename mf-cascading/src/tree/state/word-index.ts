import { isFound, type Pencarian, type Potongan, plainText } from '@selaras/domain';

const WORDS = /[a-z0-9]+/g;

/**
 * In which of many things each word stands. A search looks through the words, of which there are few, instead of through
 * all texts, and finds the same things as `isFound` in each.
 */
export class WordIndex {
  readonly #words: string[] = [];
  readonly #idOf = new Map<string, number>();
  /** By word, the things that have it, in their order. */
  readonly #places: number[][] = [];
  /** Words of texts that were seen: many things share texts. */
  readonly #seen = new Map<string, readonly number[]>();

  /** The next thing has these texts; what is missing is left out. */
  add(thing: number, texts: readonly (string | null | undefined)[]): void {
    for (const text of texts) {
      if (!text) continue;
      for (const word of this.#wordsOf(text)) {
        const places = this.#places[word] as number[];
        if (places.at(-1) !== thing) places.push(thing);
      }
    }
  }

  /** No thing is added any more. */
  close(): void {
    this.#seen.clear();
  }

  /** 1 for each of `count` things that has what is searched for; `textOf` gives its texts as `searchText` makes them. */
  find({ groups }: Pencarian, count: number, textOf: (thing: number) => string): Uint8Array {
    const found = new Uint8Array(count).fill(1);
    for (const choices of groups) {
      const any = new Uint8Array(count);
      for (const choice of choices) {
        const every = new Uint8Array(count).fill(1);
        for (const part of choice) keepBoth(every, this.#having(part, count, textOf));
        for (let thing = 0; thing < count; thing += 1) if (every[thing] === 1) any[thing] = 1;
      }
      keepBoth(found, any);
    }
    return found;
  }

  #having(part: Potongan, count: number, textOf: (thing: number) => string): Uint8Array {
    const [first = '', ...others] = part.words;
    const begins = (word: string) => (part.begins ? word.startsWith(first) : word.includes(first));
    const last = others.pop();
    if (last === undefined) return this.#withWord(begins, count);
    // Numbers of a code: each but the last one ends where a word does. Whether they follow each other the text tells.
    const having = this.#withWord((word) => begins(word) && word.endsWith(first), count);
    for (const other of others)
      keepBoth(
        having,
        this.#withWord((word) => word === other, count),
      );
    keepBoth(
      having,
      this.#withWord((word) => word.startsWith(last), count),
    );
    const alone = { groups: [[[part]]], phrase: '' };
    for (let thing = 0; thing < count; thing += 1) {
      if (having[thing] === 1 && !isFound(alone, textOf(thing))) having[thing] = 0;
    }
    return having;
  }

  #withWord(fits: (word: string) => boolean, count: number): Uint8Array {
    const having = new Uint8Array(count);
    this.#words.forEach((word, id) => {
      if (fits(word)) for (const thing of this.#places[id] as number[]) having[thing] = 1;
    });
    return having;
  }

  #wordsOf(text: string): readonly number[] {
    const known = this.#seen.get(text);
    if (known !== undefined) return known;
    const ids = (plainText(text).match(WORDS) ?? []).map((word) => this.#idFor(word));
    this.#seen.set(text, ids);
    return ids;
  }

  #idFor(word: string): number {
    const known = this.#idOf.get(word);
    if (known !== undefined) return known;
    const id = this.#words.push(word) - 1;
    this.#idOf.set(word, id);
    this.#places.push([]);
    return id;
  }
}

function keepBoth(flags: Uint8Array, others: Uint8Array): void {
  for (let at = 0; at < flags.length; at += 1) if (others[at] === 0) flags[at] = 0;
}
