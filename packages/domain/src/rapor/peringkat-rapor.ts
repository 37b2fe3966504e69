import type { RingkasanRapor } from './ringkasan-rapor';

/** What a place is decided by, in this order; `kode` only where all else is equal (domain §3). */
export const penentuPeringkat = ['realisasi', 'capaian', 'serapan', 'jumlah', 'kode'] as const;
export type PenentuPeringkat = (typeof penentuPeringkat)[number];

export const penentuPeringkatWords: Readonly<Record<PenentuPeringkat, string>> = {
  realisasi: 'ada realisasi',
  capaian: 'capaian',
  serapan: 'serapan anggaran',
  jumlah: 'jumlah sub kegiatan',
  kode: 'kode satuan kerja',
};

/** A unit among those that are ranked. */
export interface PesertaPeringkat {
  readonly satuan_kerja_id: number;
  readonly kode: string | null;
  readonly ringkasan: RingkasanRapor;
}

/** A unit's place. */
export interface Peringkat {
  readonly peringkat: number;
  /** Number of units that are ranked: "peringkat n dari N". */
  readonly dari: number;
  /** By what the unit stands behind the one before it; null for the first. */
  readonly penentu: PenentuPeringkat | null;
}

const SEN = 100;
const sen = (rupiah: number | null) => BigInt(Math.round((rupiah ?? 0) * SEN));

/** Compares `a / b` with `c / d` exactly, the higher first; a part of nothing stands last. */
function byRatio(a: bigint, b: bigint, c: bigint, d: bigint): number {
  if (b === 0n || d === 0n) return Number(b === 0n) - Number(d === 0n);
  const [left, right] = [a * d, c * b];
  return left === right ? 0 : left > right ? -1 : 1;
}

const compared: Readonly<Record<PenentuPeringkat, (a: PesertaPeringkat, b: PesertaPeringkat) => number>> = {
  realisasi: (a, b) => Number(isReported(b)) - Number(isReported(a)),
  capaian: ({ ringkasan: a }, { ringkasan: b }) =>
    byRatio(BigInt(a.tercapai), BigInt(a.jumlah), BigInt(b.tercapai), BigInt(b.jumlah)),
  serapan: ({ ringkasan: a }, { ringkasan: b }) =>
    byRatio(sen(a.realisasi), sen(a.anggaran), sen(b.realisasi), sen(b.anggaran)),
  jumlah: (a, b) => b.ringkasan.jumlah - a.ringkasan.jumlah,
  kode: (a, b) =>
    (a.kode ?? '~').localeCompare(b.kode ?? '~', 'id', { numeric: true }) ||
    a.satuan_kerja_id - b.satuan_kerja_id,
};

const isReported = ({ ringkasan: { jumlah, belum_diisi } }: PesertaPeringkat) => jumlah > belum_diisi;

const decidedBy = (a: PesertaPeringkat, b: PesertaPeringkat): PenentuPeringkat =>
  penentuPeringkat.find((name) => compared[name](a, b) !== 0) ?? 'kode';

/**
 * Places of units in a quarter, by unit (domain §3): first those that reported anything, then by achievement, by absorbed
 * budget, by number of sub-activities, and where all that is equal by their code, so that no place is shared. Ratios are
 * compared exactly, not as they are rounded for reading. Units without anything to report are not ranked.
 */
export function peringkatRapor(units: readonly PesertaPeringkat[]): ReadonlyMap<number, Peringkat> {
  const ranked = units.filter(({ ringkasan }) => ringkasan.jumlah > 0);
  const ordered = [...ranked].sort((a, b) => compared[decidedBy(a, b)](a, b));
  return new Map(
    ordered.map((unit, index) => {
      const before = ordered[index - 1];
      const penentu = before === undefined ? null : decidedBy(before, unit);
      return [unit.satuan_kerja_id, { peringkat: index + 1, dari: ordered.length, penentu }];
    }),
  );
}
