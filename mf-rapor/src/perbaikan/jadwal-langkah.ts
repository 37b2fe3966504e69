import type { LangkahPerbaikanRow } from '@selaras/contracts';
import { allTriwulan, formatMeasure, triwulanWord } from '@selaras/domain';

/**
 * What a repair step is to reach in which quarter, and what came of it: "TW 3: 8 dari 10". Quarters in which nothing is
 * planned and nothing was done are left out.
 */
export const jadwalLangkah = ({
  target,
  realisasi,
}: Pick<LangkahPerbaikanRow, 'target' | 'realisasi'>): string =>
  allTriwulan
    .flatMap((tw) => {
      const planned = target[tw - 1] ?? null;
      const done = realisasi[tw - 1] ?? null;
      if (!planned && !done) return [];
      return [
        `${triwulanWord(tw).replace(' ', '\u00a0')}: ${done === null ? 'belum diisi' : formatMeasure(done)} dari ${formatMeasure(planned)}`,
      ];
    })
    .join('; ');
