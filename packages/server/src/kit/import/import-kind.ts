import type { Act, ImportRow, ImportRowState, ImportSubject } from '@selaras/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables';
import type { SignedIn } from '../../plugins/signed-in';
import type { RowFault } from '../sheet-import/row-faults';
import type { FileColumn, SheetRow } from '../sheet-import/sheet-column';

/** Which unit and year a file is for, and who sends it when. */
export interface ImportTarget {
  readonly unit: number;
  readonly tahun: number;
  readonly actor: SignedIn;
  readonly now: Date;
}

type Value = ImportRow['nilai'][number]['nilai'];

/** A row of the preview with what it would write; null for one that cannot be read. */
export type PlannedRow<Content> = Omit<ImportRow, 'nilai' | 'masalah'> & {
  readonly isi: Content | null;
  readonly masalah: readonly RowFault[];
};

/**
 * One kind of file: its columns, what its rows would do, and how they are written. `Isi` is what a row writes, as JSON;
 * it is kept between preview and run.
 */
export interface ImportKind<Nama extends string, Content> {
  readonly jenis: ImportSubject;
  /** Who may write such a file into which unit; asked when it is previewed and again when it is run. */
  readonly act: Act;
  readonly kolom: readonly FileColumn<Nama>[];
  /** Columns that the preview's row has under a name of its own. */
  readonly identitas: readonly Nama[];
  /** What a row writes, by column, in the words of the file; a missing one leaves what is there. */
  written(isi: Content): Readonly<Partial<Record<Nama, Value>>>;
  /** Why `plan` leaves out rows, if it does. */
  readonly alasanDilewati?: string;
  plan(
    db: Kysely<Tables>,
    target: ImportTarget,
    rows: readonly SheetRow<Nama>[],
  ): Promise<PlannedRow<Content>[]>;
  /** Writes the rows inside one transaction and tells after each portion how many it were. */
  write(tx: Kysely<Tables>, target: ImportTarget, rows: readonly StoredRow<Content>[]): AsyncIterable<number>;
}

/** A row of the preview as it is run: also the ones that change nothing, because others stand below them. */
export interface StoredRow<Isi> {
  readonly nomor: number;
  readonly keadaan: ImportRowState;
  readonly isi: Isi;
}

/** A kind whatever its columns and contents are. */
export type AnyImportKind = ImportKind<string, unknown>;
