/** Levels of the performance tree from top to bottom (spec 1 §1). Level number = position + 1. */
export const treeLevels = [
  'sasaran-strategis-rpjmd',
  'sasaran-strategis-pd',
  'kinerja-program',
  'kinerja-kegiatan',
  'kinerja-sub-kegiatan',
] as const;
export type TreeLevel = (typeof treeLevels)[number];
