import type { LkeInstrumen } from '@selaras/contracts';
import type { Random } from '../../../kit/seed/random';
import { catatan, tanggapan, uraian } from './kalimat';

type SubKomponen = LkeInstrumen['komponen'][number]['subKomponen'][number];
type Skala = LkeInstrumen['skala'];

/** A criterion's way through both rounds. */
export interface Perjalanan {
  readonly jawaban: string;
  readonly uraian: string;
  readonly nilai_1: string;
  readonly catatan: string | null;
  readonly rekomendasi: string | null;
  /** Only where the first score had a note. */
  readonly tanggapan: string | null;
  readonly nilai_2: string | null;
}

/** Whether the second score found repaired what the first one noted. */
export const isDiperbaiki = ({ nilai_1, nilai_2 }: Perjalanan): boolean =>
  nilai_2 !== null && nilai_2 !== nilai_1;

/** One step better or worse on a scale that runs from the best answer to the worst; the ends stay. */
const shifted = (skala: Skala, kode: string, by: number): string => {
  const at = skala.findIndex((step) => step.kode === kode);
  return skala[Math.min(Math.max(at + by, 0), skala.length - 1)]?.kode ?? kode;
};

const nearest = (skala: Skala, nilai: number): string =>
  skala.reduce((best, step) => (Math.abs(step.nilai - nilai) < Math.abs(best.nilai - nilai) ? step : best))
    .kode;

/** How a unit of this level, in points of 100, fares with one criterion. */
export function perjalananOf(
  random: Random,
  skala: Skala,
  { aspek }: SubKomponen,
  tingkat: number,
): Perjalanan {
  const kind = aspek ?? 'kualitas';
  const akhir = nearest(skala, tingkat + random.between(-12, 12));
  const jawaban = random.chance(0.4) ? shifted(skala, akhir, -1) : akhir;
  const noted = akhir !== skala[0]?.kode && random.chance(0.3);
  const own = { jawaban, uraian: random.pick(uraian[kind]) };
  if (!noted) {
    return { ...own, nilai_1: akhir, catatan: null, rekomendasi: null, tanggapan: null, nilai_2: null };
  }
  const [note, rekomendasi] = random.pick(catatan[kind]);
  const improved = random.chance(0.6);
  return {
    ...own,
    nilai_1: improved ? shifted(skala, akhir, 1) : akhir,
    catatan: note,
    rekomendasi,
    tanggapan: random.pick(tanggapan),
    nilai_2: akhir,
  };
}
