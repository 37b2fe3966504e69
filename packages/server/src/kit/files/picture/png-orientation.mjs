const ORIENTATION = 0x0112;
const LARGEST = 8;

/** How the picture of a PNG is held, 1 to 8 as EXIF has it: of PNG alone the reader of pictures does not turn it itself. */
export function pngOrientation(bytes) {
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    if (bytes.toString('latin1', at + 4, at + 8) !== 'eXIf') continue;
    return orientationOf(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)));
  }
  return 1;
}

/** The field of the first directory of a TIFF; 1, upright, where none is or nothing else can be understood. */
function orientationOf(tiff) {
  try {
    const little = tiff.toString('latin1', 0, 2) === 'II';
    const uint16 = (at) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
    const first = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    for (let entry = 0; entry < uint16(first); entry += 1) {
      const at = first + 2 + entry * 12;
      const value = uint16(at + 8);
      if (uint16(at) === ORIENTATION) return value >= 1 && value <= LARGEST ? value : 1;
    }
  } catch {
    // Cut off.
  }
  return 1;
}

/** By orientation, what turns a picture of this width and height upright, as a canvas wants it. */
export const turned = (orientation, width, height) =>
  ({
    2: [-1, 0, 0, 1, width, 0],
    3: [-1, 0, 0, -1, width, height],
    4: [1, 0, 0, -1, 0, height],
    5: [0, 1, 1, 0, 0, 0],
    6: [0, 1, -1, 0, height, 0],
    7: [0, -1, -1, 0, height, width],
    8: [0, -1, 1, 0, 0, width],
  })[orientation] ?? [1, 0, 0, 1, 0, 0];
