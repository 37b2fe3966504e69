import type { EfisiensiAnggaran, IkuCard, LaporanTabel } from '@selaras/contracts';
import {
  tabelEfisiensi,
  tabelPendukung,
  tabelPenyebab,
  tabelPerbandingan,
  tempatAnalisis,
} from '@selaras/domain';
import type { PendukungRow } from './pendukung-repository';

interface Figures {
  readonly tahun: number;
  readonly iku: readonly IkuCard[];
  readonly efisiensi: EfisiensiAnggaran;
  readonly pendukung: readonly PendukungRow[];
  /** Whether programmes are of several units. */
  readonly withUnit: boolean;
}

/** The seven analyses of every goal, goal by goal; indicators of one goal stand together. */
export function capaianTables({ tahun, iku, efisiensi, pendukung, withUnit }: Figures): LaporanTabel[] {
  const goals = [...groupsOf(iku, ({ sasaran }) => sasaran)];
  const money = new Map(efisiensi.baris.map((row) => [row.id, row]));
  const below = groupsOf(pendukung, ({ goal_id }) => goal_id);
  return goals.flatMap(([sasaran, indicators], index) => {
    const goal = { nomor: index + 1, sasaran };
    const programs = indicators.flatMap(({ id }) => below.get(id) ?? []);
    return [
      ...tabelPerbandingan(goal, tahun, indicators),
      tabelPenyebab(goal, programs),
      tabelEfisiensi(
        tempatAnalisis(goal, 6),
        indicators.flatMap(({ id }) => money.get(id) ?? []),
        null,
      ),
      tabelPendukung(goal, programs, { withUnit }),
    ];
  });
}

function groupsOf<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
}
