import type { JenjangKinerja } from '@selaras/domain';
import type { Optional, Row } from './columns';

/** Class of a unit's key indicator in a year; its points follow from it. */
export interface NilaiJenjangKinerjaTable extends Row {
  satuan_kerja_id: number;
  tahun: number;
  sasaran_strategis_pd_id: number;
  opsi: Optional<JenjangKinerja>;
  keterangan: Optional<string>;
}

/** Outputs of a unit beyond its plan, quarter by quarter. */
export interface PenambahanOutputTable extends Row {
  satuan_kerja_id: number;
  tahun: number;
  tw1: Optional<number>;
  tw2: Optional<number>;
  tw3: Optional<number>;
  tw4: Optional<number>;
}
