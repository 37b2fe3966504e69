/** What is wrong with a row, by the title of its column. */
export interface Masalah {
  readonly kolom: string;
  readonly pesan: string;
}
