import { z } from 'zod';
import { defineCall } from '../call';
import { treeLevels } from '../tree-level';
import { searchRoutes } from './search-routes';

/** Results that one search answers at most; more words narrow it down. */
export const SEARCH_LIMIT = 20;
/** Characters that a search needs at least. */
export const SEARCH_MIN = 2;

const indikatorHitSchema = z.object({
  level: z.enum(treeLevels),
  id: z.number(),
  indikator: z.string(),
  sasaran: z.string(),
  /** Unit in whose tree the indicator stands. */
  satuan_kerja: z.object({
    satuan_kerja_id: z.number(),
    satuan_kerja_nama: z.string(),
    singkatan: z.string().nullable(),
  }),
});
export type IndikatorHit = z.infer<typeof indikatorHitSchema>;

export const searchIndikatorCall = defineCall(searchRoutes.searchIndikator, {
  summary: 'Indikator yang memuat semua kata, menurut awal kata; dari semua tingkat yang boleh dilihat',
  query: z.object({ q: z.string().trim().min(SEARCH_MIN).max(100) }),
  answer: z.array(indikatorHitSchema),
});
