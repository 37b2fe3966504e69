import type { LkeBaris, LkeInstrumen, LkePleno } from '@selaras/contracts';
import { type NilaiLke, nilaiBerlaku, nilaiLke, predikatLke, round } from '@selaras/domain';

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

/** Points of every component: the unit's own, both evaluations, the plenary's. */
export function barisPleno(
  instrumen: LkeInstrumen,
  baris: readonly LkeBaris[],
  pleno: readonly LkePleno[],
): BarisPleno[] {
  const mandiri = points(instrumen, baris, ({ tahap_1 }) => tahap_1.jawaban);
  const pertama = points(instrumen, baris, ({ tahap_1 }) => tahap_1.nilai);
  const kedua = points(instrumen, baris, nilaiBerlaku);
  return instrumen.komponen.map(({ id, nomor, nama, bobot }) => ({
    id,
    nama: `${nomor}. ${nama}`,
    bobot,
    mandiri: of(mandiri, id),
    pertama: of(pertama, id),
    kedua: of(kedua, id),
    pleno: pleno.find(({ komponen_id }) => komponen_id === id) ?? null,
  }));
}

/** The sum of a stage and its predicate. */
export function jumlahTahap(values: readonly number[]) {
  const nilai = round(
    values.reduce((sum, value) => sum + value, 0),
    2,
  );
  return { nilai, predikat: predikatLke(nilai) };
}
