import type { Xml } from './docx-inside';

/**
 * Whose eyes a text document is read with. Word takes what asks for `w15`, begins a sequence anew where a switch says so, and
 * hides what `\h` hides. LibreOffice passes `w15` over and is trusted with nothing but the name of a sequence.
 */
export type DocxReader = 'word' | 'libreoffice';

/** A paragraph of the text itself. */
export interface DocxParagraph {
  /** Id of its style, empty for that of every paragraph. */
  readonly style: string;
  /** As it was written into the file. */
  readonly written: string;
  /** As a reader who works out sequences and references anew shows it; pages stay as they were written. */
  readonly counted: string;
  /** Bookmarks whose page it tells, in order. */
  readonly pages: readonly string[];
  /** Bookmarks whose words it says. */
  readonly references: readonly string[];
  /** Names of the sequences that are counted in it. */
  readonly sequences: readonly string[];
  /** Instruction of the table of contents that it is a result of. */
  readonly contents: string | null;
}

type Piece = string | { readonly ref: string };
interface OpenField {
  instruction: string;
  separated: boolean;
}
interface Paragraph {
  style: string;
  written: string;
  pieces: Piece[];
  pages: string[];
  references: string[];
  sequences: string[];
  contents: string | null;
}

const understood: Readonly<Record<DocxReader, readonly string[]>> = {
  word: ['wps', 'wpg', 'w14', 'w15'],
  libreoffice: ['wps', 'wpg', 'w14'],
};
const OWN_HEADING = 'Heading1';

/** The paragraphs of a document's body in their order, its fields worked out by a reader. */
export function readParagraphs(document: Xml, reader: DocxReader): DocxParagraph[] {
  const reading = new Reading(reader);
  reading.walk(document);
  return reading.paragraphs();
}

class Reading {
  #all: Paragraph[] = [];
  #fields: OpenField[] = [];
  #counts = new Map<string, number>();
  #chapters = new Map<string, number>();
  #chapter = 0;
  #marks = new Map<string, { name: string; pieces: Piece[] }>();
  #marked = new Map<string, Piece[]>();

  constructor(private readonly reader: DocxReader) {}

  walk(node: Xml): void {
    const { name, attributes, children, text } = node;
    if (name === 'w:p') this.#begin(node);
    else if (name === 'w:bookmarkStart')
      this.#marks.set(attributes['w:id'] ?? '', { name: attributes['w:name'] ?? '', pieces: [] });
    else if (name === 'w:bookmarkEnd') this.#endMark(attributes['w:id'] ?? '');
    else if (name === 'w:fldChar') this.#fieldSign(attributes['w:fldCharType'] ?? '');
    else if (name === 'w:instrText') this.#instruct(text);
    else if (name === 'w:t') this.#say(text);
    else if (name === 'w:tab') this.#say('\t');
    if (name === 'w:fldSimple') {
      this.#fieldSign('begin');
      this.#instruct(attributes['w:instr'] ?? '');
      this.#fieldSign('separate');
    }
    const taken = name === 'mc:AlternateContent' ? this.#alternative(children) : children;
    for (const child of taken) if (child.name !== 'w:pPr') this.walk(child);
    if (name === 'w:fldSimple') this.#fieldSign('end');
  }

  paragraphs(): DocxParagraph[] {
    if (this.#fields.length > 0) throw new Error(`${this.#fields[0]?.instruction} has no end`);
    return this.#all.map(({ pieces, ...rest }) => ({ ...rest, counted: this.#resolved(pieces) }));
  }

  #resolved(pieces: readonly Piece[]): string {
    return pieces
      .map((piece) => {
        if (typeof piece === 'string') return piece;
        const marked = this.#marked.get(piece.ref);
        if (marked === undefined) throw new Error(`there is no bookmark ${piece.ref}`);
        return this.#resolved(marked);
      })
      .join('');
  }

  #alternative(children: readonly Xml[]): readonly Xml[] {
    const taken = children.find(({ name, attributes }) =>
      name === 'mc:Choice'
        ? (attributes.Requires ?? '').split(' ').every((asked) => understood[this.reader].includes(asked))
        : name === 'mc:Fallback',
    );
    return taken?.children ?? [];
  }

  #begin({ children }: Xml): void {
    const properties = children.find(({ name }) => name === 'w:pPr')?.children ?? [];
    const style = properties.find(({ name }) => name === 'w:pStyle')?.attributes['w:val'] ?? '';
    if (style === OWN_HEADING) this.#chapter += 1;
    const contents = this.#contents();
    this.#all.push({ style, written: '', pieces: [], pages: [], references: [], sequences: [], contents });
  }

  #contents(): string | null {
    return this.#fields.find(({ instruction }) => instruction.trim().startsWith('TOC'))?.instruction ?? null;
  }

  get #paragraph(): Paragraph {
    const last = this.#all.at(-1);
    if (last === undefined) throw new Error('words outside of a paragraph');
    return last;
  }

  #instruct(text: string): void {
    const field = this.#fields.at(-1);
    if (field === undefined || field.separated) throw new Error(`${text} belongs to no field`);
    field.instruction += text;
  }

  #fieldSign(kind: string): void {
    if (kind === 'begin') {
      this.#fields.push({ instruction: '', separated: false });
      return;
    }
    const field = kind === 'end' ? this.#fields.pop() : this.#fields.at(-1);
    if (field === undefined) throw new Error(`${kind} of no field`);
    if (kind === 'separate') field.separated = true;
    const [name, ...rest] = field.instruction.trim().split(/\s+/);
    if (name === 'TOC' && kind === 'separate') this.#paragraph.contents = field.instruction;
    if (kind !== 'end') return;
    if (name === 'PAGEREF') this.#paragraph.pages.push(rest[0] ?? '');
    if (name === 'REF') this.#refer(rest[0] ?? '');
    if (name === 'SEQ') this.#put(this.#counted(rest));
  }

  #refer(ref: string): void {
    this.#paragraph.references.push(ref);
    this.#put({ ref });
  }

  /** The next number of a sequence, as it is shown. */
  #counted([sequence = '', ...switches]: readonly string[]): string {
    this.#paragraph.sequences.push(sequence);
    const asked = (sign: string) => (this.reader === 'word' ? switches.indexOf(sign) : -1);
    const anew = asked('\\s') >= 0 && this.#chapters.get(sequence) !== this.#chapter;
    const set = asked('\\r');
    const next = set >= 0 ? Number(switches[set + 1]) : anew ? 1 : (this.#counts.get(sequence) ?? 0) + 1;
    this.#counts.set(sequence, next);
    this.#chapters.set(sequence, this.#chapter);
    return asked('\\h') >= 0 ? '' : String(next);
  }

  #say(text: string): void {
    const field = this.#fields.at(-1);
    if (field !== undefined && !field.separated) return;
    this.#paragraph.written += text;
    const name = field?.instruction.trim().split(/\s+/)[0];
    if (name !== 'SEQ' && name !== 'REF') this.#put(text);
  }

  #put(piece: Piece): void {
    this.#paragraph.pieces.push(piece);
    for (const { pieces } of this.#marks.values()) pieces.push(piece);
  }

  #endMark(id: string): void {
    const mark = this.#marks.get(id);
    this.#marks.delete(id);
    if (mark !== undefined) this.#marked.set(mark.name, mark.pieces);
  }
}
