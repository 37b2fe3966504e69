import type { LkeHasilRow } from '@selaras/contracts';
import { type HasilLke, hasilBerlaku, peringkatLke, predikatLke } from '@selaras/domain';
import type { IsiLembar } from './fill-lembar';
import type { StoredHasil } from './hasil-repository';

/** A unit's result with all its points. */
export interface Hasil {
  readonly stored: StoredHasil;
  /** null: there is no worksheet. */
  readonly isi: IsiLembar | null;
  /** Which points count now. */
  readonly hasil: HasilLke | null;
  readonly nilai: number | null;
  readonly peringkat: number | null;
}

const CENTS = 100;
/** Points with two decimals, added up without leaving a trace of their binary form. */
const totalOf = (points: NonNullable<IsiLembar['pleno']>): number =>
  points.reduce((sum, { nilai }) => sum + Math.round(nilai * CENTS), 0) / CENTS;

type Counted = Pick<Hasil, 'isi' | 'hasil' | 'nilai'>;

/** What counts of worksheets in their states. */
function countedOf(
  lembar: ReadonlyMap<number, IsiLembar>,
  { penilaian_id, keadaan }: Pick<StoredHasil, 'penilaian_id' | 'keadaan'>,
): Counted {
  const isi = (penilaian_id === null ? null : lembar.get(penilaian_id)) ?? null;
  const hasil = hasilBerlaku(keadaan);
  if (isi === null || hasil === null) return { isi, hasil, nilai: null };
  const nilai = hasil === 'pleno' ? isi.pleno && totalOf(isi.pleno) : isi.lembar[hasil].nilai;
  return { isi, hasil, nilai };
}

/** Points of units of one year, each kind by itself, with their places among each other. */
export function hasilRows(lembar: ReadonlyMap<number, IsiLembar>, rows: readonly StoredHasil[]): Hasil[] {
  const counted = rows.map((stored) => ({ stored, ...countedOf(lembar, stored) }));
  const places = peringkatLke(counted);
  return counted.map((row, at) => ({ ...row, peringkat: places[at] ?? null }));
}

/** One unit's points, with its place among all worksheets of its year. */
export function hasilOf(
  lembar: ReadonlyMap<number, IsiLembar>,
  stored: StoredHasil,
  all: readonly Pick<StoredHasil, 'penilaian_id' | 'keadaan'>[],
): Hasil {
  const places = peringkatLke(all.map((one) => countedOf(lembar, one)));
  const at = all.findIndex(({ penilaian_id }) => penilaian_id === stored.penilaian_id);
  return { stored, ...countedOf(lembar, stored), peringkat: places[at] ?? null };
}

/** Points of one kind as they are answered. */
export function kolomOf({ isi }: Pick<Hasil, 'isi'>, hasil: HasilLke): LkeHasilRow['mandiri'] {
  if (isi === null) return null;
  const { lembar, pleno } = isi;
  if (hasil === 'pleno') {
    return (
      pleno && {
        nilai: totalOf(pleno),
        komponen: pleno.map(({ nilai }) => nilai),
        terjawab: lembar.kedua.terjawab,
        kriteria: lembar.kedua.kriteria,
      }
    );
  }
  const { nilai, komponen, terjawab, kriteria } = lembar[hasil];
  return { nilai, komponen: komponen.map((part) => part.nilai), terjawab, kriteria };
}

/** The predicate of the points that count. */
export const predikatOf = (nilai: number | null) => predikatLke(nilai)?.kode ?? null;
