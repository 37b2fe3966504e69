import type { Potong } from './cetakan';

/** `Tabel 2.3` and `Gambar L.1` as captions say them, not the beginning of a longer number. */
const sebutan = /(?<![\p{L}\d])(?:Tabel|Gambar) (?:\d+|L)\.\d+(?!\.?\d|\p{L})/gu;

/** Words in pieces, each label of a table or a picture as one that points at it. */
export function potongRujukan(text: string): Extract<Potong, { t: string }>[] {
  const pieces: Extract<Potong, { t: string }>[] = [];
  let last = 0;
  for (const { 0: t, index } of text.matchAll(sebutan)) {
    if (index > last) pieces.push({ t: text.slice(last, index) });
    pieces.push({ t, rujuk: true });
    last = index + t.length;
  }
  return last === text.length ? pieces : [...pieces, { t: text.slice(last) }];
}
