import type { LkeBaris, LkeInstrumen, LkePleno } from '@selaras/contracts';
import { type NilaiLke, nilaiBerlaku, nilaiLke, type PredikatLke, predikatLke, round } from '@selaras/domain';

/** A component with its points of every stage. */
export interface BarisPleno {
  readonly id: number;
  readonly nama: string;
  readonly bobot: number;
  readonly mandiri: number;
  readonly pertama: number;
  readonly kedua: number;
  readonly pleno: LkePleno | null;
}

const points = (
  instrumen: LkeInstrumen,
  baris: readonly LkeBaris[],
  pick: (row: LkeBaris) => string | null,
) =>
  nilaiLke(
    instrumen,
    new Map(
      baris.flatMap((row) => {
        const kode = pick(row);
        return kode === null ? [] : [[row.kriteria_id, kode] as const];
      }),
    ),
  );

const of = ({ komponen }: NilaiLke, id: number) => komponen.find((one) => one.id === id)?.nilai ?? 0;

/** Points of every component with their totals: the unit's own, both evaluations, the plenary's. */
export interface LembarPleno {
  readonly baris: readonly BarisPleno[];
  /** Rounded once, from exact points: not the sum of rounded components (ADR 71). */
  readonly jumlah: Readonly<Record<'mandiri' | 'pertama' | 'kedua', Jumlah>>;
}

interface Jumlah {
  readonly nilai: number;
  readonly predikat: PredikatLke | null;
}

const jumlahOf = (nilai: number): Jumlah => ({ nilai, predikat: predikatLke(nilai) });

export function lembarPleno(
  instrumen: LkeInstrumen,
  baris: readonly LkeBaris[],
  pleno: readonly LkePleno[],
): LembarPleno {
  const mandiri = points(instrumen, baris, ({ tahap_1 }) => tahap_1.jawaban);
  const pertama = points(instrumen, baris, ({ tahap_1 }) => tahap_1.nilai);
  const kedua = points(instrumen, baris, nilaiBerlaku);
  const rows = instrumen.komponen.map(({ id, nomor, nama, bobot }) => ({
    id,
    nama: `${nomor}. ${nama}`,
    bobot,
    mandiri: of(mandiri, id),
    pertama: of(pertama, id),
    kedua: of(kedua, id),
    pleno: pleno.find(({ komponen_id }) => komponen_id === id) ?? null,
  }));
  return {
    baris: rows,
    jumlah: {
      mandiri: jumlahOf(mandiri.nilai),
      pertama: jumlahOf(pertama.nilai),
      kedua: jumlahOf(kedua.nilai),
    },
  };
}

/** The plenary's total: it decides components to a hundredth, and those are added up. */
export const jumlahPleno = (values: readonly number[]): Jumlah =>
  jumlahOf(
    round(
      values.reduce((sum, value) => sum + value, 0),
      2,
    ),
  );
