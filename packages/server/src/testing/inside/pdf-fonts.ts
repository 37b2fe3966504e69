/** A font as a PDF describes it; descendants of composite fonts are no fonts of their own. */
interface Font {
  readonly jenis: string;
  readonly nama: string;
  readonly unicode: boolean;
}

/** Fonts of a PDF whose objects lie open in it, as Typst writes them. @param file as latin1 */
function fontsOf(file: string): Font[] {
  return [...file.matchAll(/\d+ \d+ obj\b([\s\S]*?)\bendobj/g)].flatMap(([, object = '']) => {
    const [head = ''] = object.split(/\bstream\r?\n/);
    if (!/\/Type\s*\/Font(?![A-Za-z])/.test(head)) return [];
    const jenis = /\/Subtype\s*\/(\w+)/.exec(head)?.[1] ?? '';
    const nama = /\/BaseFont\s*\/([^\s/<>[\]]+)/.exec(head)?.[1] ?? '';
    return jenis.startsWith('CIDFont')
      ? []
      : [{ jenis, nama, unicode: /\/ToUnicode\s+\d+ \d+ R/.test(head) }];
  });
}

/**
 * Fonts of whatever kind out of which nobody can copy or search: none of their codes is said to be a letter (PDF/A-2a,
 * ISO 19005-2, 6.2.11.7). Throws where fonts may lie hidden in packed objects, or there are none.
 */
export function silentFonts(file: string): string[] {
  if (/\/Type\s*\/ObjStm/.test(file))
    throw new Error('Objects of this PDF are packed: its fonts cannot be seen');
  const fonts = fontsOf(file);
  if (fonts.length === 0) throw new Error('This PDF has no font');
  return fonts.filter(({ unicode }) => !unicode).map(({ jenis, nama }) => `${jenis} ${nama}`);
}
