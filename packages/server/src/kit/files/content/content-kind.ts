import type { FileKind } from '@selaras/contracts';
import { zipEnd } from './zip-content';

/** Bytes that a viewer which guesses looks at. */
const HEAD = 1024;

const headOf = (bytes: Buffer) => bytes.toString('latin1', 0, HEAD);

const startsWith = (bytes: Buffer, hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex;

/** What the first bytes say; `zip` may be an office document. */
export function contentKind(bytes: Buffer): Exclude<FileKind, 'xlsx' | 'docx'> | 'zip' | null {
  if (/^%PDF-[12]\.\d/.test(headOf(bytes))) return 'pdf';
  if (startsWith(bytes, '89504e470d0a1a0a')) return 'png';
  if (startsWith(bytes, 'ffd8ff')) return 'jpeg';
  if (/^RIFF.{4}WEBP/s.test(headOf(bytes))) return 'webp';
  return startsWith(bytes, '504b0304') ? 'zip' : null;
}

/** Kinds that are not kept, by text near their beginning. */
const otherTexts: readonly (readonly [pattern: RegExp, sebutan: string])[] = [
  [/<svg[\s>]/i, 'gambar SVG'],
  [/<(!doctype html|html|head|body|script)[\s>]/i, 'halaman HTML'],
  [/^(MZ|#!)/, 'program'],
  [/^Rar!/, 'arsip'],
  [/^GIF8/, 'gambar GIF'],
  [/^.{4}ftyphei/s, 'foto HEIC'],
  [/^.{4}ftyp/s, 'video'],
];
/** The same by their first bytes. */
const otherBytes = {
  d0cf11e0: 'dokumen Office lama (XLS, DOC, PPT) atau berkata sandi',
  '7f454c46': 'program',
  '377abcaf': 'arsip',
  '1f8b': 'arsip',
  '1a45dfa3': 'video',
};

/** What people call a file that is not kept; null when its first bytes say nothing. */
export function otherName(bytes: Buffer): string | null {
  const head = headOf(bytes);
  const byText = otherTexts.find(([pattern]) => pattern.test(head))?.[1];
  return byText ?? Object.entries(otherBytes).find(([hex]) => startsWith(bytes, hex))?.[1] ?? null;
}

/** Whether a reader of another kind would find a file of its own in these bytes. */
export function isPolyglot(bytes: Buffer, jenis: FileKind): boolean {
  const head = headOf(bytes);
  if (jenis !== 'pdf' && head.includes('%PDF-')) return true;
  return /<(!doctype html|html|script|svg|\?php)/i.test(head) || zipEnd(bytes) !== null;
}
