import { putusanTempat, saringanAntrean, sebagaiValidator, tampilanAntrean } from '@selaras/domain';
import { z } from 'zod';
import { defineCall } from '../../call';
import { idSchema, pageOf, pageQuery } from '../../paging';
import { XLSX_TYPE } from '../../resource';
import { PUTUSAN_MAX } from '../anggota/anggota-limits';
import {
  anggotaRinciSchema,
  anggotaTimSchema,
  catatanSchema,
  putusanAnggotaSchema,
} from '../anggota/anggota-schema';
import { validasiAnggotaRoutes } from './validasi-anggota-routes';

const one = z.object({ anggotaId: idSchema });
const cari = {
  /** Which post of the reader's decides; `semua`: any, as of somebody who acts for its holder. */
  sebagai: z.enum(sebagaiValidator),
  tampil: z.enum(tampilanAntrean).default('menunggu'),
  q: z.string().trim().max(100).optional(),
  saring: z.enum(saringanAntrean).optional(),
};

/** Decisions about places in teams. One takes `If-Match` with the row's `versi`; many name the `versi` of each. */
export const validasiAnggotaCalls = {
  list: defineCall(validasiAnggotaRoutes.list, {
    summary:
      'Anggota tim yang menunggu pembaca sebagai kepala bidang, kepala perangkat daerah atau keduanya, atau sudah diputusnya',
    query: pageQuery.extend(cari),
    answer: pageOf(anggotaTimSchema).extend({
      /** Rows that wait for the reader, and those of them that have waited too long, whatever the filter. */
      jumlah: z.object({ menunggu: z.number().int(), terlambat: z.number().int() }),
    }),
  }),
  export: defineCall(validasiAnggotaRoutes.export, {
    summary: 'Unduh antrean yang sama sebagai XLSX, semua halaman',
    query: z.object(cari),
    produces: XLSX_TYPE,
  }),
  get: defineCall(validasiAnggotaRoutes.get, {
    summary: 'Satu anggota tim dengan riwayatnya, bagi yang memutus tentangnya',
    params: one,
    answer: z.object({ data: anggotaRinciSchema }),
  }),
  langkah: defineCall(validasiAnggotaRoutes.langkah, {
    summary: 'Setujui, tolak atau cabut persetujuan atas satu anggota',
    params: one,
    body: z.object({ langkah: putusanAnggotaSchema, catatan: catatanSchema }),
    answer: z.object({ data: anggotaRinciSchema }),
  }),
  putuskan: defineCall(validasiAnggotaRoutes.putuskan, {
    summary: 'Setujui atau tolak beberapa anggota sekaligus; yang sudah berubah dilewati dan disebut',
    body: z.object({
      putusan: z.enum(putusanTempat),
      baris: z
        .array(z.object({ id: idSchema, versi: z.number().int() }))
        .min(1)
        .max(PUTUSAN_MAX),
      catatan: catatanSchema,
    }),
    answer: z.object({
      data: z.object({
        jumlah: z.number().int(),
        gagal: z.array(z.object({ id: z.number().int(), pesan: z.string() })),
      }),
    }),
  }),
};
