import { isFound, type Pencarian, type Potongan, plainText } from '@selaras/domain';

const WORDS = /[a-z0-9]+/g;

/**
 * In which of many things each word stands. A search looks through the words, of which there are few, instead of through
 * all texts, and finds the same things as `isFound` in each. Things share texts: words belong to texts, texts to things.
 */
export class WordIndex {
  readonly #words: string[] = [];
  readonly #idOf = new Map<string, number>();
  /** By word, the texts that have it. */
  readonly #textsOf: number[][] = [];
  /** Numbers of the texts that were seen. */
  readonly #seen = new Map<string, number>();
  #textCount = 0;
  /** The texts of one thing after the other, and how many each has. */
  readonly #texts: number[] = [];
  readonly #counts: number[] = [];
  /** The things of one text after the other, and where those of each begin. */
  #things = new Uint32Array();
  #starts = new Uint32Array();

  /** The next thing has these texts; what is missing is left out. */
  add(texts: readonly (string | null | undefined)[]): void {
    const before = this.#texts.length;
    for (const text of texts) if (text) this.#texts.push(this.#textFor(text));
    this.#counts.push(this.#texts.length - before);
  }

  /** No thing is added any more; what was added can be found from now on. */
  close(): void {
    const starts = this.#startsOfTexts();
    const things = new Uint32Array(this.#texts.length);
    const next = starts.slice();
    let at = 0;
    for (let thing = 0; thing < this.#counts.length; thing += 1) {
      for (const end = at + (this.#counts[thing] ?? 0); at < end; at += 1) {
        const text = this.#texts[at] ?? 0;
        const place = next[text] ?? 0;
        things[place] = thing;
        next[text] = place + 1;
      }
    }
    this.#things = things;
    this.#starts = starts;
    this.#seen.clear();
    this.#texts.length = 0;
    this.#counts.length = 0;
  }

  #startsOfTexts(): Uint32Array<ArrayBuffer> {
    const starts = new Uint32Array(this.#textCount + 1);
    // Not by their iterator: of a million entries it makes a million objects.
    for (let at = 0; at < this.#texts.length; at += 1) {
      const after = (this.#texts[at] ?? 0) + 1;
      starts[after] = (starts[after] ?? 0) + 1;
    }
    for (let text = 0; text < this.#textCount; text += 1) {
      starts[text + 1] = (starts[text + 1] ?? 0) + (starts[text] ?? 0);
    }
    return starts;
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
      if (!fits(word)) return;
      for (const text of this.#textsOf[id] as number[]) {
        for (let at = this.#starts[text] ?? 0, end = this.#starts[text + 1] ?? 0; at < end; at += 1) {
          having[this.#things[at] ?? 0] = 1;
        }
      }
    });
    return having;
  }

  #textFor(text: string): number {
    const known = this.#seen.get(text);
    if (known !== undefined) return known;
    const id = this.#textCount;
    this.#textCount += 1;
    this.#seen.set(text, id);
    for (const word of new Set(plainText(text).match(WORDS))) this.#textsOf[this.#idFor(word)]?.push(id);
    return id;
  }

  #idFor(word: string): number {
    const known = this.#idOf.get(word);
    if (known !== undefined) return known;
    const id = this.#words.push(word) - 1;
    this.#idOf.set(word, id);
    this.#textsOf.push([]);
    return id;
  }
}

function keepBoth(flags: Uint8Array, others: Uint8Array): void {
  for (let at = 0; at < flags.length; at += 1) if (others[at] === 0) flags[at] = 0;
}
