import { parseDecimal } from '../numbers/parse-decimal';
import { bolehDikutip } from './potongan-rumus';
import type { Rumus, TandaHitung } from './rumus';

class BukanRumusBiasa extends Error {}
const bukan = (): never => {
  throw new BukanRumusBiasa();
};

const potongan =
  /\\(?:d?frac|text|overline|times|cdot|left\(|right\)|%|,|;)|\d+(?:(?:\{,\}|[.,])\d+)*|[A-Za-z]|[-+=^{}()]/y;
const kosong = /(?:\s|\\[,;])*/y;
const TERDALAM = 50;

const tandaOf: Readonly<Record<string, TandaHitung>> = {
  '\\times': '×',
  '\\cdot': '×',
  '+': '+',
  '-': '-',
};

/** Reads LaTeX as far as it says what can be written plainly on one line; null for anything else. */
export function bacaLatex(latex: string): Rumus | null {
  let di = 0;
  let dalam = 0;
  const lewati = () => {
    kosong.lastIndex = di;
    di += kosong.exec(latex)?.[0].length ?? 0;
  };
  const lihat = (): string | undefined => {
    lewati();
    potongan.lastIndex = di;
    return potongan.exec(latex)?.[0];
  };
  const ambil = (): string => {
    const satu = lihat() ?? bukan();
    di += satu.length;
    return satu;
  };
  const harus = (satu: string) => (ambil() === satu ? undefined : bukan());
  const masuk = (bagian: () => Rumus): Rumus => {
    dalam += 1;
    if (dalam > TERDALAM) bukan();
    const hasil = bagian();
    dalam -= 1;
    return hasil;
  };
  const kelompok = (): Rumus => {
    harus('{');
    const isi = masuk(jumlah);
    harus('}');
    return isi;
  };
  const nama = (): Rumus => {
    harus('{');
    const [isi = bukan()] = /^(?:[^\\{}]|\\[%_&#])*/.exec(latex.slice(di)) ?? [];
    di += isi.length;
    harus('}');
    const teks = isi.replace(/\\([%_&#])/g, '$1').trim();
    return bolehDikutip(teks) ? { jenis: 'nama', teks } : bukan();
  };
  const berderet = (bagian: () => Rumus, ...tanda: readonly TandaHitung[]): Rumus => {
    let hasil = bagian();
    for (
      let antara = tandaOf[lihat() ?? ''];
      antara && tanda.includes(antara);
      antara = tandaOf[lihat() ?? '']
    ) {
      ambil();
      hasil = { jenis: 'hitung', tanda: antara, kiri: hasil, kanan: bagian() };
    }
    return hasil;
  };
  const jumlah = (): Rumus => berderet(kali, '+', '-');
  const kali = (): Rumus => berderet(bertanda, '×');
  const bertanda = (): Rumus => {
    if (lihat() !== '-') return bergantung();
    ambil();
    return { jenis: 'minus', isi: masuk(bertanda) };
  };
  const bergantung = (): Rumus => {
    let hasil = utuh();
    while (lihat() === '\\%') {
      ambil();
      hasil = { jenis: 'persen', isi: hasil };
    }
    if (lihat() !== '^') return hasil;
    ambil();
    return { jenis: 'hitung', tanda: '^', kiri: hasil, kanan: lihat() === '{' ? kelompok() : utuh() };
  };
  const utuh = (): Rumus => {
    const satu = ambil();
    switch (satu) {
      case '\\frac':
      case '\\dfrac': {
        const kiri = kelompok();
        return { jenis: 'hitung', tanda: '/', kiri, kanan: kelompok() };
      }
      case '\\text':
        return nama();
      case '\\overline':
        return { jenis: 'rata-rata', isi: kelompok() };
      case '\\left(':
      case '(': {
        const isi = masuk(jumlah);
        harus(satu === '(' ? ')' : '\\right)');
        return isi;
      }
    }
    if (/^[A-Za-z]$/.test(satu)) return { jenis: 'nama', teks: satu };
    const angka = satu.replaceAll('{,}', ',');
    return /^\d/.test(satu) && parseDecimal(angka) !== null ? { jenis: 'angka', teks: angka } : bukan();
  };

  try {
    const kiri = jumlah();
    if (lihat() === undefined && di === latex.length) return kiri;
    harus('=');
    const rumus: Rumus = { jenis: 'hitung', tanda: '=', kiri, kanan: jumlah() };
    lewati();
    return di === latex.length ? rumus : null;
  } catch (error) {
    if (error instanceof BukanRumusBiasa) return null;
    throw error;
  }
}
