import type { PotretBeku } from '@selaras/contracts';
import { formatAngkaPotret, formatDateTime, formatDecimal } from '@selaras/domain';

type Tabel = PotretBeku['potret']['tabel'][number];

const cellText = (cell: string | number | null): string => {
  if (cell === null) return '-';
  return typeof cell === 'number' ? formatDecimal(cell, 4) : cell;
};

function tabelText({ judul, kolom, baris, jumlah }: Tabel): string[] {
  const more = jumlah - baris.length;
  return [
    '',
    judul,
    kolom.join(' | '),
    ...baris.map(({ tingkat, sel }) => `${'  '.repeat(tingkat)}- ${sel.map(cellText).join(' | ')}`),
    ...(more > 0 ? [`(${more} baris lain tidak ikut diambil)`] : []),
  ];
}

/** A portrait that was taken as lines of text, for who reads it without the portal. */
export function potretText({ satuan_kerja, tahun, diambil, potret }: PotretBeku, sha256: string): string {
  const lines = [
    potret.judul,
    `${satuan_kerja.nama}, tahun ${tahun}`,
    `Diambil dari portal pada ${formatDateTime(diambil)}`,
    `SHA-256 isi (.json): ${sha256}`,
    '',
    potret.kalimat,
    ...potret.angka.map((angka) => `${angka.nama}: ${formatAngkaPotret(angka)}`),
    ...potret.tabel.flatMap(tabelText),
  ];
  return `${lines.join('\n')}\n`;
}
