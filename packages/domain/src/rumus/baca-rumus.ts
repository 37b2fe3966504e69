import { parseDecimal } from '../numbers/parse-decimal';
import { type PotonganRumus, potonganRumus } from './potongan-rumus';
import type { Rumus, TandaHitung } from './rumus';

/** A formula that was read, or what cannot be read of it, in words. */
export type RumusTerbaca = { readonly rumus: Rumus } | { readonly masalah: string };

class TidakTerbaca extends Error {}
const gagal = (masalah: string): never => {
  throw new TidakTerbaca(masalah);
};

/** Deeper brackets than any real formula has. */
const TERDALAM = 50;

const RATA_RATA = /^rata-rata(?:\s+(.+))?$/iu;

/**
 * Reads a formula as people write it on one line: `jumlah kunjungan / jumlah penduduk × 100 %`. Words with spaces are
 * one name, what is quoted is a name whatever it holds, decimals have a comma, `rata-rata` stands before a name or
 * brackets.
 */
export function bacaRumus(teks: string): RumusTerbaca {
  const potongan = potonganRumus(teks);
  let ke = 0;
  let dalam = 0;
  const kini = (): PotonganRumus | undefined => potongan[ke];
  const adalah = (...tanda: readonly string[]) => {
    const satu = kini();
    return satu?.jenis === 'tanda' && tanda.includes(satu.teks);
  };
  const ambil = () => potongan[ke++] as PotonganRumus;

  const berderet = (bagian: () => Rumus, ...tanda: readonly TandaHitung[]): Rumus => {
    let hasil = bagian();
    while (adalah(...tanda)) {
      const { teks: antara } = ambil();
      hasil = { jenis: 'hitung', tanda: antara as TandaHitung, kiri: hasil, kanan: bagian() };
    }
    return hasil;
  };
  const jumlah = (): Rumus => berderet(kali, '+', '-');
  const kali = (): Rumus => berderet(bertanda, '×', '/');
  const bertanda = (): Rumus => {
    if (!adalah('-')) return pangkat();
    ambil();
    return { jenis: 'minus', isi: masuk(bertanda) };
  };
  const pangkat = (): Rumus => {
    const dasar = berpersen();
    if (!adalah('^')) return dasar;
    ambil();
    return { jenis: 'hitung', tanda: '^', kiri: dasar, kanan: masuk(pangkat) };
  };
  const berpersen = (): Rumus => {
    let hasil = utuh();
    while (adalah('%')) {
      ambil();
      hasil = { jenis: 'persen', isi: hasil };
    }
    return hasil;
  };
  const masuk = (bagian: () => Rumus): Rumus => {
    dalam += 1;
    if (dalam > TERDALAM) gagal('Kurungnya terlalu banyak bertingkat.');
    const hasil = bagian();
    dalam -= 1;
    return hasil;
  };
  const dalamKurung = (): Rumus => {
    ambil();
    const isi = masuk(jumlah);
    if (!adalah(')')) gagal('Ada kurung buka yang belum ditutup.');
    ambil();
    return isi;
  };
  const bernama = (nama: string): Rumus => {
    if (nama.startsWith('"')) return { jenis: 'nama', teks: nama.slice(1) };
    const [rata, dari] = RATA_RATA.exec(nama) ?? [];
    if (rata === undefined) return { jenis: 'nama', teks: nama };
    if (dari !== undefined) return { jenis: 'rata-rata', isi: { jenis: 'nama', teks: dari } };
    if (adalah('(')) return { jenis: 'rata-rata', isi: dalamKurung() };
    const lanjut = kini();
    if (lanjut?.jenis !== 'nama') return { jenis: 'nama', teks: nama };
    return { jenis: 'rata-rata', isi: masuk(() => bernama(ambil().teks)) };
  };
  const utuh = (): Rumus => {
    const satu = kini();
    if (satu === undefined) return gagal('Rumus belum selesai: bagian setelah tanda terakhir belum ditulis.');
    if (satu.jenis === 'asing') return gagal(satu.masalah);
    if (adalah('(')) return dalamKurung();
    if (satu.jenis === 'tanda') return gagal(`Sebelum "${satu.teks}" belum ada angka atau nama.`);
    ambil();
    if (satu.jenis === 'nama') return bernama(satu.teks);
    if (parseDecimal(satu.teks) === null) return gagal(`"${satu.teks}" bukan angka. Tulis misalnya 1.234,5.`);
    return { jenis: 'angka', teks: satu.teks };
  };
  const seluruh = (): Rumus => {
    const kiri = jumlah();
    if (!adalah('=')) return kiri;
    ambil();
    return { jenis: 'hitung', tanda: '=', kiri, kanan: jumlah() };
  };

  try {
    const rumus = seluruh();
    const sisa = kini();
    return sisa === undefined ? { rumus } : { masalah: sisaWords(sisa) };
  } catch (error) {
    if (error instanceof TidakTerbaca) return { masalah: error.message };
    throw error;
  }
}

function sisaWords(sisa: PotonganRumus): string {
  if (sisa.jenis === 'asing') return sisa.masalah;
  const teks = sisa.teks.replace(/^"/, '');
  if (sisa.jenis === 'tanda' && teks === ')') return 'Ada kurung tutup tanpa kurung buka.';
  if (sisa.jenis === 'tanda' && teks === '=') return 'Tanda "=" hanya boleh satu kali.';
  const kutip = teks === '(' ? ' Bila bagian dari nama, apit seluruh nama dengan tanda kutip.' : '';
  return `Sebelum "${teks}" belum ada tanda hitung.${kutip}`;
}
