import type { LkeBaris, LkeInstrumen } from '@selaras/contracts';
import { kekuranganBaris } from '@selaras/domain';

export type Tahap = 1 | 2;

/** A criterion with what the worksheet says of it. */
export interface KriteriaBaris {
  readonly id: number;
  /** `1.a.3`. */
  readonly nomor: string;
  readonly uraian: string;
  readonly komponen: string;
  readonly subKomponen: string;
  readonly baris: LkeBaris;
}

/** Criteria of a worksheet in the order of its instrument. */
export function kriteriaOf(
  { komponen }: Pick<LkeInstrumen, 'komponen'>,
  baris: readonly LkeBaris[],
): KriteriaBaris[] {
  const rows = new Map(baris.map((row) => [row.kriteria_id, row]));
  return komponen.flatMap((part) =>
    part.subKomponen.flatMap((sub) =>
      sub.kriteria.flatMap(({ id, nomor, uraian }) => {
        const row = rows.get(id);
        return row === undefined
          ? []
          : {
              id,
              nomor: `${sub.nomor}.${nomor}`,
              uraian,
              komponen: `${part.nomor}. ${part.nama}`,
              subKomponen: `${sub.nomor} ${sub.nama}`,
              baris: row,
            };
      }),
    ),
  );
}

/** Whether the round still needs a score of it. */
export const belumDinilai = (
  instrumen: Pick<LkeInstrumen, 'skala'>,
  tahap: Tahap,
  { baris }: Pick<KriteriaBaris, 'baris'>,
): boolean =>
  kekuranganBaris(tahap === 1 ? 'tutup-penilaian' : 'tutup-penilaian-2', instrumen, baris) !== null;

/**
 * What a round is about, in the order in which it is looked at: the first has every criterion; in the second what was
 * sent back comes first, of that what has new evidence, then what was answered in words, then what did not change.
 */
export function urutanTahap(tahap: Tahap, rows: readonly KriteriaBaris[]): KriteriaBaris[] {
  if (tahap === 1) return [...rows];
  const rank = ({ baris }: KriteriaBaris) => {
    if (!baris.perbaikan) return 3;
    if (baris.jumlah_bukti.tahap_2 > 0) return 0;
    return baris.tahap_2.uraian === null ? 2 : 1;
  };
  return [...rows].sort((a, b) => rank(a) - rank(b));
}

/** The next criterion without a score, after this one and then from the beginning; undefined when there is none. */
export function berikutnya(
  rows: readonly KriteriaBaris[],
  current: number,
  step: 1 | -1,
  lacks: (row: KriteriaBaris) => boolean,
): KriteriaBaris | undefined {
  const at = rows.findIndex(({ id }) => id === current);
  const around = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
  return (step === 1 ? around : around.reverse()).find(lacks);
}

/** How far the evaluator is from what the unit says of itself, in steps of the scale; null while one of them is missing. */
export function selisihLangkah(
  { skala }: Pick<LkeInstrumen, 'skala'>,
  tahap: Tahap,
  { tahap_1, tahap_2 }: Pick<LkeBaris, 'tahap_1' | 'tahap_2'>,
): number | null {
  const at = (kode: string | null) => skala.findIndex((step) => step.kode === kode);
  const own = at(tahap_1.jawaban);
  const given = at(tahap === 2 ? (tahap_2.nilai ?? tahap_1.nilai) : tahap_1.nilai);
  return own < 0 || given < 0 ? null : own - given;
}
