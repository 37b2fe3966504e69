import { crc32 } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';

/** What a telephone wrote into its picture, as found in its bytes; none of it may leave the portal. */
export const CAMERA = { alat: 'Telepon Uji 9', tempat: Buffer.from([0, 0, 0, 7, 0, 0, 0, 1]) } as const;

type Entry = readonly [tag: number, type: number, count: number, value: number];

/** EXIF (TIFF, big-endian): the telephone, how it was held, and where: 7° south. */
function exif(orientation: number): Buffer {
  const alat = Buffer.from(`${CAMERA.alat}\0`, 'latin1');
  const directory = (entries: readonly Entry[]) => {
    const bytes = Buffer.alloc(2 + entries.length * 12 + 4);
    bytes.writeUInt16BE(entries.length);
    entries.forEach(([tag, type, count, value], at) => {
      const from = 2 + at * 12;
      bytes.writeUInt16BE(tag, from);
      bytes.writeUInt16BE(type, from + 2);
      bytes.writeUInt32BE(count, from + 4);
      bytes.writeUInt32BE(value, from + 8);
    });
    return bytes;
  };
  const gpsAt = 8 + 2 + 3 * 12 + 4;
  const alatAt = gpsAt + 2 + 2 * 12 + 4;
  const placeAt = alatAt + alat.length;
  return Buffer.concat([
    Buffer.from('MM\0*\0\0\0\u0008', 'latin1'),
    directory([
      [0x0110, 2, alat.length, alatAt],
      [0x0112, 3, 1, orientation * 0x10000],
      [0x8825, 4, 1, gpsAt],
    ]),
    directory([
      [0x0001, 2, 2, 0x53000000],
      [0x0002, 5, 3, placeAt],
    ]),
    alat,
    CAMERA.tempat,
    CAMERA.tempat,
    CAMERA.tempat,
  ]);
}

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

function pngChunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function webpChunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

const XMP = Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${CAMERA.alat}</x:xmpmeta>`, 'latin1');

const withRemarks = {
  jpeg: (bytes: Buffer, orientation: number) =>
    Buffer.concat([
      bytes.subarray(0, 2),
      segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exif(orientation)])),
      segment(0xe1, XMP),
      segment(0xfe, Buffer.from(CAMERA.alat, 'latin1')),
      bytes.subarray(2),
    ]),
  png: (bytes: Buffer, orientation: number) =>
    Buffer.concat([
      bytes.subarray(0, 33),
      pngChunk('eXIf', exif(orientation)),
      pngChunk('tEXt', Buffer.from(`Comment\0${CAMERA.alat}`, 'latin1')),
      bytes.subarray(33),
    ]),
  webp: (bytes: Buffer, orientation: number) => {
    const made = Buffer.concat([bytes, webpChunk('EXIF', exif(orientation)), webpChunk('XMP ', XMP)]);
    // The painter writes the head that announces more (VP8X) by itself.
    made[20] = (made[20] ?? 0) | 0x0c;
    made.writeUInt32LE(made.length - 8, 4);
    return made;
  },
} as const;

interface CameraPicture {
  readonly jenis?: keyof typeof withRemarks;
  /** As EXIF has it: 1 is upright, 6 was taken with the telephone turned a quarter to the left. */
  readonly orientation?: number;
  readonly width?: number;
  readonly height?: number;
}

/**
 * A picture as a telephone makes it, with everything that it writes into one. As its points are stored the left half is red
 * and the right half blue; held as `orientation` 6 says, red is above blue.
 */
export async function cameraPicture({
  jenis = 'jpeg',
  orientation = 6,
  width = 80,
  height = 40,
}: CameraPicture = {}): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = '#0000ff';
  context.fillRect(width / 2, 0, width / 2, height);
  const bytes = jenis === 'png' ? await canvas.encode('png') : await canvas.encode(jenis, 95);
  return withRemarks[jenis](bytes, orientation);
}
