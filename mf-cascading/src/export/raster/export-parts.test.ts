/** @jest-environment node */
import { PNG } from 'pngjs';
import { fakeContext } from '../../testing/fake-canvas';
import { preparedOf } from '../picture/testing/picture-of';
import { exportParts } from './export-parts';

/** Files of a ZIP whose entries are stored as they are, by name; read from its directory. */
function filesOf(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, name, extra, note] = [
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
    ];
    const local = zip.readUInt32LE(at + 42);
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    files.set(zip.toString('utf8', at + 46, at + 46 + name), zip.subarray(begin, begin + size));
    at += 46 + name + extra + note;
  }
  return files;
}

async function zipOf(size: { width: number; height: number }, signal = new AbortController().signal) {
  const { picture, facts } = await preparedOf();
  const pieces: Uint8Array[] = [];
  const told: number[] = [];
  await exportParts({ ...picture, ...size }, facts, 1, {
    write: async (piece) => void pieces.push(piece),
    onProgress: (part) => told.push(part),
    signal,
  });
  return { files: filesOf(Buffer.concat(pieces)), told, facts };
}

beforeAll(() => {
  const canvas = () => ({ width: 0, height: 0, getContext: () => fakeContext() });
  Object.assign(globalThis, { document: { createElement: canvas } });
});

describe('a picture that is too large for one file', () => {
  it('comes in PNG files side by side, with a page that shows them together', async () => {
    const { files, told, facts } = await zipOf({ width: 310_000, height: 40 });
    const names = [...files.keys()];
    expect(names).toHaveLength(1 + 20);
    expect([names[0], names[1], names.at(-1)]).toEqual([
      'buka.html',
      'baris-01-kolom-001.png',
      'baris-01-kolom-020.png',
    ]);
    const widths = names.slice(1).map((name) => PNG.sync.read(files.get(name) as Buffer).width);
    expect(widths).toEqual([...Array(19).fill(16_000), 6_000]);
    const page = String(files.get('buka.html'));
    expect(page).toContain(facts.unit);
    for (const name of names.slice(1)) expect(page).toContain(`src="${name}"`);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.at(-1)).toBe(1);
  });

  it('ends when the user ends it', async () => {
    const ended = new AbortController();
    ended.abort();
    await expect(zipOf({ width: 310_000, height: 40 }, ended.signal)).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
