import { inflateSync } from 'node:zlib';

/** What a PDF of ours says, page by page, with the fonts that it carries inside. For tests only. */
export interface PdfText {
  readonly pages: readonly string[];
  readonly embeddedFonts: readonly string[];
  /** Page by page, how far to the right tables and shades reach, and the heights at which texts stand; points. */
  readonly places: readonly { readonly right: number; readonly baselines: readonly number[] }[];
}

interface PdfObject {
  readonly head: string;
  readonly stream: string | null;
}

/** Reads the subset of PDF that pdfmake writes: deflated streams, hexadecimal glyphs, a Unicode map for each font. */
export function readPdf(file: Buffer): PdfText {
  const objects = readObjects(file);
  const get = (id: string | undefined) => objects.get(id ?? '') ?? { head: '', stream: null };
  const refs = (text: string) => [...text.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => id);
  const all = [...objects.values()];

  const fonts = new Map<string, Map<string, string>>();
  for (const { head } of all) {
    for (const [, name = '', id] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(get(id).head)?.[1];
      if (unicode !== undefined) fonts.set(name, readUnicodeMap(get(unicode).stream ?? ''));
    }
  }
  const kids = all.find(({ head }) => /\/Type \/Pages/.test(head))?.head ?? '';
  const contents = refs(/\/Kids \[([^\]]*)\]/.exec(kids)?.[1] ?? '').map(
    (page) => get(/\/Contents (\d+) 0 R/.exec(get(page).head)?.[1]).stream ?? '',
  );
  const pages = contents.map((content) => readText(content, fonts));
  const places = contents.map(readPlaces);
  const embeddedFonts = all.flatMap(({ head }) =>
    /\/FontFile\d? \d+ 0 R/.test(head) ? [/\/FontName \/\w+\+([\w-]+)/.exec(head)?.[1] ?? ''] : [],
  );
  return { pages, embeddedFonts, places };
}

function readObjects(file: Buffer): Map<string, PdfObject> {
  const text = file.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const [, id = '', body = ''] of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', rest] = body.split(/\nstream\n/);
    const raw = rest?.replace(/\nendstream$/, '');
    const packed = raw !== undefined && head.includes('/FlateDecode');
    const stream = packed ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : (raw ?? null);
    objects.set(id, { head, stream });
  }
  return objects;
}

/** `beginbfrange` blocks: glyphs from a first to a last, each with the UTF-16 of what it stands for. */
function readUnicodeMap(cmap: string): Map<string, string> {
  const map = new Map<string, string>();
  for (const [, first = '', list = ''] of cmap.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    [...list.matchAll(/<([0-9a-f\s]+)>/gi)].forEach(([, hex = ''], index) => {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      map.set(glyph, Buffer.from(hex.replace(/\s/g, ''), 'hex').swap16().toString('utf16le'));
    });
  }
  return map;
}

function readPlaces(content: string) {
  const rectangles = [...content.matchAll(/^([\d.]+) [\d.]+ ([\d.]+) [\d.]+ re$/gm)];
  const lines = [...content.matchAll(/^([\d.]+) [\d.]+ [ml]$/gm)];
  const ends = [...rectangles, ...lines].map(([, x, width]) => Number(x) + Number(width ?? 0));
  const heights = [...content.matchAll(/^1 0 0 1 [\d.]+ ([\d.]+) Tm$/gm)].map(([, y]) => Number(y));
  return { right: Math.max(0, ...ends), baselines: [...new Set(heights)].sort((a, b) => a - b) };
}

/** One line a text operator; words of justified lines come one by one. */
function readText(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  const lines: string[] = [];
  let font: ReadonlyMap<string, string> | undefined;
  for (const [, name, glyphs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) font = fonts.get(name);
    const hex = [...(glyphs ?? '').matchAll(/<([0-9a-f]+)>/gi)].map(([, part = '']) => part).join('');
    const line = (hex.match(/.{4}/g) ?? []).map((glyph) => font?.get(glyph.toLowerCase()) ?? '?').join('');
    if (glyphs !== undefined) lines.push(line);
  }
  return lines.join(' ').replace(/\s+/g, ' ').trim();
}
