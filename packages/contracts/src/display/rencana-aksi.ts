import { polaritasAksi } from '@selaras/domain';
import { z } from 'zod';
import { idSchema } from '../paging';
import { defineDisplay } from './display-call';
import { nomenklaturFigures } from './plan-figures';
import {
  rencanaAksiKabupatenRoutes,
  rencanaAksiSatuanKerjaRoutes,
  rencanaTerintegrasiRoutes,
  tingkatRencanaTerintegrasi,
} from './rencana-aksi-routes';

const nullableNumber = z.number().nullable();

const triwulan = z.object({ target: nullableNumber, realisasi: nullableNumber });
/** Plan and realisation of one quarter. */
export type QuarterFigures = z.infer<typeof triwulan>;
const perTriwulan = z.array(triwulan).length(4);

const aksi = z.object({
  id: z.number().int(),
  /** The goal that the action serves. */
  sasaran: z.string(),
  /** The same, as its indicator's page names it. */
  sasaran_id: z.number().int(),
  rencana_aksi: z.string(),
  indikator: z.string(),
  satuan: z.string().nullable(),
  polaritas: z.enum(polaritasAksi),
  triwulan: perTriwulan,
  /** Post or team that owns it, and its unit. */
  pengampu: z.string().nullable(),
  satuan_kerja: z.string(),
});
export type RencanaAksiDisplay = z.infer<typeof aksi>;

const answer = z.object({ data: z.array(aksi) });
const query = z.object({ satuan_kerja_id: idSchema });

export const rencanaAksiKabupatenCalls = defineDisplay(rencanaAksiKabupatenRoutes, {
  summary: 'Rencana aksi kabupaten tahun ini dengan realisasi tiap triwulan',
  answer,
});

export const rencanaAksiSatuanKerjaCalls = defineDisplay(rencanaAksiSatuanKerjaRoutes, {
  summary: 'Rencana aksi satu perangkat daerah tahun ini dengan realisasi tiap triwulan',
  query,
  answer,
});

const baris = z.object({
  ...nomenklaturFigures,
  tingkat: z.enum(tingkatRencanaTerintegrasi),
  triwulan: perTriwulan,
  /** Of the year. */
  realisasi: nullableNumber,
  /** Percent, uncapped. */
  capaian: nullableNumber,
});
export type RencanaTerintegrasiRow = z.infer<typeof baris>;

/** All levels of a unit's plan in the order of the tree. */
export const rencanaTerintegrasiCalls = defineDisplay(rencanaTerintegrasiRoutes, {
  summary: 'Seluruh tingkat rencana satu perangkat daerah dengan target dan realisasi tiap triwulan',
  query,
  answer: z.object({ data: z.array(baris) }),
});
