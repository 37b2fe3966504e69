import type { AntreanEndpoints } from '@selaras/api-client/perencanaan';
import type { PutusanBappeda } from '@selaras/contracts';
import type { DetailSection, ListFilter } from '@selaras/resource/core';
import type { Definition, TableColumn, TableSort } from '@selaras/ui';

/** What every row of a queue carries. */
export interface AntreanRow {
  readonly id: number;
  readonly versi: number;
  readonly indikator: string;
  readonly indikator_kemendagri: string | null;
  readonly validasi: PutusanBappeda;
  readonly catatan: string | null;
  readonly satuan_kerja: { readonly satuan_kerja_nama: string; readonly singkatan: string | null };
}

/** One queue of Bappeda's: what its page shows, and where a verdict goes. */
export interface AntreanDescription<Row extends AntreanRow> {
  readonly title: string;
  readonly description: string;
  /** What people call one row, inside a sentence. */
  readonly sebutan: string;
  readonly endpoints: AntreanEndpoints;
  /** First part of the name of its spreadsheet. */
  readonly berkas: string;
  /** Columns between the two indicators and the verdict. */
  readonly columns: readonly TableColumn<Row>[];
  readonly filters: readonly ListFilter[];
  readonly sort: TableSort;
  /** What the validator reads before he judges one row. */
  readonly sections: readonly DetailSection<Row>[];
  /** Who judged before, and what he said. */
  putusan(row: Row): readonly Definition[];
}

/** The same of whatever row: the page draws by the names that a description gives. */
export type AnyAntrean = AntreanDescription<AntreanRow>;

export const defineAntrean = <Row extends AntreanRow>(description: AntreanDescription<Row>): AnyAntrean =>
  description as unknown as AnyAntrean;
