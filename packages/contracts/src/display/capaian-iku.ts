import { z } from 'zod';
import { ikuCardSchema } from '../iku/iku-card';
import { idSchema } from '../paging';
import { capaianKabupatenRoutes, capaianSatuanKerjaRoutes } from './capaian-iku-routes';
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
