import { bentukLaporan } from '@selaras/domain';
import { z } from 'zod';
import { defineCall } from '../../call';
import { idSchema } from '../../paging';
import { lkipEksporRoutes } from './lkip-ekspor-routes';

const bentuk = z.enum(bentukLaporan);
export type BentukLkip = z.infer<typeof bentuk>;

/** What is done now: figures are read, pictures, pages are laid out, the file is written. */
const tahap = z.enum(['data', 'gambar', 'halaman', 'berkas']);

const ekspor = z.object({
  id: z.number().int(),
  bentuk,
  nama: z.string(),
  /** `antre`: others come first; `berjalan`: see `tahap`. */
  keadaan: z.enum(['antre', 'berjalan', 'selesai', 'gagal', 'dibatalkan']),
  tahap: tahap.nullable(),
  /** Pages of the finished report; null before. */
  halaman: z.number().int().nullable(),
  /** Bytes of the finished file; null before. */
  ukuran: z.number().int().nullable(),
  /** Why it failed: the code of a problem, and in words where it can be mended. */
  masalah: z.object({ kode: z.string(), pesan: z.string() }).nullable(),
});
export type LkipEkspor = z.infer<typeof ekspor>;

const answer = z.object({ data: ekspor });
const body = z.object({ bentuk });
const one = z.object({ id: idSchema });

/**
 * The whole report as a file, made behind the answer: DOCX that the office goes on writing in, or tagged PDF/A-2a.
 * Everybody waits for one at most (409); files are kept for a day.
 */
export const lkipEksporCalls = {
  satuanKerja: defineCall(lkipEksporRoutes.satuanKerja, {
    summary: 'Buat berkas LKIP satu satuan kerja, DOCX atau PDF',
    params: z.object({ satkerId: idSchema }),
    body,
    answer,
    status: 201,
  }),
  kabupaten: defineCall(lkipEksporRoutes.kabupaten, {
    summary: 'Buat berkas LKIP kabupaten, DOCX atau PDF',
    body,
    answer,
    status: 201,
  }),
  baca: defineCall(lkipEksporRoutes.baca, {
    summary: 'Satu pembuatan berkas LKIP dengan kemajuannya',
    params: one,
    latar: true,
    answer,
  }),
  batal: defineCall(lkipEksporRoutes.batal, {
    summary: 'Hentikan pembuatan berkas LKIP',
    params: one,
    answer,
  }),
  berkas: defineCall(lkipEksporRoutes.berkas, {
    summary: 'Unduh berkas LKIP yang sudah selesai dibuat',
    params: one,
    produces: 'application/pdf',
    tab: true,
  }),
} as const;
