const KINDS = [
  { word: /\\pngblip\b/, type: 'image/png', end: 'png' },
  { word: /\\jpegblip\b/, type: 'image/jpeg', end: 'jpg' },
] as const;
const PICTURE = '{\\pict';
/** The same picture again, for readers of old. */
const AGAIN = /\{\\nonshppict\s*$/;

/** Pictures that Word lays into the clipboard beside the text, as hexadecimal digits of a PNG or JPEG, in their order. */
export function picturesInRtf(rtf: string): File[] {
  const files: File[] = [];
  for (let at = rtf.indexOf(PICTURE); at >= 0; at = rtf.indexOf(PICTURE, at + 1)) {
    if (AGAIN.test(rtf.slice(Math.max(0, at - 20), at))) continue;
    const group = ownText(rtf, at);
    const kind = KINDS.find(({ word }) => word.test(group));
    const digits = group.replace(/\\[a-z]+-?\d* ?/g, '').replace(/\s/g, '');
    if (kind === undefined || !/^([\da-f]{2})+$/i.test(digits)) continue;
    const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
    files.push(new File([bytes], `gambar-${files.length + 1}.${kind.end}`, { type: kind.type }));
  }
  return files;
}

/** What stands in a group itself, without the groups in it. */
function ownText(rtf: string, start: number): string {
  let own = '';
  let depth = 0;
  let from = start + 1;
  for (let at = start; at < rtf.length; at += 1) {
    const sign = rtf[at];
    if (sign === '{') {
      if (depth === 1) own += rtf.slice(from, at);
      depth += 1;
    } else if (sign === '}') {
      depth -= 1;
      if (depth === 0) return own + rtf.slice(from, at);
      if (depth === 1) from = at + 1;
    }
  }
  return '';
}
