/** Steps of every scale, from the best down; they name a predicate in addresses and filters. */
export const kodePredikat = ['sangat-tinggi', 'tinggi', 'sedang', 'rendah', 'sangat-rendah'] as const;
export type KodePredikat = (typeof kodePredikat)[number];

/** One step of a scale: the label of every achievement above `above` that no higher step takes. */
interface ScaleStep {
  readonly kode: KodePredikat;
  readonly above: number;
  readonly label: string;
}

const bounds: Record<KodePredikat, number> = {
  'sangat-tinggi': 90,
  tinggi: 75,
  sedang: 65,
  rendah: 50,
  'sangat-rendah': Number.NEGATIVE_INFINITY,
};

const steps = (...labels: readonly [string, string, string, string, string]): readonly ScaleStep[] =>
  kodePredikat.map((kode, index) => ({ kode, above: bounds[kode], label: labels[index] ?? '' }));

/**
 * Scales of achievement (domain §3): the intervals ≥91, 76–90, 66–75, 51–65, ≤50, without gaps between whole numbers.
 * `permendagri86` has the labels of Permendagri 86/2017, `laporan` those used in performance reports.
 */
export const capaianScales = {
  permendagri86: steps('Sangat Tinggi', 'Tinggi', 'Sedang', 'Rendah', 'Sangat Rendah'),
  laporan: steps('Sangat Baik', 'Baik', 'Cukup', 'Kurang', 'Sangat Kurang'),
} as const;

export type CapaianScale = keyof typeof capaianScales;

/** The step that an achievement in percent stands on; null when there is none (domain §3). */
export function kodePredikatOf(capaian: number | null): KodePredikat | null {
  if (capaian === null) return null;
  return kodePredikat.find((kode) => capaian > bounds[kode]) ?? null;
}

/** The word for an achievement in percent; null when there is none (domain §3). */
export function predikatCapaian(
  capaian: number | null,
  scale: CapaianScale = 'permendagri86',
): string | null {
  const kode = kodePredikatOf(capaian);
  return capaianScales[scale].find((step) => step.kode === kode)?.label ?? null;
}

/** Achievements of a step: above `above`, and not above `upTo`; null where the scale is open. */
export function rentangPredikat(kode: KodePredikat): {
  readonly above: number | null;
  readonly upTo: number | null;
} {
  const higher = kodePredikat[kodePredikat.indexOf(kode) - 1];
  const above = bounds[kode];
  return {
    above: Number.isFinite(above) ? above : null,
    upTo: higher === undefined ? null : bounds[higher],
  };
}
