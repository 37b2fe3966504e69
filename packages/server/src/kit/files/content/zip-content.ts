import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

/** What an office document of 10 MB may hold once it is opened. */
const MAX_INFLATED = 100 * 1024 * 1024;
const MAX_ENTRIES = 5000;

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_SIZE = 22;
const CENTRAL_SIZE = 46;
const LOCAL_SIZE = 30;
const LONGEST_COMMENT = 0xffff;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

export interface ZipEntry {
  readonly nama: string;
  /** Bytes once opened, as the archive says; a lie is found by opening. */
  readonly size: number;
  readonly method: number;
  readonly data: Buffer;
}

/** Where the end record of an archive stands: its comment reaches exactly to the end of the file. */
export function zipEnd(bytes: Buffer): number | null {
  const first = Math.max(0, bytes.length - END_SIZE - LONGEST_COMMENT);
  for (let at = bytes.length - END_SIZE; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === END && at + END_SIZE + bytes.readUInt16LE(at + 20) === bytes.length)
      return at;
  }
  return null;
}

/**
 * The entries of an archive that every reader reads alike: nothing before or after them, no two over the same
 * bytes, the same name in both places, plain paths. null for any other archive.
 */
export function zipEntries(bytes: Buffer): ZipEntry[] | null {
  const end = zipEnd(bytes);
  if (end === null) return null;
  const count = bytes.readUInt16LE(end + 10);
  const start = bytes.readUInt32LE(end + 16);
  if (count > MAX_ENTRIES || start + bytes.readUInt32LE(end + 12) !== end) return null;
  const found: { entry: ZipEntry; from: number; to: number }[] = [];
  for (let at = start, left = count; left > 0; left -= 1) {
    if (at + CENTRAL_SIZE > end || bytes.readUInt32LE(at) !== CENTRAL) return null;
    const nameEnd = at + CENTRAL_SIZE + bytes.readUInt16LE(at + 28);
    const nama = bytes.toString('utf8', at + CENTRAL_SIZE, nameEnd);
    const entry = entryAt(bytes, at, nama, start);
    if (entry === null) return null;
    found.push(entry);
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  const inOrder = found.toSorted((a, b) => a.from - b.from);
  const apart = inOrder.every(({ from }, index) => from >= (inOrder[index - 1]?.to ?? 0));
  const names = new Set(found.map(({ entry }) => entry.nama.toLowerCase()));
  return apart && inOrder[0]?.from === 0 && names.size === found.length
    ? found.map(({ entry }) => entry)
    : null;
}

function entryAt(bytes: Buffer, at: number, nama: string, limit: number) {
  const method = bytes.readUInt16LE(at + 10);
  const from = bytes.readUInt32LE(at + 42);
  if (from + LOCAL_SIZE > limit || bytes.readUInt32LE(from) !== LOCAL) return null;
  const nameEnd = from + LOCAL_SIZE + bytes.readUInt16LE(from + 26);
  const begin = nameEnd + bytes.readUInt16LE(from + 28);
  const to = begin + bytes.readUInt32LE(at + 20);
  const encrypted = (bytes.readUInt16LE(at + 8) & ENCRYPTED) !== 0;
  if (to > limit || encrypted || !isPlainPath(nama)) return null;
  if (bytes.toString('utf8', from + LOCAL_SIZE, nameEnd) !== nama || bytes.readUInt16LE(from + 8) !== method)
    return null;
  return {
    entry: { nama, size: bytes.readUInt32LE(at + 24), method, data: bytes.subarray(begin, to) },
    from,
    to,
  };
}

function isPlainPath(nama: string): boolean {
  return nama !== '' && !/^\/|\\|:|\p{Cc}/u.test(nama) && !nama.split('/').includes('..');
}

/** Opens every entry to see that it holds what it says; whatever claims or turns out to be too much is a bomb. */
export async function isBomb(entries: readonly ZipEntry[]): Promise<boolean> {
  if (entries.reduce((sum, { size }) => sum + size, 0) > MAX_INFLATED) return true;
  for (const { method, size, data } of entries) {
    if (method === STORED && data.length === size) continue;
    if (method !== DEFLATED) return true;
    try {
      const opened = await inflate(data, { maxOutputLength: Math.max(1, size) });
      if (opened.length !== size) return true;
    } catch {
      return true;
    }
  }
  return false;
}
