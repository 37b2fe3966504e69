import { keputusanDraf } from '@selaras/domain';
import { z } from 'zod';
import { defineCall } from '../../call';
import { idSchema } from '../../paging';
import { laporanBagianSchema } from '../naskah/laporan';
import { naskahSchema } from '../naskah/naskah';
import { kodeBagianSchema, lkipBagianSchema, lkipUnitSchema } from './lkip-calls';
import { lkipNarasiKabupatenRoutes, lkipNarasiRoutes } from './lkip-narasi-routes';

/** Most characters of a draft; one names a handful of programmes and texts at most. */
const DRAF_MAX = 50_000;

const analisisSchema = z.number().int().min(1).max(7);
const keputusan = z.enum(keputusanDraf);

const indikator = z.object({
  /** Of the goal row that the indicator belongs to. */
  id: z.number().int(),
  sasaran: z.string(),
  indikator: z.string(),
  satuan: z.string().nullable(),
  /** As people read it; a range is its bounds. */
  target: z.string(),
  realisasi: z.number().nullable(),
  /** Percent. */
  capaian: z.number().nullable(),
});

/** The figures have changed since its author decided on its draft: its text may tell others than the tables. */
const berubah = z.boolean();

const keadaan = z.object({
  analisis: analisisSchema,
  terisi: z.boolean(),
  keputusan: keputusan.nullable(),
  berubah,
});
export type KeadaanAnalisis = z.infer<typeof keadaan>;

const baris = z.object({
  indikator,
  /** null: nobody has begun it. */
  narasi: z
    .object({
      id: z.number().int(),
      /** When one of its texts was saved last, ISO 8601, and by whom. */
      diubah: z.string().nullable(),
      oleh: z.string().nullable(),
      bagian: z.array(keadaan).length(7),
    })
    .nullable(),
});
export type NarasiBaris = z.infer<typeof baris>;

const daftar = z.object({
  satuan_kerja: lkipUnitSchema,
  baris: z.array(baris),
  kemampuan: z.object({ tulis: z.boolean() }),
});
export type DaftarNarasi = z.infer<typeof daftar>;

const draf = z.object({
  /** Computed from the figures as they are now. */
  teks: z.string(),
  /** What its author decided on last, with the draft as it was then; null: nothing yet. */
  putusan: z
    .object({ keputusan, draf: z.string(), pada: z.string(), oleh: z.string().nullable() })
    .nullable(),
});
export type NarasiDraf = z.infer<typeof draf>;

const bagian = lkipBagianSchema.extend({
  analisis: analisisSchema,
  berubah,
  /** null for who does not write. */
  draf: draf.nullable(),
});
export type NarasiBagian = z.infer<typeof bagian>;

const narasi = z.object({
  id: z.number().int(),
  satuan_kerja: lkipUnitSchema,
  indikator,
  bagian: z.array(bagian).length(7),
  kemampuan: z.object({ tulis: z.boolean() }),
});
export type Narasi = z.infer<typeof narasi>;

const narasiAnalisis = z.object({
  /** Of its section, which is what is commented on. */
  kode: z.string(),
  indikator: z.string(),
  isi: naskahSchema,
});
export type NarasiAnalisis = z.infer<typeof narasiAnalisis>;

const analisisBagian = laporanBagianSchema.extend({
  /** The texts that `naskah` puts together, indicator by indicator. */
  narasi: z.array(narasiAnalisis),
  /** Narratives with words or a picture, and how many there can be: those of the goal for a goal. */
  ditulis: z.number().int(),
  dari: z.number().int(),
});
export type AnalisisBagian = z.infer<typeof analisisBagian>;

const analisis = z.object({
  /** Goal by goal: the goal (level 2), then its seven analyses (level 3) with their tables and texts. */
  bagian: z.array(analisisBagian),
});

const callsOf = (routes: typeof lkipNarasiRoutes | typeof lkipNarasiKabupatenRoutes, pemilik: string) => {
  const owner = z.object({ satkerId: idSchema.optional() });
  return {
    daftar: defineCall(routes.daftar, {
      summary: `Indikator LKIP ${pemilik} dengan kelengkapan tujuh narasinya`,
      params: owner,
      answer: z.object({ data: daftar }),
    }),
    tambah: defineCall(routes.tambah, {
      summary: `Mulai narasi satu indikator LKIP ${pemilik}`,
      params: owner,
      body: z.object({ indikator_id: idSchema }),
      answer: z.object({ data: z.object({ id: z.number().int() }) }),
      status: 201,
    }),
    baca: defineCall(routes.baca, {
      summary: `Narasi satu indikator LKIP ${pemilik}, dengan draf bagi penulisnya`,
      params: z.object({ id: idSchema }),
      answer: z.object({ data: narasi }),
    }),
    putuskan: defineCall(routes.putuskan, {
      summary: `Ambil atau tolak draf satu analisis LKIP ${pemilik}, atau batalkan pengambilannya`,
      params: owner.extend({ bagian: kodeBagianSchema.meta({ examples: ['narasi-1-1'] }) }),
      body: z.object({
        /**
         * `dibatalkan` takes back that a draft was taken: the section is not written again. Only while its text is that
         * draft still, and no words of an author gave way to it (409).
         */
        keputusan: z.enum([...keputusan.options, 'dibatalkan']),
        /** The draft that was read, or that is taken back; another one by now is refused (409). */
        draf: z.string().min(1).max(DRAF_MAX),
      }),
      answer: z.object({ data: z.object({ versi: z.number().int() }) }),
    }),
    analisis: defineCall(routes.analisis, {
      summary: `Tujuh analisis setiap sasaran LKIP ${pemilik}: tabel dan narasi`,
      params: owner,
      answer: z.object({ data: analisis }),
    }),
  };
};

export const lkipNarasiCalls = callsOf(lkipNarasiRoutes, 'satuan kerja');
export const lkipNarasiKabupatenCalls = callsOf(lkipNarasiKabupatenRoutes, 'kabupaten');
