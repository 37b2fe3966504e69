import type { Naskah } from '@selaras/contracts';
import type { NomorAnalisis, TabelLaporan } from '@selaras/domain';
import type { ColumnType } from 'kysely';
import type { Optional } from '../../database/columns';

/** A table of the report by what it is a table of. */
export interface TabelTersimpan {
  readonly kunci: string;
  readonly tabel: TabelLaporan;
}

/** What columns hold beyond what the database says of them. */
export interface Stored {
  lkip_bab: {
    /** Number of the analysis in its narrative. */
    analisis: Optional<NomorAnalisis>;
    /** null while nothing was written. */
    isi: ColumnType<Naskah | null, string | null | undefined, string | null>;
  };
  /** Added, never changed. */
  lkip_bab_versi: { isi: ColumnType<Naskah, string, never> };
  lkip_angka: { tabel: ColumnType<readonly TabelTersimpan[], string, string> };
}
