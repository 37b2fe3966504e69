/** What a workbook says of itself, on a sheet for people and in its properties for programs (ADR 148). */
export interface AboutFile {
  readonly judul: string;
  /** Who publishes it. */
  readonly penerbit: string;
  /** When it was made. */
  readonly dibuat: Date;
  /** Source, licence, dates and version, each under its name; both as they are read. */
  readonly isi: readonly (readonly [hal: string, isi: string])[];
}

/** The sheet on which a workbook tells where it comes from. */
export const aboutSheet = ({ judul, isi }: AboutFile) => ({
  nama: 'Keterangan',
  headings: ['Hal', 'Isi'],
  rows: [['Judul', judul], ...isi] as const,
});
