/** Width and height of a picture in points. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A picture of more points than this fills the memory of who opens it: four bytes each, 280 MB. */
export const MAX_PICTURE_POINTS = 70_000_000;

/** Frame headers of JPEG; between them lie tables (C4, C8, CC). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Markers without a length; before the frame they stand only in files that would say another size to other readers. */
const isStandalone = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd9);

/** What the head of a PNG, JPEG or WebP says of its size; null when it is none of them or does not say. */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (view.byteLength < 30) return null;
  if (text(1, 4) === 'PNG') return { width: view.getUint32(16), height: view.getUint32(20) };
  if (view.getUint16(0) === 0xffd8) return jpegSize(view);
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return webpSize(view, text(12, 16));
  return null;
}

function jpegSize(view: DataView): PictureSize | null {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    if (isStandalone(marker)) return null;
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

function webpSize(view: DataView, kind: string): PictureSize | null {
  if (kind === 'VP8 ') {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
  return kind === 'VP8X' ? { width: uint24(24) + 1, height: uint24(27) + 1 } : null;
}
