import type { ImportJob, ImportSubject } from '@selaras/contracts';

/** One kind of file that can be imported, in the words of its page and with its calls. */
export interface ImportKind {
  readonly jenis: ImportSubject;
  readonly title: string;
  readonly description: string;
  /** What tells a row in the file, besides its name: `Kode`, `NIP`. */
  readonly kode: string;
  /** What a file is compared with: `data tahun ini`. */
  readonly data: string;
  /** The template depends on the unit: it holds what the unit has. */
  readonly templatePerUnit: boolean;
  /** Sends a file for a unit and answers its preview. */
  preview(file: File, satuanKerjaId: number): Promise<{ readonly data: ImportJob }>;
  template(satuanKerjaId: number | null): Promise<Blob>;
}
