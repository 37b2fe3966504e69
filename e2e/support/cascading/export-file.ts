import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { crc32, createInflate } from 'node:zlib';
import type { Download } from '@playwright/test';

/** What a PNG says about itself; its pixels were only counted. */
export interface PngFacts {
  readonly width: number;
  readonly height: number;
  /** Texts by keyword. */
  readonly texts: ReadonlyMap<string, string>;
  /** Bytes of all filtered rows. */
  readonly rowBytes: number;
}

/** Reads a PNG of any size chunk by chunk, checking every check sum, without ever holding its pixels. */
export async function readPng(path: string): Promise<PngFacts> {
  const texts = new Map<string, string>();
  const rows = createInflate();
  let [width, height, rowBytes] = [0, 0, 0];
  rows.on('data', (part: Buffer) => {
    rowBytes += part.length;
  });
  const inflated = once(rows, 'end');
  for await (const [name, data] of chunksOf(path)) {
    if (name === 'IHDR') [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
    if (name === 'iTXt') {
      const end = data.indexOf(0);
      texts.set(data.toString('latin1', 0, end), data.toString('utf8', end + 5));
    }
    if (name === 'IDAT' && !rows.write(data)) await once(rows, 'drain');
  }
  rows.end();
  await inflated;
  return { width, height, texts, rowBytes };
}

async function* chunksOf(path: string): AsyncGenerator<[name: string, data: Buffer]> {
  let rest = Buffer.alloc(0);
  let at = 8;
  for await (const part of createReadStream(path)) {
    rest = Buffer.concat([rest, part as Buffer]);
    while (rest.length >= at + 8) {
      const end = at + 12 + rest.readUInt32BE(at);
      if (rest.length < end) break;
      const named = rest.subarray(at + 4, end - 4);
      if (rest.readUInt32BE(end - 4) !== crc32(named))
        throw new Error(`check sum of ${named.subarray(0, 4)}`);
      yield [named.toString('latin1', 0, 4), named.subarray(4)];
      rest = rest.subarray(end);
      at = 0;
    }
  }
  if (rest.length > 0) throw new Error('the file ends in the middle of a chunk');
}

/** Where a finished download lies. */
export async function fileOf(download: Download): Promise<string> {
  const failure = await download.failure();
  if (failure !== null) throw new Error(`download failed: ${failure}`);
  return download.path();
}
