import type { TipeHitung } from '../../codes/perencanaan';

/** Units that tell where something stands: ages, shares, scales, ratios, ranks, and whatever is counted per something. */
const standing =
  /^(indeks|index|tahun|usia|umur|rasio|derajat|tingkat|predikat|opini|kategori|level|peringkat|permil|‰|°)|^(persen\w*|%|skor|nilai|poin)\s*(\(.*\))?$|(^|\s)per\s|\/\s*(kapita|10+|1\.0|ha\b|hektare)/i;
/** Indicators that do, whatever their unit. */
const standingIndikator =
  /^(rata-rata|indeks|persentase|prevalensi|rasio|usia|umur|angka harapan|tingkat|laju)\b/i;

/**
 * Whether figures of quarters can be added up to one of the year: what is counted can; ages, shares, indexes, ratios and
 * means cannot. Progress in percent may be counted in steps all the same, so that this is advice.
 */
export const isSummable = ({ satuan, indikator = '' }: { satuan: string; indikator?: string }): boolean =>
  !standing.test(satuan.trim()) && !standingIndikator.test(indikator.trim());

/** How a year is counted as long as nobody said: what cannot be added up stands where it stands last. */
export const usualTipeHitung = (satuan: string, indikator = ''): TipeHitung =>
  isSummable({ satuan, indikator }) ? 'akumulasi' : 'posisi_akhir';

/** What is doubtful about a year that adds up what cannot be added up, in Indonesian; null when nothing is. */
export function tipeHitungProblem({
  satuan,
  indikator,
  tipe_hitung,
}: {
  satuan: string;
  indikator: string;
  tipe_hitung: TipeHitung | null;
}): string | null {
  if (tipe_hitung !== 'akumulasi' || isSummable({ satuan, indikator })) return null;
  return `Angka dalam ${satuan.trim() || 'satuan ini'} biasanya tidak dijumlahkan antartriwulan; pilih posisi akhir atau rata-rata.`;
}
