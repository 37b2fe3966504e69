/** @jest-environment node */
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { PNG } from 'pngjs';
import type { Bytes } from '../bytes/bytes';
import { RowFilter } from './row-filter';
import { writePng } from './write-png';

interface Plan {
  readonly width: number;
  readonly height: number;
  readonly stripRows: number;
  readonly tileWidth: number;
  readonly seed: number;
}

const anyPlan = fc.record({
  width: fc.integer({ min: 1, max: 40 }),
  height: fc.integer({ min: 1, max: 40 }),
  stripRows: fc.integer({ min: 1, max: 13 }),
  tileWidth: fc.integer({ min: 1, max: 17 }),
  seed: fc.nat(1000),
});

const byteAt = (seed: number, x: number, y: number, channel: number) =>
  channel === 3 ? 255 : (seed + x * 7 + (y % 3) * 50 + channel * 90) % 256;

function pixels({ seed }: Plan, left: number, top: number, wide: number, rows: number) {
  const rgba = new Uint8ClampedArray(4 * wide * rows);
  for (let at = 0; at < rgba.length; at += 1) {
    const pixel = Math.floor(at / 4);
    rgba[at] = byteAt(seed, left + (pixel % wide), top + Math.floor(pixel / wide), at % 4);
  }
  return rgba;
}

async function* strips(plan: Plan): AsyncGenerator<Bytes> {
  const { width, height, stripRows, tileWidth } = plan;
  const filter = new RowFilter(width, Math.min(stripRows, height));
  for (let y = 0; y < height; y += stripRows) {
    const rows = Math.min(stripRows, height - y);
    filter.begin(rows);
    for (let x = 0; x < width; x += tileWidth) {
      const wide = Math.min(tileWidth, width - x);
      filter.put(pixels(plan, x, y, wide, rows), x, wide);
    }
    // Node's compressor, unlike a browser's, reads small pieces after it took them.
    yield filter.rows().slice();
  }
}

const pause = async () => {};
const head = (plan: Plan, texts: [string, string][] = []) => ({ ...plan, pixelsPerMetre: 3780, texts });

async function fileOf(plan: Plan, texts: [string, string][] = []): Promise<Buffer> {
  const parts: Bytes[] = [];
  await writePng(
    head(plan, texts),
    strips(plan),
    async (part) => {
      parts.push(part.slice());
    },
    pause,
  );
  return Buffer.concat(parts);
}

interface Chunk {
  readonly name: string;
  readonly data: Buffer;
  readonly sum: number;
}

function chunksOf(file: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const named = file.subarray(at + 4, at + 8 + length);
    chunks.push({
      name: named.toString('latin1', 0, 4),
      data: named.subarray(4),
      sum: file.readUInt32BE(at + 8 + length) - crc32(named),
    });
    at += 12 + length;
  }
  return chunks;
}

describe('a PNG written in strips', () => {
  it('is read back by another decoder as the very pixels that were painted, however it was cut', async () => {
    await fc.assert(
      fc.asyncProperty(anyPlan, async (plan) => {
        const decoded = PNG.sync.read(await fileOf(plan), { checkCRC: true });
        expect([decoded.width, decoded.height]).toEqual([plan.width, plan.height]);
        const painted = pixels(plan, 0, 0, plan.width, plan.height);
        expect(Buffer.compare(decoded.data, Buffer.from(painted.buffer))).toBe(0);
      }),
      { numRuns: 40 },
    );
  });

  it('carries its texts in any script, each chunk with the right check sum', async () => {
    const plan = { width: 3, height: 2, stripRows: 1, tileWidth: 2, seed: 5 };
    const chunks = chunksOf(await fileOf(plan, [['Satuan Kerja', 'Dinas ‘Kesehatan’ ꦲ']]));
    expect(chunks.every(({ sum }) => sum === 0)).toBe(true);
    expect(chunks[0]?.name).toBe('IHDR');
    expect(chunks.at(-1)?.name).toBe('IEND');
    const text = chunks.find(({ name }) => name === 'iTXt')?.data;
    expect(text?.toString('utf8')).toBe('Satuan Kerja\0\0\0\0\0Dinas ‘Kesehatan’ ꦲ');
  });

  it('ends the painting when a part cannot be written, and tells why', async () => {
    const plan = { width: 60, height: 4000, stripRows: 1, tileWidth: 60, seed: 1 };
    let ended = false;
    async function* watched() {
      try {
        yield* strips(plan);
      } finally {
        ended = true;
      }
    }
    const full = new Error('disk full');
    const writing = writePng(
      head(plan),
      watched(),
      async (part) => {
        if (part.length > 30 && Buffer.from(part.subarray(4, 8)).toString() === 'IDAT') throw full;
      },
      pause,
    );
    await expect(writing).rejects.toBe(full);
    expect(ended).toBe(true);
  });

  it('fails with the reason for which the painting failed, and writes no end', async () => {
    const plan = { width: 9, height: 9, stripRows: 3, tileWidth: 9, seed: 1 };
    const noMemory = new RangeError('out of memory');
    async function* failing() {
      for await (const strip of strips(plan)) {
        yield strip;
        throw noMemory;
      }
    }
    const parts: Bytes[] = [];
    const writing = writePng(
      head(plan),
      failing(),
      async (part) => {
        parts.push(part);
      },
      pause,
    );
    await expect(writing).rejects.toBe(noMemory);
    expect(parts.some((part) => Buffer.from(part.subarray(4, 8)).toString() === 'IEND')).toBe(false);
  });
});
