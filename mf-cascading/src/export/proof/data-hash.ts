import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { TimeSlices } from '../../lazy/time-slices';

/** The value as JSON with the keys of every object in order and no white space: equal data gives equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part) ? inOrder(part) : part,
  );
}

const inOrder = (part: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Lists within lists that are written item by item: down to the goals of units in a tree. */
const LISTS = 2;

/** The same text in pieces: of a province's tree it would be 130 MB at once. */
export function* canonicalPieces(value: unknown, lists = LISTS): Generator<string> {
  if (lists === 0 || value === null || typeof value !== 'object') {
    yield canonicalJson(value);
    return;
  }
  let between = '';
  if (Array.isArray(value)) {
    yield '[';
    for (const item of value) {
      yield between;
      yield* canonicalPieces(item ?? null, lists - 1);
      between = ',';
    }
    yield ']';
    return;
  }
  yield '{';
  for (const [name, part] of Object.entries(inOrder(value))) {
    if (part === undefined) continue;
    yield `${between}${JSON.stringify(name)}:`;
    yield* canonicalPieces(part, lists);
    between = ',';
  }
  yield '}';
}

const hashes = new WeakMap<object, Promise<string>>();

/** SHA-256 of a tree's data in hexadecimal, computed once for the same data, in slices that hold no frame. */
export function dataHash(data: object): Promise<string> {
  const known = hashes.get(data);
  if (known !== undefined) return known;
  const hash = hashOf(data);
  hashes.set(data, hash);
  return hash;
}

/** Not the browser's own, which takes one text as a whole, and only on pages with https. */
async function hashOf(data: object): Promise<string> {
  const hash = sha256.create();
  const slices = new TimeSlices(new AbortController().signal);
  for (const piece of canonicalPieces(data)) {
    hash.update(utf8ToBytes(piece));
    await slices.pause();
  }
  return bytesToHex(hash.digest());
}
