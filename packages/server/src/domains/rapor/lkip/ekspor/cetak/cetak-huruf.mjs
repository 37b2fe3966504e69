import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const liberation = join(dirname(require.resolve('pdfjs-dist/package.json')), 'standard_fonts');
const dejaVu = join(dirname(require.resolve('dejavu-fonts-ttf/package.json')), 'ttf');
/** Each family with its upright, bold, slanted and bold slanted style. */
const files = [
  ['Regular', 'Bold', 'Italic', 'BoldItalic'].map((name) => join(liberation, `LiberationSans-${name}.ttf`)),
  ['Regular', 'Medium', 'Italic', 'MediumItalic'].map((name) =>
    require.resolve(`pdfmake/fonts/Roboto/Roboto-${name}.ttf`),
  ),
  ['', '-Bold', '-Oblique', '-BoldOblique'].map((name) => join(dejaVu, `DejaVuSans${name}.ttf`)),
];

/**
 * The fonts of a report: as wide as Word's Arial, and two others for what the ones before have no glyph of, such as the
 * ticks, boxes and stars of Word.
 */
const fontsByFamily = files.map((family) => family.map((file) => readFileSync(file)));
export const fonts = fontsByFamily.flat();

/** Signs that a font has a glyph of, from its table `cmap` (OpenType, format 4). */
function signsOf(font) {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + at * 16);
  const cmap = font.readUInt32BE(tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap') + 8);
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, at) => cmap + font.readUInt32BE(cmap + 8 + at * 8),
  );
  const table = subtables.find((at) => font.readUInt16BE(at) === 4);
  const segments = font.readUInt16BE(table + 6) / 2;
  const signs = new Set();
  for (let at = 0; at < segments; at += 1) {
    const end = table + 14 + at * 2;
    const [last, first, delta, rangeAt] = [0, 1, 2, 3].map(
      (part) => end + part * segments * 2 + (part > 0 ? 2 : 0),
    );
    const range = font.readUInt16BE(rangeAt);
    for (let sign = font.readUInt16BE(first); sign <= font.readUInt16BE(last) && sign < 0xffff; sign += 1) {
      const glyph =
        range === 0
          ? sign + font.readUInt16BE(delta)
          : font.readUInt16BE(rangeAt + range + (sign - font.readUInt16BE(first)) * 2);
      if ((glyph & 0xffff) !== 0) signs.add(sign);
    }
  }
  return signs;
}

/** What every style of a family can write, so that bold and slanted words are whole too. */
function signsOfAll(family) {
  const [first, ...others] = family.map(signsOf);
  return new Set([...first].filter((sign) => others.every((signs) => signs.has(sign))));
}
const families = fontsByFamily.map(signsOfAll);

/** Every sign that a report can print, ordered. */
export const printedSigns = () =>
  [...new Set(families.flatMap((signs) => [...signs]))].sort((one, other) => one - other);

const wordsOf = (part) => {
  if (typeof part === 'string') return part;
  if (Array.isArray(part)) return part.map(wordsOf).join('');
  if (part === null || typeof part !== 'object') return '';
  return Object.entries(part)
    .map(([key, value]) => (key === 'jenis' || key === 'id' || key === 'link' ? '' : wordsOf(value)))
    .join('');
};

/** Signs without a glyph, by the section (or chapter) that they stand in. */
export function tanpaHuruf(cetakan) {
  const found = new Map();
  let bagian = 'Sampul';
  const look = (part) => {
    for (const sign of new Set(wordsOf(part))) {
      if (families.some((signs) => signs.has(sign.codePointAt(0)))) continue;
      if (!found.has(bagian)) found.set(bagian, new Set());
      found.get(bagian).add(sign);
    }
  };
  look([cetakan.judul, cetakan.instansi, cetakan.daerah]);
  for (const blok of cetakan.blok) {
    if (blok.jenis === 'judul' && blok.nomor !== null) bagian = `${blok.nomor} ${blok.teks}`;
    else if (blok.jenis === 'judul' && blok.tingkat === 1) bagian = blok.teks;
    look(blok);
  }
  return [...found].map(
    ([name, signs]) =>
      `${name}: ${[...signs]
        .slice(0, 5)
        .map((sign) => `“${sign}” (U+${sign.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')})`)
        .join(', ')}`,
  );
}
