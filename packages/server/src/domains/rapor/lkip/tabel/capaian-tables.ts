import type { IkuCard, LaporanGrafik, LaporanTabel } from '@selaras/contracts';
import {
  grafikTren,
  tabelEfisiensi,
  tabelPendukung,
  tabelPenyebab,
  tabelPerbandingan,
  tempatAnalisis,
} from '@selaras/domain';
import { groupBy } from '../../../../kit/grouping/group-by';
import type { CapaianFigures } from './figures';

/** A goal of the report: its indicators, and a table for each of the seven analyses. */
export interface SasaranTables {
  readonly nomor: number;
  readonly sasaran: string;
  readonly iku: readonly IkuCard[];
  readonly tabel: readonly LaporanTabel[];
  /** How its indicators went over the years. */
  readonly grafik: readonly LaporanGrafik[];
}

/** The seven analyses of every goal, goal by goal; indicators of one goal stand together. */
export function capaianTables({
  tahun,
  kabupaten,
  iku,
  efisiensi,
  pendukung,
}: CapaianFigures): SasaranTables[] {
  const goals = [...groupBy(iku, ({ sasaran }) => sasaran)];
  const money = new Map(efisiensi.baris.map((row) => [row.id, row]));
  const below = groupBy(pendukung, ({ goal_id }) => goal_id);
  return goals.map(([sasaran, indicators], index) => {
    const goal = { nomor: index + 1, sasaran };
    const programs = indicators.flatMap(({ id }) => below.get(id) ?? []);
    const tabel = [
      ...tabelPerbandingan(goal, tahun, indicators),
      tabelPenyebab(goal, programs),
      tabelEfisiensi(
        tempatAnalisis(goal, 6),
        indicators.flatMap(({ id }) => money.get(id) ?? []),
        null,
      ),
      tabelPendukung(goal, programs, { withUnit: kabupaten }),
    ];
    return { ...goal, iku: indicators, tabel, grafik: grafikTren(goal.nomor, tahun, indicators) };
  });
}
