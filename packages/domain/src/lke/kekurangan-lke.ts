import type { LangkahLke } from './alur-lke';
import type { InstrumenLke } from './instrumen/instrumen';

/** One round of a criterion, as far as the rules look at it. */
interface TahapLke {
  readonly uraian: string | null;
  readonly nilai: string | null;
}

/** A criterion of a worksheet, as far as the rules look at it. */
export interface BarisLke {
  readonly kriteria_id: number;
  readonly tahap_1: TahapLke & { readonly jawaban: string | null };
  readonly tahap_2: TahapLke;
  /** Whether the unit is asked to repair it. */
  readonly perbaikan: boolean;
  readonly jumlah_bukti: { readonly tahap_1: number; readonly tahap_2: number };
}

/** What keeps a step from being taken, in words for people. */
export const kekuranganLkeWords = {
  'belum-dijawab': 'Belum dijawab',
  'tanpa-bukti': 'Jawaban ini memerlukan eviden',
  'belum-dinilai': 'Belum dinilai',
  'belum-ditanggapi': 'Belum ada tanggapan atau eviden baru',
} as const;
export type KekuranganLke = keyof typeof kekuranganLkeWords;

/**
 * Whether a criterion goes into the repair round: what the evaluator said, else every score below the best one that has
 * a note (domain §4).
 */
export function isPerbaikan(
  { skala }: Pick<InstrumenLke, 'skala'>,
  tahap: { nilai: string | null; catatan: string | null; perlu_perbaikan: boolean | null },
): boolean {
  if (tahap.perlu_perbaikan !== null) return tahap.perlu_perbaikan;
  const points = pointsOf(skala, tahap.nilai);
  return points !== null && points < Math.max(...skala.map(({ nilai }) => nilai)) && tahap.catatan !== null;
}

/** The score that counts: of the second round where there is one, else of the first. */
export const nilaiBerlaku = ({ tahap_1, tahap_2 }: Pick<BarisLke, 'tahap_1' | 'tahap_2'>): string | null =>
  tahap_2.nilai ?? tahap_1.nilai;

/**
 * What a criterion still lacks before a step may be taken; null: nothing. An answer above the lowest needs evidence, every
 * criterion a score, every one that is to be repaired a reply or new evidence, and a second score (domain §4).
 */
export function kekuranganBaris(
  langkah: LangkahLke,
  { skala }: Pick<InstrumenLke, 'skala'>,
  { tahap_1, tahap_2, perbaikan, jumlah_bukti }: BarisLke,
): KekuranganLke | null {
  switch (langkah) {
    case 'ajukan': {
      const points = pointsOf(skala, tahap_1.jawaban);
      if (points === null) return 'belum-dijawab';
      return points > 0 && jumlah_bukti.tahap_1 === 0 ? 'tanpa-bukti' : null;
    }
    case 'tutup-penilaian':
      return tahap_1.nilai === null ? 'belum-dinilai' : null;
    case 'ajukan-perbaikan':
      return perbaikan && tahap_2.uraian === null && jumlah_bukti.tahap_2 === 0 ? 'belum-ditanggapi' : null;
    case 'tutup-penilaian-2':
      return perbaikan && tahap_2.nilai === null ? 'belum-dinilai' : null;
    default:
      return null;
  }
}

/** All criteria that still lack something before a step, in the order of the worksheet. */
export const kekuranganLke = (
  langkah: LangkahLke,
  instrumen: Pick<InstrumenLke, 'skala'>,
  baris: readonly BarisLke[],
): { kriteria_id: number; kekurangan: KekuranganLke }[] =>
  baris.flatMap((row) => {
    const kekurangan = kekuranganBaris(langkah, instrumen, row);
    return kekurangan === null ? [] : [{ kriteria_id: row.kriteria_id, kekurangan }];
  });

const pointsOf = (skala: InstrumenLke['skala'], kode: string | null): number | null =>
  skala.find((step) => step.kode === kode)?.nilai ?? null;
