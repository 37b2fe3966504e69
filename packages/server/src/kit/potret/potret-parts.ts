import type { Potret } from '@selaras/contracts';

type Angka = Potret['angka'][number];
type Tabel = Potret['tabel'][number];
type Sel = Tabel['baris'][number]['sel'][number];

/** Rows of one table that are taken at most: more is looked at in the page itself. */
const MOST_ROWS = 1500;
/** Letters of one cell that are taken at most. */
const MOST_LETTERS = 1000;

export const jumlah = (nama: string, nilai: number | null, dari: number | null = null): Angka => ({
  nama,
  nilai,
  dari,
  satuan: null,
});
export const persen = (nama: string, nilai: number | null): Angka => ({
  nama,
  nilai,
  dari: null,
  satuan: 'persen',
});
export const rupiah = (nama: string, nilai: number | null): Angka => ({
  nama,
  nilai,
  dari: null,
  satuan: 'rupiah',
});

const cut = (value: Sel): Sel =>
  typeof value === 'string' && value.length > MOST_LETTERS ? `${value.slice(0, MOST_LETTERS - 1)}…` : value;

/** A table whose rows stand below each other as `tingkat` says; the first ones when there are too many. */
export const pohon = (
  judul: string,
  kolom: readonly string[],
  baris: readonly { readonly tingkat: number; readonly sel: readonly Sel[] }[],
): Tabel => ({
  judul,
  kolom: [...kolom],
  baris: baris.slice(0, MOST_ROWS).map(({ tingkat, sel }) => ({ tingkat, sel: sel.map(cut) })),
  jumlah: baris.length,
});

/** A table of rows beside each other. */
export const tabel = (judul: string, kolom: readonly string[], baris: readonly (readonly Sel[])[]): Tabel =>
  pohon(
    judul,
    kolom,
    baris.map((sel) => ({ tingkat: 0, sel })),
  );
