import { z } from 'zod';
import { defineCall } from '../call';
import { dashboardRoutes } from './dashboard-routes';

/** Where something is done: a page of the portal, what fills its path, and its search parameters. */
export const tujuanSchema = z.object({
  halaman: z.string(),
  parameter: z.record(z.string(), z.union([z.string(), z.number()])),
  saring: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Tujuan = z.infer<typeof tujuanSchema>;

/** Work of one kind and year that waits for its reader. */
const pekerjaanSchema = z.object({
  /** The domain that tells it, and its kind: `planning.dikembalikan`. */
  kunci: z.string(),
  judul: z.string(),
  /** The performance year that it belongs to, in which its page is opened; null: it belongs to none, as accounts do. */
  tahun: z.number().int().nullable(),
  /** As many as the page holds that it leads to. */
  jumlah: z.number().int().positive(),
  /** How many of them are late: their deadline has passed, or they have waited longer than they may. */
  terlambat: z.number().int().nonnegative(),
  /** Since when the one that waits longest waits, ISO 8601; null where nobody waits for it. */
  sejak: z.string().nullable(),
  /** What there is to know before it is opened, such as the note of who returned it. */
  keterangan: z.string().nullable(),
  /** Its page is a queue of the reader, which is empty once nothing of it is left: its entry in the menu tells how much. */
  antrean: z.boolean(),
  /** `YYYY-MM-DD`, the first day on which it is too late; null: no date is set. */
  batas: z.string().nullable(),
  tujuan: tujuanSchema,
  /** At most 5 of them, the longest waiting first. */
  isi: z.array(
    z.object({
      nama: z.string(),
      /** Since when it waits, ISO 8601; null where nobody waits for it. */
      sejak: z.string().nullable(),
      tujuan: tujuanSchema,
    }),
  ),
});
export type Pekerjaan = z.infer<typeof pekerjaanSchema>;

export const getHariIniCall = defineCall(dashboardRoutes.getHariIni, {
  summary: 'Pekerjaan yang menunggu pembaca pada semua tahun yang dibuka, dari semua bidang',
  answer: z.object({
    data: z.object({
      waktu_server: z.string(),
      pekerjaan: z.array(pekerjaanSchema),
    }),
  }),
});
