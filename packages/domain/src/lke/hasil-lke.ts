import { sharedPlaces } from '../numbers/shared-places';
import { type KeadaanLke, keadaanLke } from './alur-lke';

/** Kinds of points that a unit can have, each decided later than the one before it (domain §4). */
export const hasilLke = ['mandiri', 'pertama', 'kedua', 'pleno'] as const;
export type HasilLke = (typeof hasilLke)[number];

/** What people read for a kind of points. */
export const hasilLkeWords: Readonly<Record<HasilLke, string>> = {
  mandiri: 'Mandiri',
  pertama: 'Penilaian 1',
  kedua: 'Penilaian 2',
  pleno: 'Pleno',
};

/** From which state on a kind of points is settled: handed in, closed, or decided. */
const settledFrom: Readonly<Record<HasilLke, KeadaanLke>> = {
  mandiri: 'diajukan',
  pertama: 'selesai_1',
  kedua: 'selesai_2',
  pleno: 'final',
};

/** From which state on a kind of points is in the making, before it is settled. */
const begunFrom: Readonly<Record<HasilLke, KeadaanLke>> = {
  mandiri: 'draft',
  pertama: 'dinilai_1',
  kedua: 'dinilai_2',
  pleno: 'pleno',
};

const reached = (keadaan: KeadaanLke | null, bound: KeadaanLke): boolean =>
  keadaan !== null && keadaanLke.indexOf(keadaan) >= keadaanLke.indexOf(bound);

/** Whether these points are settled in this state; null: there is no worksheet. */
export const isHasilTetap = (hasil: HasilLke, keadaan: KeadaanLke | null): boolean =>
  reached(keadaan, settledFrom[hasil]);

/** Whether there are such points at all, settled or in the making. */
export const isHasilDimulai = (hasil: HasilLke, keadaan: KeadaanLke | null): boolean =>
  reached(keadaan, begunFrom[hasil]);

/** Which points count now: the latest that are settled; null while none are. */
export const hasilBerlaku = (keadaan: KeadaanLke | null): HasilLke | null =>
  hasilLke.findLast((hasil) => isHasilTetap(hasil, keadaan)) ?? null;

/**
 * Why points are no result yet, for whoever reads them; null: they are settled. What is half filled in is compared with
 * nothing.
 */
export function belumSelesaiLke(
  hasil: HasilLke,
  keadaan: KeadaanLke | null,
  { terjawab, kriteria }: { readonly terjawab: number; readonly kriteria: number },
): string | null {
  if (isHasilTetap(hasil, keadaan)) return null;
  if (hasil === 'kedua') return 'belum selesai, yang belum dinilai ulang memakai nilai penilaian 1';
  if (hasil === 'pleno') return 'belum selesai';
  const filled = `${terjawab} dari ${kriteria} kriteria terisi`;
  if (terjawab < kriteria) return `belum selesai, ${filled}`;
  return `${hasil === 'mandiri' ? 'belum diajukan' : 'belum ditutup'}, ${filled}`;
}

interface Diperingkat {
  readonly hasil: HasilLke | null;
  readonly nilai: number | null;
}

/**
 * Places by points, the best first, in the order of the rows. Only results of one kind are compared, ties share a place
 * and the next one is left out (1, 2, 2, 4); null: there are no points to compare.
 */
export function peringkatLke(rows: readonly Diperingkat[]): (number | null)[] {
  const places = new Map(
    hasilLke.map((kind) => [
      kind,
      sharedPlaces(rows.map(({ hasil, nilai }) => (hasil === kind ? nilai : null))),
    ]),
  );
  return rows.map(({ hasil }, at) => (hasil === null ? null : (places.get(hasil)?.[at] ?? null)));
}
