/** Predicates from the best down, each of the points above its bound; an upper bound belongs to the lower one (domain §4). */
export const predikatLkeSteps = [
  { kode: 'AA', above: 90, label: 'Sangat Memuaskan' },
  { kode: 'A', above: 80, label: 'Memuaskan' },
  { kode: 'BB', above: 70, label: 'Sangat Baik' },
  { kode: 'B', above: 60, label: 'Baik' },
  { kode: 'CC', above: 50, label: 'Cukup (Memadai)' },
  { kode: 'C', above: 30, label: 'Kurang' },
  { kode: 'D', above: Number.NEGATIVE_INFINITY, label: 'Sangat Kurang' },
] as const;

export type PredikatLke = (typeof predikatLkeSteps)[number];

/** The predicate of a worksheet's points (0–100, as they are shown); null while there are none (domain §4). */
export function predikatLke(nilai: number | null): PredikatLke | null {
  if (nilai === null) return null;
  return predikatLkeSteps.find(({ above }) => nilai > above) ?? null;
}
