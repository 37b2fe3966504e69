import { allTriwulan, triwulanWord } from '@selaras/domain';
import { angka, column, type ValueColumn } from '../../../kit/open-data/dataset-table';

interface QuarterRow {
  readonly triwulan: readonly { readonly target: number | null; readonly realisasi: number | null }[];
}

/** Target and realisation of each quarter. */
export const quarterColumns = <Row extends QuarterRow>(): readonly ValueColumn<Row>[] =>
  allTriwulan.flatMap((tw) => [
    column<Row>(
      `target_tw${tw}`,
      `Target ${triwulanWord(tw)}`,
      `Target triwulan ${tw}, dalam satuan baris ini.`,
      ({ triwulan }) => triwulan[tw - 1]?.target ?? null,
      angka,
    ),
    column<Row>(
      `realisasi_tw${tw}`,
      `Realisasi ${triwulanWord(tw)}`,
      `Hasil triwulan ${tw}, dalam satuan baris ini; kosong selama belum dilaporkan.`,
      ({ triwulan }) => triwulan[tw - 1]?.realisasi ?? null,
      angka,
    ),
  ]);
