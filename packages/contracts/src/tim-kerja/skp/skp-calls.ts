import { aspekSkp } from '@selaras/domain';
import { z } from 'zod';
import { defineCall } from '../../call';
import { targetBounds } from '../../iku/target-bounds';
import { XLSX_TYPE } from '../../resource';
import { nipSchema } from '../pegawai/pegawai-schemas';
import { skpRoutes } from './skp-routes';

const one = z.object({ nip: nipSchema });

const pihakSkp = z.object({
  nama: z.string(),
  /** null for the regent, and for a superior of another unit. */
  nip: z.string().nullable(),
  pangkat_gol: z.string().nullable(),
  jabatan: z.string(),
  unit_kerja: z.string(),
});

const hasilKerja = z.object({
  /** What of the superior's plan it serves; null for who plans by himself. */
  rhk_pimpinan: z.string().nullable(),
  rhk: z.string(),
  aspek: z.enum(aspekSkp),
  indikator: z.string(),
  satuan: z.string().nullable(),
  ...targetBounds,
  /** null while it is not set. */
  target: z.number().nullable(),
});
export type HasilKerja = z.infer<typeof hasilKerja>;

const skpSchema = z.object({
  tahun: z.number().int(),
  instansi: z.string(),
  pegawai: pihakSkp,
  /** null while the employee has no superior. */
  penilai: pihakSkp.nullable(),
  /** Form of leaders of units, with perspectives left out, or of everybody else. */
  bentuk: z.enum(['pimpinan', 'pegawai']),
  utama: z.array(hasilKerja),
  tambahan: z.array(hasilKerja),
});
export type Skp = z.infer<typeof skpSchema>;

const answer = z.object({ data: skpSchema });

/** The plan side of employees' targets in the order of PermenPANRB 6/2022; ratings are not computed. */
export const skpCalls = {
  sendiri: defineCall(skpRoutes.sendiri, { summary: 'SKP tahunan sendiri', answer }),
  get: defineCall(skpRoutes.get, { summary: 'SKP tahunan seorang pegawai', params: one, answer }),
  export: defineCall(skpRoutes.export, {
    summary: 'Unduh SKP tahunan sebagai XLSX',
    params: one,
    produces: XLSX_TYPE,
  }),
} as const;
