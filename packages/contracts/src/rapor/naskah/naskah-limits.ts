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
