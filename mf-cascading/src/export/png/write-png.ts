import type { Bytes } from '../bytes/bytes';
import { deflated, type Pause } from '../bytes/deflated';
import { headerChunk, pngChunk, pngSignature, resolutionChunk, textChunk } from './png-chunk';

export interface PngHead {
  readonly width: number;
  readonly height: number;
  readonly pixelsPerMetre: number;
  /** What is told about the picture, by keyword. */
  readonly texts: readonly (readonly [keyword: string, text: string])[];
}

/** Writes a PNG file whose filtered rows arrive strip by strip. */
export async function writePng(
  { width, height, pixelsPerMetre, texts }: PngHead,
  strips: AsyncIterable<Bytes>,
  write: (part: Bytes) => Promise<void>,
  pause: Pause,
): Promise<void> {
  await write(pngSignature);
  await write(headerChunk(width, height));
  await write(resolutionChunk(pixelsPerMetre));
  for (const [keyword, text] of texts) await write(textChunk(keyword, text));
  for await (const part of deflated(strips, pause)) await write(pngChunk('IDAT', part));
  await write(pngChunk('IEND', new Uint8Array(0)));
}
