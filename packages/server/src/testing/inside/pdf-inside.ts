import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

interface PdfInside {
  /** Text of each page without what it repeats. */
  readonly pages: readonly string[];
  /** Kinds of elements in the structure that readers of screens follow. */
  readonly roles: readonly string[];
  readonly alts: readonly string[];
  /** Levels of the headings in the order in which they are read. */
  readonly headings: readonly number[];
  /** Pictures of which nobody says what they show. */
  readonly silentFigures: number;
  /** What is painted neither as a part of the structure nor as an artifact, by page and operator. */
  readonly unmarked: readonly string[];
  /** Marked texts of which the structure knows nothing. */
  readonly lost: readonly string[];
  /** How readers name the pages: i, ii, 1, 2. */
  readonly labels: readonly string[] | null;
  readonly bookmarks: readonly string[];
  readonly marked: boolean;
  readonly language: string;
  readonly title: string;
  readonly xmp: string;
}

/** What pdf.js finds in a PDF, in a process of its own: it is no module that tests could load. */
export async function readPdfInside(path: string): Promise<PdfInside> {
  const module = new URL('./pdf-inside-process.mjs', import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, [module, path], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}
