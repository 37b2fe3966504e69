import { keadaanCapaian, tingkatIku } from '@selaras/domain';
import { z } from 'zod';
import { ikuCardSchema } from '../iku/iku-card';
import { idSchema, pageOf, pageQuery } from '../paging';
import { capaianKabupatenRoutes, capaianSatuanKerjaRoutes, daftarIkuRoutes } from './capaian-iku-routes';
import { defineDisplay } from './display-call';

const answer = z.object({ data: z.array(ikuCardSchema) });

export const capaianKabupatenCalls = defineDisplay(capaianKabupatenRoutes, {
  summary: 'Capaian sasaran RPJMD tahun ini',
  answer,
});

export const capaianSatuanKerjaCalls = defineDisplay(capaianSatuanKerjaRoutes, {
  summary: 'Capaian sasaran strategis satu perangkat daerah tahun ini',
  query: z.object({ satuan_kerja_id: idSchema }),
  answer,
});

/** Whose indicator it is: the regency's or a unit's. */
const tingkat = z.enum(tingkatIku);

const daftarIkuSchema = ikuCardSchema.extend({ tingkat });
export type DaftarIku = z.infer<typeof daftarIkuSchema>;

/** What the list of all key indicators is narrowed by. */
export const daftarIkuFilters = z.object({
  tingkat: tingkat.optional(),
  capaian: z.enum(keadaanCapaian).optional(),
  /** Text that indicator, goal or unit must contain. */
  q: z.string().trim().max(100).optional(),
});

export const daftarIkuCalls = defineDisplay(daftarIkuRoutes, {
  summary: 'IKU kabupaten dan perangkat daerah tahun ini, halaman demi halaman',
  query: pageQuery.extend(daftarIkuFilters.shape),
  answer: pageOf(daftarIkuSchema),
});
