import { keadaanBagianLke } from '@selaras/domain';
import { z } from 'zod';
import { callsAbout, defineCall } from '../../call';
import { idSchema, unitParams } from '../../paging';
import { bagianLkeFields, kembalikanBagianLkeFields } from './lke-pengisian-fields';
import { lkePembagianRoutes } from './lke-pengisian-routes';

const bagian = unitParams.extend({ bagianId: idSchema });
const person = unitParams.extend({ userId: idSchema });

export const keadaanBagianLkeSchema = z.enum(keadaanBagianLke);
export const langkahBagianLkeSchema = z.enum(['serahkan', 'kembalikan', 'tutup']);

/** Criteria that a person or a division of the unit fills in until a day. */
const lkeBagianSchema = z.object({
  id: z.number().int(),
  versi: z.number().int(),
  nama: z.string(),
  user_id: z.number().int().nullable(),
  struktur_organisasi_id: z.number().int().nullable(),
  /** Name of the person or the division. */
  pengisi: z.string(),
  /** `YYYY-MM-DD`. */
  tenggat: z.string(),
  keadaan: keadaanBagianLkeSchema,
  /** Why it was sent back. */
  catatan: z.string().nullable(),
  kriteria: z.array(z.number().int()),
  /** Whether it is the reader's to fill in. */
  milik_saya: z.boolean(),
  /** Steps that the reader may take now. */
  langkah: z.array(langkahBagianLkeSchema),
  /** What became of it, the newest first, at most twenty steps. */
  riwayat: z.array(
    z.object({
      waktu: z.string(),
      pengguna: z.string(),
      ke: keadaanBagianLkeSchema,
      catatan: z.string().nullable(),
    }),
  ),
});
export type LkeBagian = z.infer<typeof lkeBagianSchema>;

const pembagian = z.object({
  /** Named coordinators; while there is none, everybody of the unit is one. */
  koordinator: z.array(z.object({ user_id: z.number().int(), nama: z.string() })),
  /** Whether the reader may give out parts, send them back, close them, and hand in the whole. */
  saya_koordinator: z.boolean(),
  /** Criteria in which the reader may write as far as the parts go; null: all. */
  kriteria_saya: z.array(z.number().int()).nullable(),
  bagian: z.array(lkeBagianSchema),
});
export type LkePembagian = z.infer<typeof pembagian>;

const answer = z.object({ data: pembagian });

/** Exactly one of `user_id` and `struktur_organisasi_id` is given (422 at `pengisi`). */
const body = z.object({
  nama: z.string().trim().min(1, 'Tulis nama bagian').max(bagianLkeFields.nama.maxLength),
  user_id: idSchema.nullable(),
  struktur_organisasi_id: idSchema.nullable(),
  tenggat: z.iso.date('Pilih tenggat'),
  kriteria: z.array(idSchema).min(1, 'Pilih paling sedikit satu kriteria').max(500),
});

const choice = z.object({ id: z.number().int(), nama: z.string() });
const nothing = z.object({});
const aboutBagian = callsAbout(bagian, answer);
const aboutKoordinator = callsAbout(person, answer);

/**
 * Who of a unit fills in what. Every write answers the whole as it then is. Parts are given out and changed by a
 * coordinator while the worksheet is the unit's to write in (409 otherwise); a criterion is in one part at most (409
 * with the part's name). Who gives out the first part while nobody is named becomes the coordinator.
 */
export const lkePembagianCalls = {
  get: defineCall(lkePembagianRoutes.get, {
    summary: 'Koordinator dan bagian lembar kerja satu satuan kerja',
    params: unitParams,
    answer,
  }),
  choices: defineCall(lkePembagianRoutes.choices, {
    summary: 'Orang dan bidang satuan kerja yang dapat diberi bagian, masing-masing paling banyak 200',
    params: unitParams,
    query: z.object({ q: z.string().trim().max(100).optional() }),
    answer: z.object({ data: z.object({ orang: z.array(choice), bidang: z.array(choice) }) }),
  }),
  addKoordinator: aboutKoordinator(
    lkePembagianRoutes.addKoordinator,
    'Tunjuk koordinator lembar kerja',
    nothing,
  ),
  removeKoordinator: aboutKoordinator(
    lkePembagianRoutes.removeKoordinator,
    'Batalkan penunjukan koordinator',
  ),
  create: defineCall(lkePembagianRoutes.create, {
    summary: 'Bagikan kriteria kepada seseorang atau satu bidang',
    params: unitParams,
    body,
    answer,
    status: 201,
  }),
  update: aboutBagian(lkePembagianRoutes.update, 'Ubah satu bagian', body),
  remove: aboutBagian(lkePembagianRoutes.remove, 'Tarik satu bagian; isiannya tetap'),
  serahkan: aboutBagian(lkePembagianRoutes.serahkan, 'Serahkan bagian kepada koordinator', nothing),
  kembalikan: aboutBagian(
    lkePembagianRoutes.kembalikan,
    'Kembalikan bagian kepada pengisinya dengan catatan',
    z.object({
      catatan: z
        .string()
        .trim()
        .min(5, 'Tulis apa yang perlu dilengkapi')
        .max(kembalikanBagianLkeFields.catatan.maxLength),
    }),
  ),
  tutup: aboutBagian(lkePembagianRoutes.tutup, 'Tutup bagian yang sudah selesai', nothing),
};
