import type { TingkatCapaian } from '@selaras/contracts';
import { sebutanTingkat } from '@selaras/domain';

interface TingkatWords {
  /** In a sentence. */
  readonly sebutan: string;
  /** Heads the column of code and name. */
  readonly nomenklatur: string;
}

/** What the levels are called on their pages. */
export const tingkatWords: Record<TingkatCapaian, TingkatWords> = {
  program: { sebutan: sebutanTingkat.program, nomenklatur: 'Program' },
  kegiatan: { sebutan: sebutanTingkat.kegiatan, nomenklatur: 'Kegiatan' },
  'sub-kegiatan': { sebutan: sebutanTingkat['sub-kegiatan'], nomenklatur: 'Sub kegiatan' },
  'langkah-aksi': { sebutan: sebutanTingkat['langkah-aksi'], nomenklatur: 'Sub kegiatan' },
};
