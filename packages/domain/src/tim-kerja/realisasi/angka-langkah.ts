import { jumlahBagian } from '../pembagian/pembagian';
import type { KeadaanRealisasi } from './realisasi';

/** What of a member's quarter counts for the figure of his step. */
export interface LaporanBagian {
  readonly target: number | null;
  readonly realisasi: number | null;
  readonly keadaan: KeadaanRealisasi;
  /** Measured in another unit than the step. */
  readonly satuan_lain: boolean;
}

/** A figure that confirmed reports wrote, and the one that its unit had written before. */
export interface AsalAngka {
  readonly nilai: number;
  readonly sebelum: number | null;
}

/** A quarter of a step: its figure as it stands, and what reports wrote of it last. */
export interface AngkaTriwulan {
  readonly realisasi: number | null;
  readonly asal: AsalAngka | null;
}

/**
 * What reports are to a step's figure: there are no confirmed ones (`kosong`), it is theirs (`masuk`), it should be theirs
 * (`belum-masuk`), they are not all there yet and come to less than what the unit wrote (`belum-lengkap`), or they are
 * measured in another unit (`satuan-lain`).
 */
export const keadaanAngka = ['kosong', 'masuk', 'belum-masuk', 'belum-lengkap', 'satuan-lain'] as const;
export type KeadaanAngka = (typeof keadaanAngka)[number];

export interface AngkaLangkah {
  readonly keadaan: KeadaanAngka;
  /** The figure that the step has once reports are carried into it. */
  readonly realisasi: number | null;
  /** What confirmed reports come to; null without any that can be added up. */
  readonly laporan: number | null;
  /** What to keep beside the figure; null: it is the unit's own. */
  readonly asal: AsalAngka | null;
}

/** What reports wrote stands for the figure that they wrote: one that was changed since is its unit's own. */
export const asalBerlaku = ({ realisasi, asal }: AngkaTriwulan): AsalAngka | null =>
  asal !== null && asal.nilai === realisasi ? asal : null;

/**
 * The figure of a step's quarter by the reports of its members (decision 135). It is the sum of what was confirmed. While a
 * part with a target has no confirmed report, a sum below what the unit wrote itself does not replace it; once no report is
 * confirmed any more, what the unit wrote is back.
 */
export function angkaLangkah(now: AngkaTriwulan, bagian: readonly LaporanBagian[]): AngkaLangkah {
  const asal = asalBerlaku(now);
  const sendiri = asal === null ? now.realisasi : asal.sebelum;
  const milikSatuanKerja = { realisasi: sendiri, asal: null };
  const confirmed = bagian.filter(({ keadaan }) => keadaan === 'dikonfirmasi');
  if (confirmed.length === 0) return { ...milikSatuanKerja, keadaan: 'kosong', laporan: null };
  const awaited = bagian.filter(({ target, keadaan }) => (target ?? 0) > 0 && keadaan !== 'dikonfirmasi');
  if ([...confirmed, ...awaited].some(({ satuan_lain }) => satuan_lain))
    return { ...milikSatuanKerja, keadaan: 'satuan-lain', laporan: null };
  const laporan = jumlahBagian(confirmed.map(({ realisasi }) => realisasi ?? 0));
  if (awaited.length > 0 && sendiri !== null && sendiri > laporan)
    return { ...milikSatuanKerja, keadaan: 'belum-lengkap', laporan };
  return {
    keadaan: asal?.nilai === laporan ? 'masuk' : 'belum-masuk',
    realisasi: laporan,
    laporan,
    asal: { nilai: laporan, sebelum: sendiri },
  };
}

/** Whether something is expected of a member in a quarter: only then he reports a figure. */
export const bolehDilaporkan = ({ target }: Pick<LaporanBagian, 'target'>): boolean => (target ?? 0) > 0;

/** Whether more was reported than was wanted: who confirms it is told. */
export const melebihiTarget = ({ target, realisasi }: Pick<LaporanBagian, 'target' | 'realisasi'>): boolean =>
  (realisasi ?? 0) > (target ?? 0);
