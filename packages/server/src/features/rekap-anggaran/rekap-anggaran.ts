import { round, serapan } from '@selaras/domain';

const rekapLevels = ['program', 'kegiatan', 'sub_kegiatan'] as const;
type RekapLevel = (typeof rekapLevels)[number];

/** One line of the nomenclature as the database gives it; `tw` is the spending by quarter. */
export interface RekapRow {
  readonly level: RekapLevel;
  readonly id: number;
  /** Row of the level above; null for a program. */
  readonly parent_id: number | null;
  readonly kode: string;
  readonly nama: string;
  readonly pagu: number;
  readonly tw: readonly [number, number, number, number];
}

export interface Jumlah {
  readonly pagu: number;
  readonly tw: readonly number[];
  readonly realisasi: number;
  readonly sisa: number;
  /** Percent, two decimals; null without a budget. */
  readonly serapan: number | null;
}

export interface RekapNode extends Jumlah {
  readonly level: RekapLevel;
  readonly kode: string;
  readonly nama: string;
  readonly anak: readonly RekapNode[];
  /** Budget that this line has by itself when its parts add up to another sum; null when they agree. */
  readonly paguSendiri: number | null;
}

export interface Rekap {
  readonly program: readonly RekapNode[];
  readonly total: Jumlah;
}

/** Programs with what lies below them. A line with parts is their sum, so every total equals its parts. */
export function buildRekap(rows: readonly RekapRow[]): Rekap {
  const below = new Map<string, RekapRow[]>();
  for (const row of rows) {
    const key = `${row.level} ${row.parent_id ?? ''}`;
    below.set(key, [...(below.get(key) ?? []), row]);
  }
  const node = (row: RekapRow): RekapNode => {
    const { level, kode, nama, pagu, tw } = row;
    const next = rekapLevels[rekapLevels.indexOf(level) + 1];
    const anak = (next === undefined ? [] : (below.get(`${next} ${row.id}`) ?? [])).map(node);
    const jumlah = anak.length === 0 ? jumlahOf(pagu, tw) : sumOf(anak);
    return { level, kode, nama, anak, paguSendiri: jumlah.pagu === pagu ? null : pagu, ...jumlah };
  };
  const program = (below.get('program ') ?? []).map(node);
  return { program, total: sumOf(program) };
}

function sumOf(parts: readonly Jumlah[]): Jumlah {
  const tw = [0, 1, 2, 3].map((index) => sum(parts.map((part) => part.tw[index] ?? 0)));
  return jumlahOf(sum(parts.map(({ pagu }) => pagu)), tw);
}

function jumlahOf(pagu: number, tw: readonly number[]): Jumlah {
  const realisasi = sum(tw);
  return { pagu, tw, realisasi, sisa: round(pagu - realisasi), serapan: serapan(pagu, realisasi) };
}

function sum(values: readonly number[]): number {
  return round(values.reduce((total, value) => total + value, 0));
}
