import { NASKAH_MAX, type Naskah } from '@selaras/contracts';
import { formatDecimal } from '@selaras/domain';
import type { FaultFinder, NaskahFault } from './naskah-fault';

const held = (path: NaskahFault['path'], text: string): NaskahFault => ({
  path,
  text,
  acts: [],
  holds: true,
});

/** What no node is to blame for alone: the whole text's bytes and its pictures. */
export const sizeFaults: FaultFinder = (naskah) => [...bytesOf(naskah), ...picturesOf(naskah)];

function bytesOf(naskah: Naskah): NaskahFault[] {
  const bytes = new TextEncoder().encode(JSON.stringify(naskah)).length;
  if (bytes <= NASKAH_MAX.bytes) return [];
  const text = `Naskah bagian ini ${formatDecimal(bytes)} byte; paling besar ${formatDecimal(NASKAH_MAX.bytes)} byte. Pindahkan sebagian ke bagian lain.`;
  return [held(['content', naskah.content.length - 1], text)];
}

/** Said at the first picture that is one too many. */
function picturesOf({ content }: Naskah): NaskahFault[] {
  const known = new Set<number>();
  let first: number | undefined;
  content.forEach((block, at) => {
    if (block.type !== 'gambar') return;
    known.add(block.attrs.gambar_id);
    if (known.size > NASKAH_MAX.gambar) first ??= at;
  });
  if (first === undefined) return [];
  const text = `Bagian ini memuat ${known.size} gambar; paling banyak ${NASKAH_MAX.gambar}. Pindahkan sebagian ke bagian lain.`;
  return [held(['content', first], text)];
}
