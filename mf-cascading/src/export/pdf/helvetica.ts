/** Advance widths of the printable ASCII characters in thousandths of the font's size, from the space on. */
const regular =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584';
const bold =
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584';

const table = (widths: string) => widths.split(' ').map(Number);
const widths = { regular: table(regular), bold: table(bold) };

/** Weights from here on are written bold: the standard fonts have two weights. */
const BOLD_FROM = 600;
const FIRST = 32;
const USUAL_WIDTH = 556;

/** Codes from 0x80 to 0x9f of the encoding that every PDF reader has; 0xa0 and above are Latin-1. */
const windows: Readonly<Record<string, number>> = Object.fromEntries(
  [...'€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'].flatMap((sign, at) => (sign === ' ' ? [] : [[sign, 0x80 + at]])),
);

export type Face = keyof typeof widths;

export const faceOf = (weight: number): Face => (weight >= BOLD_FROM ? 'bold' : 'regular');

/** Codes of a text in that encoding; null when it has characters that are not in it. */
export function encoded(text: string): number[] | null {
  const codes: number[] = [];
  for (const sign of text.normalize('NFC')) {
    const point = sign.codePointAt(0) ?? 0;
    const plain = (point >= FIRST && point <= 0x7e) || (point >= 0xa0 && point <= 0xff);
    const code = plain ? point : windows[sign];
    if (code === undefined) return null;
    codes.push(code);
  }
  return codes;
}

/** Width of a text in parts of its font's size; an accented letter is as wide as its letter. */
export function naturalWidth(text: string, face: Face): number {
  let sum = 0;
  for (const sign of text.normalize('NFC')) {
    const letter = sign.normalize('NFD').charCodeAt(0);
    sum += widths[face][letter - FIRST] ?? USUAL_WIDTH;
  }
  return sum / 1000;
}
