import type { AnggaranTotals, RekapAnggaranRow } from '@selaras/contracts';
import { serapan, sumRupiah, type TingkatNomenklatur, tingkatNomenklatur } from '@selaras/domain';

/** One line of the nomenclature as the database gives it; `tw` is the spending by quarter. */
export interface RekapRow {
  readonly level: TingkatNomenklatur;
  readonly id: number;
  /** Row of the level above; null for a program. */
  readonly parent_id: number | null;
  readonly kode: string;
  readonly nama: string;
  readonly pagu: number;
  readonly tw: readonly [number, number, number, number];
}

export interface RekapNode extends AnggaranTotals {
  readonly id: number;
  readonly level: TingkatNomenklatur;
  readonly kode: string;
  readonly nama: string;
  readonly anak: readonly RekapNode[];
  /** Budget that this line has by itself when its parts add up to another sum; null when they agree. */
  readonly paguSendiri: number | null;
}

export interface Rekap {
  readonly program: readonly RekapNode[];
  readonly total: AnggaranTotals;
}

/** Programs with what lies below them. A line with parts is their sum, so every total equals its parts. */
export function buildRekap(rows: readonly RekapRow[]): Rekap {
  const below = new Map<string, RekapRow[]>();
  for (const row of rows) {
    const key = `${row.level} ${row.parent_id ?? ''}`;
    below.set(key, [...(below.get(key) ?? []), row]);
  }
  const node = (row: RekapRow): RekapNode => {
    const { level, id, kode, nama, pagu, tw } = row;
    const next = tingkatNomenklatur[tingkatNomenklatur.indexOf(level) + 1];
    const anak = (next === undefined ? [] : (below.get(`${next} ${row.id}`) ?? [])).map(node);
    const jumlah = anak.length === 0 ? jumlahOf(pagu, tw) : sumOf(anak);
    return { level, id, kode, nama, anak, paguSendiri: jumlah.pagu === pagu ? null : pagu, ...jumlah };
  };
  const program = (below.get('program ') ?? []).map(node);
  return { program, total: sumOf(program) };
}

/** The tree as lines in its order, each with its depth. */
export function rowsOf(program: readonly RekapNode[], kedalaman = 0): RekapAnggaranRow[] {
  return program.flatMap(({ anak, paguSendiri, ...node }) => [
    { ...node, kedalaman, pagu_sendiri: paguSendiri },
    ...rowsOf(anak, kedalaman + 1),
  ]);
}

/** What parts are together. */
export function sumOf(parts: readonly AnggaranTotals[]): AnggaranTotals {
  const tw = [0, 1, 2, 3].map((index) => sumRupiah(parts.map((part) => part.tw[index] ?? 0)));
  return jumlahOf(sumRupiah(parts.map(({ pagu }) => pagu)), tw);
}

/** Everything that follows from a budget and its spending by quarter. */
export function jumlahOf(pagu: number, tw: readonly number[]): AnggaranTotals {
  const realisasi = sumRupiah(tw);
  const sisa = sumRupiah([pagu, -realisasi]);
  return { pagu, tw: [...tw], realisasi, sisa, serapan: serapan(pagu, realisasi) };
}
