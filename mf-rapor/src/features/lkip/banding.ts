import type { Naskah } from '@selaras/contracts';

/** A line of one text against the other. */
export interface Beda {
  readonly jenis: 'sama' | 'hapus' | 'tambah';
  readonly teks: string;
}

interface Node {
  readonly type?: string;
  readonly text?: string;
  readonly attrs?: object | undefined;
  readonly content?: readonly Node[] | undefined;
}

/** Lines of a text as people compare them: a paragraph, an item, a row of a table, a picture each. */
export function barisNaskah(naskah: Naskah | null): string[] {
  return (naskah?.content ?? []).flatMap((block) => linesOf(block));
}

function linesOf(node: Node): string[] {
  if (node.type === 'tableRow')
    return [(node.content ?? []).map((cell) => linesOf(cell).join(' ')).join(' | ')];
  if (node.type === 'gambar') return [`[Gambar: ${(node.attrs as { alt: string }).alt}]`];
  const inline = node.type === 'paragraph' || node.type === 'heading';
  if (inline) return [(node.content ?? []).map(wordsOf).join('')];
  return (node.content ?? []).flatMap(linesOf);
}

function wordsOf(piece: Node): string {
  if (piece.type === 'catatanKaki') return ` [${(piece.attrs as { isi: string }).isi}]`;
  return piece.type === 'hardBreak' ? ' ' : (piece.text ?? '');
}

/** What has to go and to come so that the earlier lines become the later ones, in their order (longest common part). */
export function compareTexts(lama: readonly string[], baru: readonly string[]): Beda[] {
  const width = baru.length + 1;
  const longest = new Uint32Array((lama.length + 1) * width);
  for (let a = lama.length - 1; a >= 0; a -= 1) {
    for (let b = baru.length - 1; b >= 0; b -= 1) {
      longest[a * width + b] =
        lama[a] === baru[b]
          ? (longest[(a + 1) * width + b + 1] ?? 0) + 1
          : Math.max(longest[(a + 1) * width + b] ?? 0, longest[a * width + b + 1] ?? 0);
    }
  }
  const found: Beda[] = [];
  let a = 0;
  let b = 0;
  while (a < lama.length || b < baru.length) {
    const [before, after] = [lama[a], baru[b]];
    if (before !== undefined && before === after) {
      found.push({ jenis: 'sama', teks: before });
      a += 1;
      b += 1;
    } else if (
      before !== undefined &&
      (after === undefined || (longest[(a + 1) * width + b] ?? 0) >= (longest[a * width + b + 1] ?? 0))
    ) {
      found.push({ jenis: 'hapus', teks: before });
      a += 1;
    } else {
      found.push({ jenis: 'tambah', teks: after ?? '' });
      b += 1;
    }
  }
  return found;
}
