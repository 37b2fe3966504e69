import type { TingkatCapaian } from '@selaras/contracts';

interface TingkatWords {
  /** In a sentence. */
  readonly sebutan: string;
  /** Heads the column of code and name. */
  readonly nomenklatur: string;
}

/** What the levels are called on their pages. */
export const tingkatWords: Record<TingkatCapaian, TingkatWords> = {
  program: { sebutan: 'kinerja program', nomenklatur: 'Program' },
  kegiatan: { sebutan: 'kinerja kegiatan', nomenklatur: 'Kegiatan' },
  'sub-kegiatan': { sebutan: 'kinerja sub kegiatan', nomenklatur: 'Sub kegiatan' },
  'langkah-aksi': { sebutan: 'langkah aksi', nomenklatur: 'Sub kegiatan' },
};
