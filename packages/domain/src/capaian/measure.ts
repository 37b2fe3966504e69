import type { TipeHitung } from '../codes/perencanaan';
import { formatMeasure } from '../numbers/format-number';
import { MEASURE_DIGITS, round } from '../numbers/round';
import { tipeHitungNouns } from '../words/tipe-hitung';
import { nilaiTahun } from './nilai-tahun';

/** Parts of a whole: cannot be above 100 percent unless they measure a change. */
const persen = /^(persen|%|persentase)$/i;
const changes = /pertumbuhan|peningkatan|kenaikan|penurunan|laju|inflasi|kontribusi|capaian|realisasi|rasio/i;
/** Whether values in a unit are percentages. */
export const isPersen = (satuan: string | null): boolean => persen.test(satuan?.trim() ?? '');

/** Measured on a scale, never below 0. */
const scales = /^(indeks|skor|nilai|poin)$/i;
/** What is counted: whole numbers, whatever stands behind the first word. */
const counted =
  /^(orang|dokumen|laporan|unit|paket|kelompok|kasus|keluarga|balita|lembaga|sambungan|layanan|kegiatan|investor|pelaku|kali|desa|kelurahan|kecamatan|sekolah|siswa|guru|peserta|medali|proyek|akseptor|perusahaan|rumah|sistem|acara|sertifikat|objek|aplikasi|berita|destinasi|kejuaraan|kendaraan|berkas|perangkat|eksemplar|pernyataan|perda|rekomendasi|naskah|titik|lokasi|ruang|buah|set)\b/i;

/**
 * What is wrong with a value in its unit, in Indonesian; null when nothing is. Shares stay within 0–100 percent unless the
 * indicator measures a change; indexes are not negative; what is counted (orang, dokumen, unit…) is a whole number from 0,
 * unless it is a mean.
 */
export function measureProblem(
  { satuan, indikator, tipe_hitung }: { satuan: string; indikator: string; tipe_hitung?: TipeHitung },
  nilai: number | null,
): string | null {
  if (nilai === null) return null;
  const unit = satuan.trim();
  if (isPersen(unit)) {
    if (changes.test(indikator)) return null;
    return nilai < 0 || nilai > 100 ? 'Nilai dalam persen harus 0 sampai 100' : null;
  }
  if (scales.test(unit)) return nilai < 0 ? `Nilai dalam ${unit} tidak boleh kurang dari 0` : null;
  if (!counted.test(unit)) return null;
  if (nilai < 0) return `Jumlah ${unit} tidak boleh kurang dari 0`;
  return Number.isInteger(nilai) || tipe_hitung === 'rata_rata'
    ? null
    : `Jumlah ${unit} harus bilangan bulat`;
}

/** Decimals to which a mean of quarters is compared: people round it. */
const RATA_DIGITS = 2;

/** What the quarters make of the year when that differs from the year's own value; null when they agree or are empty. */
export function triwulanProblem(
  tipeHitung: TipeHitung,
  tahunan: number | null,
  triwulan: readonly (number | null)[],
): string | null {
  const ofQuarters = nilaiTahun(tipeHitung, triwulan);
  if (ofQuarters === null) return null;
  const digits = tipeHitung === 'rata_rata' ? RATA_DIGITS : MEASURE_DIGITS;
  if (tahunan !== null && round(tahunan, digits) === round(ofQuarters, digits)) return null;
  return `Nilai tahunan harus sama dengan ${tipeHitungNouns[tipeHitung]}, yaitu ${formatMeasure(ofQuarters)}`;
}
