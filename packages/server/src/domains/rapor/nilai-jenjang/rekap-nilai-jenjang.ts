import type { BarisNilaiJenjang, RekapNilaiJenjang } from '@selaras/contracts';
import { rankJenjang, summarizeJenjang } from '@selaras/domain';

type Unit = BarisNilaiJenjang['satuan_kerja'];

/** Every unit with counts, mean and place of its key indicators; ties stand by name, units without a class last. */
export function rekapOf(units: readonly Unit[], rows: readonly BarisNilaiJenjang[]): RekapNilaiJenjang[] {
  const classes = new Map(
    units.map((unit) => [unit.satuan_kerja_id, { unit, rows: [] as BarisNilaiJenjang[] }]),
  );
  for (const row of rows) {
    const { satuan_kerja: unit } = row;
    const of = classes.get(unit.satuan_kerja_id) ?? { unit, rows: [] };
    of.rows.push(row);
    classes.set(unit.satuan_kerja_id, of);
  }
  const byName = [...classes.values()].sort((a, b) =>
    a.unit.satuan_kerja_nama.localeCompare(b.unit.satuan_kerja_nama, 'id'),
  );
  return rankJenjang(
    byName.map(({ unit, rows: own }) => ({
      satuan_kerja: unit,
      ...summarizeJenjang(own.map(({ opsi }) => opsi)),
    })),
  );
}
