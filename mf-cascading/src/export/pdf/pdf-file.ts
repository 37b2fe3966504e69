import type { Bytes } from '../bytes/bytes';
import { deflated, type Pause } from '../bytes/deflated';

const encoder = new TextEncoder();

/** A string of a PDF in any script. */
export function pdfText(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  return `<FEFF${units.map((unit) => unit.toString(16).padStart(4, '0')).join('')}>`;
}

/** A PDF file written object after object; streams are compressed while they arrive. */
export class PdfFile {
  #length = 0;
  readonly #offsets: number[] = [];

  constructor(
    private readonly out: (part: Bytes) => Promise<void>,
    private readonly pause: Pause,
  ) {}

  /** Number of an object that is written later. */
  reserve(): number {
    return this.#offsets.push(0);
  }

  async begin(): Promise<void> {
    await this.#write('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n');
  }

  async object(content: string, id = this.reserve()): Promise<number> {
    this.#offsets[id - 1] = this.#length;
    await this.#write(`${id} 0 obj\n${content}\nendobj\n`);
    return id;
  }

  /** A compressed stream; `entries` are the dictionary's besides filter and length. */
  async stream(entries: string, parts: AsyncIterable<Bytes>, id = this.reserve()): Promise<number> {
    const length = this.reserve();
    this.#offsets[id - 1] = this.#length;
    await this.#write(`${id} 0 obj\n<<${entries}/Filter/FlateDecode/Length ${length} 0 R>>stream\n`);
    const start = this.#length;
    for await (const part of deflated(parts, this.pause)) await this.#bytes(part);
    const end = this.#length;
    await this.#write('\nendstream\nendobj\n');
    await this.object(String(end - start), length);
    return id;
  }

  async finish(root: number, info: number): Promise<void> {
    const start = this.#length;
    const size = this.#offsets.length + 1;
    const rows = this.#offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
    await this.#write(`xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`);
    await this.#write(
      `trailer\n<</Size ${size}/Root ${root} 0 R/Info ${info} 0 R>>\nstartxref\n${start}\n%%EOF\n`,
    );
  }

  async #write(text: string): Promise<void> {
    await this.#bytes(encoder.encode(text));
  }

  async #bytes(part: Bytes): Promise<void> {
    this.#length += part.length;
    await this.out(part);
  }
}
