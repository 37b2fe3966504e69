import { evaluateLke, type NilaiLke } from './evaluate-lke';
import type { InstrumenLke } from './instrumen/instrumen';

/** Answers by the criterion's id; a criterion that is missing has none. */
export type JawabanLke = ReadonlyMap<number, string>;

/**
 * Points of a worksheet: of each criterion its answer's share of its weight; without an answer none (domain §4). The
 * arithmetic is exact, so that the best answers everywhere give exactly 100.
 */
export function nilaiLke(instrumen: InstrumenLke, jawaban: JawabanLke): NilaiLke {
  const shares = new Map(instrumen.skala.map(({ kode, nilai }) => [kode, nilai]));
  const sums = instrumen.komponen.flatMap(({ subKomponen }) =>
    subKomponen.map(({ id, kriteria }) => {
      const given = kriteria.flatMap((one) => shares.get(jawaban.get(one.id) ?? '') ?? []);
      return [id, { jumlah: given.reduce((sum, nilai) => sum + nilai, 0), terjawab: given.length }] as const;
    }),
  );
  return evaluateLke(instrumen)(new Map(sums));
}
