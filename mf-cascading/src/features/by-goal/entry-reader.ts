/** First line of an answer whose list has each entry on lines of its own. */
const HEAD = '{"data":[';
/** How the line after the last entry, or the last child of one, begins. */
const END = ']';
/** How the line ends after which the children of an entry come, each on a line of its own; the name of their list. */
const CHILDREN = /"((?:[^"\\]|\\.)*)":\[$/;

/** An entry whose children are being read. */
interface Opened {
  readonly head: string;
  readonly list: string;
  readonly children: unknown[];
}

/**
 * Reads an answer line by line while it comes. Where the entries of its `data`, and the children of each, stand on lines of
 * their own, as in whole trees, each is read as soon as its line is there, so that little is left to do when the last byte
 * comes, and no long text is ever put together. An entry is told once its last child is there. Text that is laid out in
 * another way is read as one piece.
 */
export class EntryReader {
  /** Lines of a text that is laid out in another way. */
  #piece: string[] | null = null;
  #begun = false;
  #opened: Opened | null = null;
  #tail: string | null = null;
  readonly #entries: unknown[] = [];

  constructor(private readonly onEntry: (entry: unknown) => void) {}

  /** The next line, without its end. Throws `SyntaxError` where an entry is no JSON. */
  take(line: string): void {
    if (this.#piece !== null) this.#piece.push(line);
    else if (this.#begun) this.#read(line);
    else if (line !== HEAD) this.#piece = [line];
    this.#begun = true;
  }

  /** The whole answer. Throws `SyntaxError` where the text is no JSON, or was cut off. */
  end(): unknown {
    if (this.#piece !== null) return JSON.parse(this.#piece.join('\n'));
    if (this.#opened !== null) throw new SyntaxError('Cut off among the children of an entry');
    const rest = JSON.parse(HEAD + (this.#tail ?? '')) as object;
    return { ...rest, data: this.#entries };
  }

  #read(line: string): void {
    if (line === '') return;
    const opened = this.#opened;
    if (opened !== null) {
      if (line.startsWith(END)) this.#close(opened, line);
      else opened.children.push(JSON.parse(withoutComma(line)));
      return;
    }
    if (line.startsWith(END)) {
      this.#tail = line;
      return;
    }
    const list = CHILDREN.exec(line)?.[1];
    if (list === undefined) this.#tell(JSON.parse(withoutComma(line)));
    else this.#opened = { head: line, list: JSON.parse(`"${list}"`), children: [] };
  }

  #close({ head, list, children }: Opened, line: string): void {
    this.#opened = null;
    const entry = JSON.parse(head + withoutComma(line)) as object;
    // Whatever its name, a property of its own.
    Object.defineProperty(entry, list, {
      value: children,
      enumerable: true,
      writable: true,
      configurable: true,
    });
    this.#tell(entry);
  }

  #tell(entry: unknown): void {
    this.#entries.push(entry);
    this.onEntry(entry);
  }
}

const withoutComma = (line: string): string => (line.endsWith(',') ? line.slice(0, -1) : line);
