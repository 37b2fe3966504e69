import { z } from 'zod';
import { defineCall } from '../call';
import { treeLevels } from '../tree-level';
import { tujuanSchema } from './hari-ini';
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

/** Kinds of what the public search finds, in the order in which they are told. */
export const jenisTemuan = ['indikator', 'kinerja', 'perangkat-daerah', 'inovasi', 'dokumen'] as const;
export type JenisTemuan = (typeof jenisTemuan)[number];

/** Results of one kind that a public search tells at most. */
export const TEMUAN_LIMIT = 6;

const temuanSchema = z.object({
  judul: z.string(),
  /** Whose it is, and what came of it, in words. */
  keterangan: z.string(),
  /** Percent of what was promised; null: not known, or nothing that is measured. */
  capaian: z.number().nullable(),
  tujuan: tujuanSchema,
});
export type Temuan = z.infer<typeof temuanSchema>;

const kelompokTemuanSchema = z.object({
  jenis: z.enum(jenisTemuan),
  /** Those that fit best first. */
  temuan: z.array(temuanSchema),
  /** More of the kind were found than are told. */
  lebih: z.boolean(),
});
export type KelompokTemuan = z.infer<typeof kelompokTemuanSchema>;

export const publicSearchCall = defineCall(searchRoutes.publicSearch, {
  summary:
    'Semua yang terbuka untuk umum dan memuat kata ini atau padanannya: indikator semua tingkat, perangkat daerah, inovasi, dokumen',
  query: z.object({ q: z.string().trim().min(SEARCH_MIN).max(100) }),
  answer: z.object({ data: z.array(kelompokTemuanSchema) }),
});
