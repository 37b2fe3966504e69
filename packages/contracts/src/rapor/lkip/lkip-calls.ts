import { z } from 'zod';
import { defineCall } from '../../call';
import { idSchema, pageOf, pageQuery } from '../../paging';
import { naskahSchema } from '../naskah/naskah';
import { NASKAH_MAX } from '../naskah/naskah-limits';
import { lkipKabupatenRoutes, lkipRoutes } from './lkip-routes';

/** Code of a section; which there are, `packages/domain` says, and another one is not found. */
export const kodeBagianSchema = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/)
  .meta({ examples: ['gambaran-umum'] });
/** Code of a chapter, likewise. */
const babSchema = z
  .string()
  .regex(/^[A-Za-z]{1,10}$/)
  .meta({ examples: ['I'] });

/** The largest text, and what stands around it in a body. */
const BODY_BYTES_MAX = NASKAH_MAX.bytes + 1_000;

/** Names one opening of an editor; whoever knows it holds the section. */
const sewaSchema = z.uuid().meta({ examples: ['6f1c1f0e-5b1c-4f0e-9a51-3d5f0a9b7c11'] });

const pemegang = z.object({
  nama: z.string(),
  /** Since when he writes, ISO 8601. */
  sejak: z.string(),
  /** Held by the session that asks: another tab of the same person. */
  sesi_ini: z.boolean(),
});

export const lkipBagianSchema = z.object({
  kode: z.string(),
  /** A save sends it as `If-Match: "<versi>"`; 0 while nothing was written. */
  versi: z.number().int(),
  /** null while nothing was written. */
  isi: naskahSchema.nullable(),
  /** When its text was saved last, ISO 8601, and by whom. */
  diubah: z.string().nullable(),
  oleh: z.string().nullable(),
  /** Who writes it now; null: nobody. */
  pemegang: pemegang.nullable(),
});
export type LkipBagian = z.infer<typeof lkipBagianSchema>;

/** Whose report it is; null: the regency's. */
export const lkipUnitSchema = z
  .object({ satuan_kerja_id: z.number(), satuan_kerja_nama: z.string() })
  .nullable();

const laporan = z.object({
  satuan_kerja: lkipUnitSchema,
  bagian: z.array(lkipBagianSchema),
  kemampuan: z.object({ tulis: z.boolean() }),
});
export type LkipLaporan = z.infer<typeof laporan>;

/** Why a text is kept beside the one that counts. */
const sebabVersi = ['tersimpan', 'tersisih', 'diajukan'] as const;

const versi = z.object({
  id: z.number().int(),
  /**
   * `tersimpan`: a save took its place; `tersisih`: it was never saved because somebody else took the section over;
   * `diajukan`: it was handed in for review.
   */
  sebab: z.enum(sebabVersi),
  /** When it was written, ISO 8601, and by whom. */
  ditulis: z.string(),
  oleh: z.string().nullable(),
});
export type LkipVersi = z.infer<typeof versi>;

const saved = z.object({ versi: z.number().int(), diubah: z.string() });

/**
 * A unit's report has `{satkerId}` in its path, the regency's has none: everything else is the same. A section is written
 * by who holds its lease; saving and heartbeats of another one are refused (409, `terkini` says who holds it).
 */
const callsOf = (routes: typeof lkipRoutes | typeof lkipKabupatenRoutes, pemilik: string) => {
  const owner = z.object({ satkerId: idSchema.optional() });
  const one = owner.extend({ bagian: kodeBagianSchema });
  const held = one.extend({ sewa: sewaSchema });
  return {
    baca: defineCall(routes.baca, {
      summary: `Bagian satu bab LKIP ${pemilik}`,
      params: owner,
      query: z.object({ bab: babSchema }),
      answer: z.object({ data: laporan }),
    }),
    simpan: defineCall(routes.simpan, {
      summary: `Simpan naskah satu bagian LKIP ${pemilik}; hanya pemegangnya`,
      params: one,
      body: z.object({ sewa: sewaSchema, isi: naskahSchema }),
      maxBytes: BODY_BYTES_MAX,
      answer: z.object({ data: saved }),
    }),
    sewa: defineCall(routes.sewa, {
      summary: `Pegang satu bagian LKIP ${pemilik} untuk ditulis, atau ambil alih`,
      params: one,
      body: z.object({ ambil_alih: z.boolean() }),
      answer: z.object({ data: z.object({ sewa: z.uuid(), bagian: lkipBagianSchema }) }),
      status: 201,
    }),
    detak: defineCall(routes.detak, {
      summary: `Tetap memegang satu bagian LKIP ${pemilik}`,
      params: held,
      latar: true,
      answer: z.object({ data: z.object({ versi: z.number().int() }) }),
    }),
    lepas: defineCall(routes.lepas, {
      summary: `Lepaskan satu bagian LKIP ${pemilik}`,
      params: held,
      status: 204,
    }),
    daftarVersi: defineCall(routes.daftarVersi, {
      summary: `Naskah lama satu bagian LKIP ${pemilik}, yang terbaru dahulu`,
      params: one,
      query: pageQuery,
      answer: pageOf(versi),
    }),
    versi: defineCall(routes.versi, {
      summary: `Satu naskah lama bagian LKIP ${pemilik}`,
      params: one.extend({ versi: idSchema }),
      answer: z.object({ data: versi.extend({ isi: naskahSchema }) }),
    }),
    sisihkan: defineCall(routes.sisihkan, {
      summary: `Titipkan naskah yang tidak sempat tersimpan sebagai versi bagian LKIP ${pemilik}`,
      params: one,
      body: z.object({ isi: naskahSchema }),
      maxBytes: BODY_BYTES_MAX,
      answer: z.object({ data: z.object({ id: z.number().int() }) }),
      status: 201,
    }),
  };
};

export const lkipCalls = callsOf(lkipRoutes, 'satuan kerja');
export const lkipKabupatenCalls = callsOf(lkipKabupatenRoutes, 'kabupaten');
