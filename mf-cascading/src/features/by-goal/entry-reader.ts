/** First line of an answer whose list has each entry on a line of its own. */
const HEAD = '{"data":[';
/** How the line after the last entry begins. */
const END = ']';

/**
 * Reads the text of an answer while it comes. Where each entry of its `data` stands on a line of its own, as of whole
 * trees, it is read and told as soon as its line is there, so that little is left to do when the last byte comes. Text
 * that is laid out in another way is read as one piece.
 */
export class EntryReader {
  /** What has come of the present line; of a text in one piece, all of it. */
  #line = '';
  #layout: 'unknown' | 'lines' | 'piece' = 'unknown';
  #tail: string | null = null;
  readonly #entries: unknown[] = [];

  constructor(private readonly onEntry: (entry: unknown) => void) {}

  /** The next of the text. Throws `SyntaxError` where an entry is no JSON. */
  take(text: string): void {
    let start = 0;
    while (this.#layout !== 'piece') {
      const end = text.indexOf('\n', start);
      if (end < 0) break;
      const line = this.#line + text.slice(start, end);
      if (this.#layout === 'unknown' && line !== HEAD) {
        this.#layout = 'piece';
        break;
      }
      start = end + 1;
      this.#line = '';
      if (this.#layout === 'lines') this.#read(line);
      this.#layout = 'lines';
    }
    this.#line += text.slice(start);
  }

  /** The whole answer. Throws `SyntaxError` where the text is no JSON, or was cut off. */
  end(): unknown {
    if (this.#layout !== 'lines') return JSON.parse(this.#line);
    const rest = JSON.parse(HEAD + (this.#tail ?? this.#line)) as object;
    return { ...rest, data: this.#entries };
  }

  #read(line: string): void {
    if (line === '') return;
    if (line.startsWith(END)) {
      this.#tail = line;
      return;
    }
    const entry: unknown = JSON.parse(line.endsWith(',') ? line.slice(0, -1) : line);
    this.#entries.push(entry);
    this.onEntry(entry);
  }
}
