import type { ImportJob } from '@selaras/contracts';
import type { ColumnType, Generated } from 'kysely';

/** What columns hold beyond what the database says of them. */
export interface Stored {
  sasaran_strategis_rpjmd: {
    /** Ids of other indicators of the same goal that are drawn in one box, as JSON. */
    indikator_merge: ColumnType<readonly number[], readonly number[] | undefined, string>;
  };
  kamus_indikator: {
    /** The indicator of the performance; a trigger keeps it the same. */
    indikator: Generated<string>;
  };
  impor: { dilewati: ColumnType<ImportJob['dilewati'], string | undefined, never> };
  impor_baris: { baris: ColumnType<unknown, string, never> };
}
