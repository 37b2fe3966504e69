/** One step of a scale: the label of every achievement above `above` that no higher step takes. */
interface ScaleStep {
  readonly above: number;
  readonly label: string;
}

const steps = (...labels: readonly [string, string, string, string, string]): readonly ScaleStep[] =>
  [90, 75, 65, 50, Number.NEGATIVE_INFINITY].map((above, index) => ({ above, label: labels[index] ?? '' }));

/**
 * Scales of achievement (domain §3): the intervals ≥91, 76–90, 66–75, 51–65, ≤50, without gaps between whole numbers.
 * `permendagri86` has the labels of Permendagri 86/2017, `laporan` those used in performance reports.
 */
export const capaianScales = {
  permendagri86: steps('Sangat Tinggi', 'Tinggi', 'Sedang', 'Rendah', 'Sangat Rendah'),
  laporan: steps('Sangat Baik', 'Baik', 'Cukup', 'Kurang', 'Sangat Kurang'),
} as const;

export type CapaianScale = keyof typeof capaianScales;

/** The word for an achievement in percent; null when there is none (domain §3). */
export function predikatCapaian(
  capaian: number | null,
  scale: CapaianScale = 'permendagri86',
): string | null {
  if (capaian === null) return null;
  return capaianScales[scale].find((step) => capaian > step.above)?.label ?? null;
}
