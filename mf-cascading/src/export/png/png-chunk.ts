import type { Bytes } from '../bytes/bytes';
import { crc32 } from './crc32';

const ascii = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

export const pngSignature: Bytes = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** One chunk of a PNG file: length, name, data, check sum. */
export function pngChunk(name: string, data: Uint8Array): Bytes {
  const chunk = new Uint8Array(data.length + 12);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(ascii(name), 4);
  chunk.set(data, 8);
  view.setUint32(data.length + 8, crc32(chunk.subarray(4, data.length + 8)));
  return chunk;
}

/** Size of the picture; eight bits of red, green and blue a pixel. */
export function headerChunk(width: number, height: number): Bytes {
  const data = new Uint8Array(13);
  const view = new DataView(data.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  data.set([8, 2, 0, 0, 0], 8);
  return pngChunk('IHDR', data);
}

/** How many pixels a metre of paper holds. */
export function resolutionChunk(pixelsPerMetre: number): Bytes {
  const data = new Uint8Array(9);
  const view = new DataView(data.buffer);
  view.setUint32(0, pixelsPerMetre);
  view.setUint32(4, pixelsPerMetre);
  data[8] = 1;
  return pngChunk('pHYs', data);
}

/** A text about the picture in any script: iTXt, not compressed, so that every tool can read it. */
export function textChunk(keyword: string, text: string): Bytes {
  const head = ascii(keyword);
  const body = utf8(text);
  const data = new Uint8Array(head.length + 5 + body.length);
  data.set(head);
  data.set(body, head.length + 5);
  return pngChunk('iTXt', data);
}
