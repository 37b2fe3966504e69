import type { TreeLevel } from '@selaras/contracts';

/** Levels of the tree in words. */
export const treeLevelWords: Readonly<Record<TreeLevel, string>> = {
  'sasaran-strategis-rpjmd': 'Sasaran strategis RPJMD',
  'sasaran-strategis-pd': 'Sasaran strategis PD',
  'kinerja-program': 'Kinerja program',
  'kinerja-kegiatan': 'Kinerja kegiatan',
  'kinerja-sub-kegiatan': 'Kinerja sub kegiatan',
};
