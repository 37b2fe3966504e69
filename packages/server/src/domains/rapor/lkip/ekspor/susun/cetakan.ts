import type { NaskahNomor } from '@selaras/contracts';
import type { RataKolom } from '@selaras/domain';

/** A piece of a line: words with their marks, a break, or a footnote at its place. */
export type Potong =
  | {
      readonly t: string;
      readonly b?: true;
      readonly i?: true;
      readonly u?: true;
      readonly s?: true;
      readonly sup?: true;
      readonly sub?: true;
      readonly link?: string;
      /** Its words are a label (`Tabel 2.3`); it points at what bears it, if the report has that. */
      readonly rujuk?: true;
    }
  | { readonly br: true }
  | { readonly fn: string };

interface Butir {
  readonly isi: readonly (Paragraf | Daftar)[];
}
export interface Paragraf {
  readonly jenis: 'paragraf';
  readonly isi: readonly Potong[];
}
export interface Daftar {
  readonly jenis: 'daftar';
  readonly urut: boolean;
  /** Kind of its numbers, as typst names it: digits, letters or Roman numbers. */
  readonly nomor: '1.' | `${NaskahNomor}.`;
  readonly mulai: number;
  /** What stands before its first item, one level deeper. */
  readonly awal: readonly (Paragraf | Daftar)[];
  readonly butir: readonly Butir[];
}

export interface Sel {
  readonly isi: readonly (Paragraf | Daftar)[];
  /** Columns and rows that it spans; none of the grid is covered twice, and none is bare. */
  readonly cs: number;
  readonly rs: number;
  readonly kepala: boolean;
}
/** Plain words are the cells of tables out of the data, of which there are thousands. */
type BarisSel = readonly (string | Sel)[];

export type Blok =
  | Paragraf
  | Daftar
  | {
      readonly jenis: 'judul';
      readonly id: string;
      /** 1: a chapter, 2 to 4: a section, deeper: a heading within its text. */
      readonly tingkat: number;
      /** `BAB III` or `3.1`; null without a number. */
      readonly nomor: string | null;
      readonly teks: string;
    }
  | {
      readonly jenis: 'tabel';
      readonly id: string;
      /** `Tabel 3.1`, with the parts that count it. */
      readonly label: Label;
      readonly judul: string;
      /** Percent of the width of the text. */
      readonly lebar: readonly number[];
      readonly rata: readonly RataKolom[];
      /** Size of its letters in points. */
      readonly huruf: number;
      readonly kepala: readonly BarisSel[];
      readonly baris: readonly BarisSel[];
      readonly total: readonly string[] | null;
      readonly catatan: string;
    }
  | {
      readonly jenis: 'gambar';
      readonly id: string;
      readonly label: Label;
      readonly judul: string;
      readonly alt: string;
      /** Name of its file beside the report. */
      readonly berkas: string;
      readonly lebar: number;
      /** The section that it stands in, for who has to mend it. */
      readonly bagian: string;
    };

export interface Label {
  readonly kata: 'Tabel' | 'Gambar';
  /** Of the chapter, e.g. `3`, or `L` for annexes. */
  readonly bab: string;
  readonly urutan: number;
}

/** A report ready to be drawn: numbered, captioned, every cell in its grid. PDF and DOCX draw the same. */
export interface Cetakan {
  readonly judul: string;
  readonly tahun: number;
  readonly instansi: string;
  readonly daerah: string;
  readonly blok: readonly Blok[];
}
