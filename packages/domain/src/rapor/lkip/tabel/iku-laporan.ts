import type { LabelPembanding, Polaritas } from '../../../codes/perencanaan';

/** A key indicator with the figures of the year that the report speaks of; achievements in percent, uncapped. */
export interface IkuLaporan {
  readonly id: number;
  /** null for a unit's own indicator. */
  readonly indikator_id: number | null;
  readonly sasaran: string;
  readonly indikator: string;
  readonly satuan: string | null;
  readonly polaritas: Polaritas;
  readonly range_min: number | null;
  readonly range_max: number | null;
  readonly target: number | null;
  readonly realisasi: number | null;
  readonly capaian: number | null;
  readonly rata_nasional: number | null;
  readonly label_pembanding: LabelPembanding;
  /** Of the period's first year the baseline. */
  readonly realisasi_tahun_lalu: number | null;
  readonly perbandingan_realisasi_tahun: number | null;
  readonly perbandingan_realisasi_target: number | null;
  readonly tren: readonly { tahun: number; target: number | null; realisasi: number | null }[];
}
