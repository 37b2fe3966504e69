/** A piece of a plainly written formula: a number, a name, or a sign; `di` is where it begins. */
export type PotonganRumus = { readonly di: number; readonly teks: string } & (
  | { readonly jenis: 'angka' | 'nama' | 'tanda' }
  | { readonly jenis: 'asing'; readonly masalah: string }
);

/** Other ways to write the same sign. */
const samaArti: Readonly<Record<string, string>> = {
  '*': '×',
  '·': '×',
  ':': '/',
  '÷': '/',
  '−': '-',
  '–': '-',
  '[': '(',
  ']': ')',
};

const KATA = String.raw`\p{L}[\p{L}\p{N}.'’]*(?:-\p{L}[\p{L}\p{N}.'’]+)*`;
const spasi = /\s+/uy;
const kutipan = /"([^"\\{}$^~]*)"/uy;
/** Words with spaces between them are one name, also with a number after the first; a lone x is a sign. */
const nama = new RegExp(`${KATA}(?:[ \\t]+(?![xX](?:\\s|$))(?:${KATA}|\\d+(?![\\d.,])))*`, 'uy');
const angka = /\d+(?:[.,]\d+)*/uy;
const kali = /[xX](?=\s|$|\d|\()/uy;
const tanda = /[-+×*·/:÷−–^()[\]%=]/uy;

const kataTunggal = new RegExp(`^${KATA}(?: (?:${KATA}|\\d+))*$`, 'u');

/** What may stand in a quoted name. */
export const bolehDikutip = (teks: string): boolean => /^[^"\\{}$^~]+$/u.test(teks) && teks.trim() === teks;

/** Whether a name can be written without quotes. */
export const tanpaKutip = (teks: string): boolean =>
  kataTunggal.test(teks) && !/(?:^|\s)[xX](?:\s|$)/u.test(teks) && !/^rata-rata(?:\s|$)/iu.test(teks);

/** Cuts a formula, as people write it, into its pieces. */
export function potonganRumus(teks: string): readonly PotonganRumus[] {
  const hasil: PotonganRumus[] = [];
  let di = 0;
  const ambil = (pola: RegExp): RegExpExecArray | null => {
    pola.lastIndex = di;
    return pola.exec(teks);
  };
  const tambah = (jenis: 'angka' | 'nama' | 'tanda', isi: string, panjang: number) => {
    hasil.push({ jenis, teks: isi, di });
    di += panjang;
  };
  while (di < teks.length) {
    const jarak = ambil(spasi);
    if (jarak) {
      di += jarak[0].length;
      continue;
    }
    const sebelum = hasil.at(-1);
    const sesudahBagian = sebelum !== undefined && (sebelum.jenis !== 'tanda' || /[)%]/.test(sebelum.teks));
    const perkalian = sesudahBagian ? ambil(kali) : null;
    const dikutip = ambil(kutipan);
    const bernama = ambil(nama);
    const bilangan = ambil(angka);
    const bertanda = ambil(tanda);
    if (perkalian) tambah('tanda', '×', perkalian[0].length);
    else if (dikutip?.[1]?.trim()) tambah('nama', `"${dikutip[1].trim()}`, dikutip[0].length);
    else if (bernama) tambah('nama', bernama[0].replace(/\s+/gu, ' '), bernama[0].length);
    else if (bilangan) tambah('angka', bilangan[0], bilangan[0].length);
    else if (bertanda) tambah('tanda', samaArti[bertanda[0]] ?? bertanda[0], bertanda[0].length);
    else {
      hasil.push({ jenis: 'asing', teks: teks.slice(di, di + 1), di, masalah: asing(teks.slice(di)) });
      return hasil;
    }
  }
  return hasil;
}

const asing = (sisa: string) =>
  sisa.startsWith('"')
    ? 'Nama di antara tanda kutip belum ditutup, kosong, atau memuat tanda yang tidak dapat ditulis.'
    : `Tanda "${sisa.slice(0, 1)}" tidak dikenal. Bila bagian dari nama, apit namanya dengan tanda kutip.`;
