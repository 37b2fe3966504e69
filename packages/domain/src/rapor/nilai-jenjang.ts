import { round } from '../numbers/round';
import { sharedPlaces } from '../numbers/shared-places';

/** Classes of a key indicator by the outcome that it measures, the furthest first (domain §3). */
export const jenjangKinerja = ['ultimate', 'intermediate', 'immediate', 'output'] as const;
export type JenjangKinerja = (typeof jenjangKinerja)[number];

interface JenjangWords {
  readonly nama: string;
  /** Points of an indicator of this class. */
  readonly nilai: number;
  /** What an indicator of this class measures. */
  readonly uraian: string;
}

/** Name, points and meaning of each class. */
export const jenjangKinerjaWords: Readonly<Record<JenjangKinerja, JenjangWords>> = {
  ultimate: { nama: 'Ultimate', nilai: 100, uraian: 'dampak akhir bagi masyarakat' },
  intermediate: { nama: 'Intermediate', nilai: 90, uraian: 'perubahan keadaan atau perilaku' },
  immediate: { nama: 'Immediate', nilai: 80, uraian: 'hasil langsung dari keluaran' },
  output: { nama: 'Output', nilai: 60, uraian: 'barang atau jasa yang dihasilkan' },
};

/** Points of a class; null without one. */
export const nilaiJenjang = (jenjang: JenjangKinerja | null): number | null =>
  jenjang === null ? null : jenjangKinerjaWords[jenjang].nilai;

/** How the key indicators of a unit are classed. */
export interface RingkasanJenjang {
  /** Key indicators of the unit. */
  readonly jumlah: number;
  /** Those with a class. */
  readonly dinilai: number;
  /** Mean points of those with a class, to a hundredth; null while there are none. */
  readonly rata_rata: number | null;
  /** How many stand in each class. */
  readonly kelas: Readonly<Record<JenjangKinerja, number>>;
}

/** Counts and mean of a unit's classes; null stands for an indicator without one. */
export function summarizeJenjang(classes: readonly (JenjangKinerja | null)[]): RingkasanJenjang {
  const counted = (jenjang: JenjangKinerja) => classes.filter((one) => one === jenjang).length;
  return ringkasanOf(classes.length, {
    ultimate: counted('ultimate'),
    intermediate: counted('intermediate'),
    immediate: counted('immediate'),
    output: counted('output'),
  });
}

/** Counts and mean over the indicators of several units, each indicator counting once. */
export function jumlahJenjang(
  units: readonly Pick<RingkasanJenjang, 'jumlah' | 'kelas'>[],
): RingkasanJenjang {
  const sum = (value: (unit: (typeof units)[number]) => number) =>
    units.reduce((total, unit) => total + value(unit), 0);
  return ringkasanOf(
    sum(({ jumlah }) => jumlah),
    {
      ultimate: sum(({ kelas }) => kelas.ultimate),
      intermediate: sum(({ kelas }) => kelas.intermediate),
      immediate: sum(({ kelas }) => kelas.immediate),
      output: sum(({ kelas }) => kelas.output),
    },
  );
}

function ringkasanOf(jumlah: number, kelas: RingkasanJenjang['kelas']): RingkasanJenjang {
  const dinilai = jenjangKinerja.reduce((sum, jenjang) => sum + kelas[jenjang], 0);
  const total = jenjangKinerja.reduce(
    (sum, jenjang) => sum + kelas[jenjang] * jenjangKinerjaWords[jenjang].nilai,
    0,
  );
  return {
    jumlah,
    dinilai,
    rata_rata: dinilai === 0 ? null : round(total / dinilai),
    kelas,
  };
}

/**
 * Units by their mean with its place: the highest first, ties share a place and stand as they were given; units without
 * a class have none and stand last.
 */
export function rankJenjang<Unit extends Pick<RingkasanJenjang, 'rata_rata'>>(
  units: readonly Unit[],
): (Unit & { readonly peringkat: number | null })[] {
  const places = sharedPlaces(units.map(({ rata_rata }) => rata_rata));
  return units
    .map((unit, at) => ({ ...unit, peringkat: places[at] ?? null }))
    .sort((a, b) => (a.peringkat ?? Number.MAX_SAFE_INTEGER) - (b.peringkat ?? Number.MAX_SAFE_INTEGER));
}
