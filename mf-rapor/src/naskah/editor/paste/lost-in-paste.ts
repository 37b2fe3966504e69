/** What a clipboard showed and the text does not take over. */
export interface LostInPaste {
  readonly gambar: number;
  /** Formulas, films, and whatever else is drawn by another program. */
  readonly benda: number;
  /** Files that are no picture of a kind that reports print. */
  readonly berkas: number;
  /** The program from which it was copied. */
  readonly asal: 'word' | 'lembar' | 'lain';
}

export const nothingLost: LostInPaste = { gambar: 0, benda: 0, berkas: 0, asal: 'lain' };

const WORD = /schemas-microsoft-com:office:word|Word\.Document|\bclass=["']?Mso/i;
const SHEET = /schemas-microsoft-com:office:excel|Excel\.Sheet/i;

/** Counted in the parsed clipboard before anything is taken out of it; its comments are gone, where Word says things twice. */
export function lostIn(body: Element, html: string): LostInPaste {
  const count = (selector: string) =>
    [...body.querySelectorAll(selector)].filter((one) => one.closest('noscript, template') === null).length;
  const shapes = [...body.querySelectorAll('*')].filter(
    ({ localName }) => localName === 'v:imagedata',
  ).length;
  return {
    gambar: Math.max(count('img'), shapes) + count('svg, canvas'),
    benda: count('math, video, audio, iframe, object, embed'),
    berkas: 0,
    asal: SHEET.test(html) ? 'lembar' : WORD.test(html) ? 'word' : 'lain',
  };
}

const from = { word: ' dari Word', lembar: ' dari lembar kerja', lain: '' } as const;

/** Says what did not come along, and the way that is left; null: nothing was lost. */
export function lostWords({ gambar, benda, berkas, asal }: LostInPaste): string | null {
  const said = [
    ...(gambar > 0
      ? [
          `${gambar} gambar${from[asal]} tidak ikut: papan klip hanya membawa alamatnya. Simpan sebagai berkas PNG atau JPEG, lalu sisipkan lewat tombol Sisipkan gambar.`,
        ]
      : []),
    ...(benda > 0 ? [`${benda} rumus, video, atau benda lain${from[asal]} tidak ikut.`] : []),
    ...(berkas > 0 ? [`${berkas} berkas tidak dapat disisipkan: laporan memuat gambar PNG atau JPEG.`] : []),
  ];
  return said.length > 0 ? said.join(' ') : null;
}
