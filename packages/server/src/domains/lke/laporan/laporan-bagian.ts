/** One part of the report; PDF and DOCX draw the same parts in the same order. */
export type Bagian =
  | { readonly jenis: 'judul'; readonly teks: string }
  | { readonly jenis: 'paragraf'; readonly teks: string }
  | {
      readonly jenis: 'tabel';
      readonly kepala: readonly string[];
      readonly baris: readonly (readonly string[])[];
      /** Share of the width of each column. */
      readonly lebar: readonly number[];
    };
