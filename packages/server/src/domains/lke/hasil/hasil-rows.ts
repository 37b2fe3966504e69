import type { LkeHasilRow, LkeInstrumen } from '@selaras/contracts';
import {
  type HasilLke,
  hasilBerlaku,
  hitungLke,
  type JumlahLke,
  type NilaiLke,
  peringkatLke,
  predikatLke,
} from '@selaras/domain';
import type { StoredHasil, StoredJumlah } from './hasil-repository';

/** The kinds of points that come out of a worksheet's answers. */
export type DariLembar = Exclude<HasilLke, 'pleno'>;

/** A unit's result with all its points. */
export interface Hasil {
  readonly stored: StoredHasil;
  /** Which points count now. */
  readonly hasil: HasilLke | null;
  readonly nilai: number | null;
  readonly lembar: Readonly<Record<DariLembar, NilaiLke>>;
  /** The plenary's points by component, in the instrument's order; null before there are any. */
  readonly pleno: readonly number[] | null;
  readonly peringkat: number | null;
}

const sumsOf = (rows: readonly StoredJumlah[], name: DariLembar): Map<number, JumlahLke> =>
  new Map(rows.map((row) => [row.sub_komponen_id, { jumlah: row[name], terjawab: row[`${name}_terjawab`] }]));

const CENTS = 100;
/** Points with two decimals, added up without leaving a trace of their binary form. */
const totalOf = (points: readonly number[]): number =>
  points.reduce((sum, one) => sum + Math.round(one * CENTS), 0) / CENTS;

/** Points of units of one instrument, each kind by itself, with their places. */
export function hasilRows(instrumen: LkeInstrumen, rows: readonly StoredHasil[]): Hasil[] {
  const hitung = hitungLke(instrumen);
  const counted = rows.map((stored) => {
    const hasil = hasilBerlaku(stored.keadaan);
    const lembar = {
      mandiri: hitung(sumsOf(stored.jumlah, 'mandiri')),
      pertama: hitung(sumsOf(stored.jumlah, 'pertama')),
      kedua: hitung(sumsOf(stored.jumlah, 'kedua')),
    };
    const pleno = plenoOf(instrumen, stored);
    const nilai = hasil === null ? null : hasil === 'pleno' ? pleno && totalOf(pleno) : lembar[hasil].nilai;
    return { stored, hasil, nilai, lembar, pleno };
  });
  const places = peringkatLke(counted);
  return counted.map((row, at) => ({ ...row, peringkat: places[at] ?? null }));
}

function plenoOf({ komponen }: LkeInstrumen, { pleno }: StoredHasil): readonly number[] | null {
  if (pleno.length === 0) return null;
  const points = new Map(pleno.map(({ komponen_id, nilai }) => [komponen_id, nilai]));
  return komponen.map(({ id }) => points.get(id) ?? 0);
}

/** Points of one kind as they are answered. */
export function kolomOf({ lembar, pleno }: Hasil, hasil: HasilLke): LkeHasilRow['mandiri'] {
  if (hasil === 'pleno') {
    return pleno && { nilai: totalOf(pleno), komponen: [...pleno], terjawab: lembar.kedua.terjawab };
  }
  const { nilai, komponen, terjawab } = lembar[hasil];
  return { nilai, komponen: komponen.map((part) => part.nilai), terjawab };
}

/** The predicate of the points that count. */
export const predikatOf = (nilai: number | null) => predikatLke(nilai)?.kode ?? null;
