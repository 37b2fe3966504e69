/**
 * The most that one text of a report holds: what the schema refuses and the editor marks. Apart from the schema, for who
 * only names a limit.
 */
export const NASKAH_MAX = {
  /** Bytes of the whole text as JSON. */
  bytes: 1_000_000,
  /** Blocks of a text, items of a list, pieces of a paragraph, blocks of an item or a cell: nodes on one level. */
  simpul: 2_000,
  /** Characters of one piece of text, and of a footnote. */
  potongan: 20_000,
  /** Characters of the address of a link. */
  alamat: 2_000,
  /** Rows of a table, and cells of a row. */
  baris: 500,
  kolom: 50,
  /** Rows, and columns, that one cell spans. */
  bentang: 50,
  /** Number that a list begins with; the least is 1. */
  nomor: 9_999,
  /** Lists in each other. */
  kedalaman: 6,
  /** Different pictures of one section. */
  gambar: 100,
  /** Characters of a caption, and of what a picture shows. */
  keterangan: 500,
} as const;

/** Kinds of numbers of a list beside digits, as `type` of `<ol>` names them: letters and Roman numbers. */
export const naskahNomor = ['a', 'A', 'i', 'I'] as const;
export type NaskahNomor = (typeof naskahNomor)[number];

interface Butir {
  readonly content: readonly { readonly type: string; readonly content?: readonly unknown[] | undefined }[];
}

/**
 * Whether the first item of a list only holds lists: it has no words of its own, and no mark where it is shown or printed.
 * It counts all the same, so that a list may begin on its second level (ADR 147).
 */
export const beginsDeeper = ({ content: [first, second] }: Butir): boolean =>
  first?.type === 'paragraph' &&
  (first.content ?? []).length === 0 &&
  (second?.type === 'orderedList' || second?.type === 'bulletList');
