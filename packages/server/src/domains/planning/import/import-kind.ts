import type { ImportRow, ImportRowState, ImportSubject } from '@selaras/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import type { FileColumn, SheetRow } from '../../../kit/sheet-import/sheet-column';
import type { SignedIn } from '../../../plugins/signed-in';

/** Whose plan of which year a file is for, and who sends it when. */
export interface ImportTarget {
  readonly unit: number;
  readonly tahun: number;
  readonly actor: SignedIn;
  readonly now: Date;
}

/**
 * One kind of file: its columns, what its rows would do, and how they are written. `Isi` is what a row writes, as JSON;
 * it is kept between preview and run.
 */
export interface ImportKind<Nama extends string, Content> {
  readonly jenis: ImportSubject;
  readonly kolom: readonly FileColumn<Nama>[];
  plan(
    db: Kysely<Tables>,
    target: ImportTarget,
    rows: readonly SheetRow<Nama>[],
  ): Promise<(ImportRow & { readonly isi: Content | null })[]>;
  /** Writes the rows inside one transaction and tells after each portion how many it were. */
  write(tx: Kysely<Tables>, target: ImportTarget, rows: readonly StoredRow<Content>[]): AsyncIterable<number>;
}

/** A row of the preview as it is run: also the ones that change nothing, because others stand below them. */
export interface StoredRow<Isi> {
  readonly nomor: number;
  readonly keadaan: ImportRowState;
  readonly isi: Isi;
}
