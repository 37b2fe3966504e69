import Fraction from 'fraction.js';

/** One answer of the scale; `nilai` is the share of a criterion's weight that it earns, in percent. */
export interface JawabanSkala {
  readonly kode: string;
  readonly nilai: number;
}

/** What a sub-component asks for: that something is there, is good, is used (domain §4). */
export const aspekLke = ['keberadaan', 'kualitas', 'pemanfaatan'] as const;
export type AspekLke = (typeof aspekLke)[number];

export interface KriteriaLke {
  readonly id: number;
}

export interface SubKomponenLke {
  readonly id: number;
  /** Points out of 100; its criteria share it evenly. */
  readonly bobot: number;
  readonly kriteria: readonly KriteriaLke[];
}

export interface KomponenLke {
  readonly id: number;
  /** Points out of 100. */
  readonly bobot: number;
  readonly subKomponen: readonly SubKomponenLke[];
}

/** The evaluation's instrument of a year: what may be answered, and the criteria with their weights (domain §4). */
export interface InstrumenLke {
  readonly skala: readonly JawabanSkala[];
  readonly komponen: readonly KomponenLke[];
}

/** What keeps an instrument from being used, at the part that is wrong. */
export interface CacatInstrumen {
  readonly bagian: 'instrumen' | 'komponen' | 'sub-komponen' | 'skala';
  /** Id of the part; null where it is the whole. */
  readonly id: number | null;
  readonly pesan: string;
}

const WHOLE = 100;

/** Weights as exact fractions: 9/11 and 15/14 have no finite decimals. */
export const sumOf = (weights: readonly (number | Fraction)[]): Fraction =>
  weights.reduce<Fraction>((sum, weight) => sum.add(weight), new Fraction(0));

/** Weight of every criterion of a sub-component: its own, shared evenly (domain §4). */
export const bobotKriteria = ({ bobot, kriteria }: SubKomponenLke): Fraction =>
  new Fraction(bobot).div(Math.max(1, kriteria.length));

/** What is wrong with an instrument; an empty list means that scores of it add up to 100 (domain §4). */
export function cacatInstrumen({ skala, komponen }: InstrumenLke): CacatInstrumen[] {
  const faults: CacatInstrumen[] = [];
  const total = sumOf(komponen.map(({ bobot }) => bobot));
  if (!total.equals(WHOLE)) {
    faults.push({
      bagian: 'instrumen',
      id: null,
      pesan: `Jumlah bobot komponen ${inWords(total)}, seharusnya ${WHOLE}`,
    });
  }
  for (const part of komponen) {
    const parts = sumOf(part.subKomponen.map(({ bobot }) => bobot));
    if (!parts.equals(part.bobot)) {
      faults.push({
        bagian: 'komponen',
        id: part.id,
        pesan: `Jumlah bobot sub-komponen ${inWords(parts)}, seharusnya ${inWords(new Fraction(part.bobot))}`,
      });
    }
    for (const { id, kriteria } of part.subKomponen) {
      if (kriteria.length === 0) {
        faults.push({ bagian: 'sub-komponen', id, pesan: 'Belum ada kriteria di bawahnya' });
      }
    }
  }
  return [...faults, ...cacatSkala(skala)];
}

function cacatSkala(skala: readonly JawabanSkala[]): CacatInstrumen[] {
  const fault = (pesan: string): CacatInstrumen => ({ bagian: 'skala', id: null, pesan });
  const nilai = skala.map((step) => step.nilai);
  const faults: CacatInstrumen[] = [];
  if (Math.max(0, ...nilai) !== WHOLE) faults.push(fault(`Jawaban tertinggi harus bernilai ${WHOLE}`));
  if (!nilai.includes(0)) faults.push(fault('Harus ada jawaban yang bernilai 0'));
  if (nilai.some((one) => one < 0)) faults.push(fault('Nilai jawaban tidak boleh negatif'));
  if (new Set(nilai).size < nilai.length) faults.push(fault('Dua jawaban bernilai sama'));
  if (new Set(skala.map(({ kode }) => kode)).size < skala.length)
    faults.push(fault('Dua jawaban berkode sama'));
  return faults;
}

const inWords = (weight: Fraction): string => weight.round(4).toString().replace('.', ',');
