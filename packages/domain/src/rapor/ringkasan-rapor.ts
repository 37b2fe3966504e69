import type { Efisiensi } from '../capaian/anggaran';
import { serapan } from '../capaian/anggaran';
import { percentOf } from '../numbers/percent-of';
import { round } from '../numbers/round';
import { sumRupiah } from '../numbers/sum-rupiah';
import type { KeadaanRapor } from './keadaan-rapor';
import type { PerbaikanRapor } from './perbaikan';

/** Items of a report card that stand alike, with their money of the quarter in rupiah. */
export interface KelompokRapor {
  readonly keadaan: KeadaanRapor;
  /** Of what was missed: a cause of this quarter is written down. */
  readonly berpenyebab: boolean;
  /** Of what was missed: how far its repair has come. */
  readonly perbaikan: PerbaikanRapor;
  readonly jumlah: number;
  /** Repair steps of these items. */
  readonly langkah: number;
  readonly anggaran: number;
  /** null while no spending of any of them is known. */
  readonly realisasi: number | null;
  /** What items spent less than their budget, each by itself; `lebih` what others spent above theirs. */
  readonly sisa: number;
  readonly lebih: number;
  /** Budget of achieved items whose spending is known, and what these saved (domain §3, efficiency). */
  readonly anggaran_hemat: number;
  readonly hemat: number;
}

/** What a report card says of a quarter (domain §3, "Rapor, per quarter"). Counts in items, money in rupiah. */
export interface RingkasanRapor {
  /** Items with a target in the quarter. */
  readonly jumlah: number;
  readonly tercapai: number;
  /** Missed, those without a report included. */
  readonly tidak_tercapai: number;
  readonly belum_diisi: number;
  /** Achieved of all, percent; null without items. */
  readonly capaian: number | null;
  /** Of the missed ones: with a written cause, and with a repair step. */
  readonly berpenyebab: number;
  readonly diperbaiki: number;
  /** Number of repair steps. */
  readonly langkah: number;
  readonly anggaran: number;
  readonly realisasi: number | null;
  /** `anggaran − realisasi = sisa − lebih`, and neither is ever negative. */
  readonly sisa: number;
  readonly lebih: number;
  /** Spent of the budget, percent; null when none of it is known. */
  readonly serapan: number | null;
  readonly anggaran_tidak_tercapai: number;
  /** Saved by what was achieved; null when that cannot be told of any item. */
  readonly efisiensi: Efisiensi | null;
}

const count = (groups: readonly KelompokRapor[]) => groups.reduce((sum, { jumlah }) => sum + jumlah, 0);

/** Adds groups of items up to a report card; groups of several units make that of all of them. */
export function summarizeRapor(groups: readonly KelompokRapor[]): RingkasanRapor {
  const rupiah = (field: 'anggaran' | 'sisa' | 'lebih' | 'anggaran_hemat' | 'hemat', of = groups) =>
    sumRupiah(of.map((group) => group[field]));
  const jumlah = count(groups);
  const missed = groups.filter(({ keadaan }) => keadaan !== 'tercapai');
  const tidak_tercapai = count(missed);
  const anggaran = rupiah('anggaran');
  const known = groups.flatMap(({ realisasi }) => realisasi ?? []);
  const realisasi = known.length === 0 ? null : sumRupiah(known);
  const savedOf = rupiah('anggaran_hemat');
  const nominal = rupiah('hemat');
  return {
    jumlah,
    tercapai: jumlah - tidak_tercapai,
    tidak_tercapai,
    belum_diisi: count(groups.filter(({ keadaan }) => keadaan === 'belum-diisi')),
    capaian: jumlah === 0 ? null : round(percentOf(jumlah - tidak_tercapai, jumlah)),
    berpenyebab: count(missed.filter(({ berpenyebab }) => berpenyebab)),
    diperbaiki: count(missed.filter(({ perbaikan }) => perbaikan !== 'belum')),
    langkah: missed.reduce((sum, { langkah }) => sum + langkah, 0),
    anggaran,
    realisasi,
    sisa: rupiah('sisa'),
    lebih: rupiah('lebih'),
    serapan: serapan(anggaran, realisasi),
    anggaran_tidak_tercapai: rupiah('anggaran', missed),
    efisiensi: savedOf === 0 ? null : { persen: round((nominal / savedOf) * 100), nominal },
  };
}
