import { jenisSalinan, keadaanSalinan } from '@selaras/domain';
import { z } from 'zod';
import { type AnswerOf, defineCall } from '../../call';
import { idSchema } from '../../paging';
import { kunciSchema, satuanKerjaRefSchema } from '../../resource';
import { polaritasSchema, tahunSchema } from '../field-schemas';
import { salinRencanaRoutes } from './salin-rencana-routes';

const nullableNumber = z.number().nullable();

/** What is copied, in the order in which it is written. */
const jenis = z.enum(jenisSalinan);

const baris = z.object({
  kunci: z.string(),
  jenis,
  id: z.number().int(),
  /** Code of its budget nomenclature. */
  kode: z.string().nullable(),
  /** Of nomenclature its name. */
  indikator: z.string(),
  sasaran: z.string().nullable(),
  satuan: z.string().nullable(),
  /** Target of the earlier year, proposed for this one; of a goal that of this year itself. */
  target: nullableNumber,
  polaritas: polaritasSchema.nullable(),
  range_min: nullableNumber,
  range_max: nullableNumber,
  /** Budget of the earlier year, proposed for this one. */
  anggaran: nullableNumber,
  /** Who will own it. */
  pengampu: z.string().nullable(),
  /** Whether an entry of the dictionary goes with it. */
  kamus: z.boolean(),
  /** Critical success factors that go with it. */
  csf: z.number().int(),
  keadaan: z.enum(keadaanSalinan),
  /** Why it cannot be copied, or what is left behind. */
  catatan: z.array(z.string()),
  /** `kunci` of the new rows that it stands on. */
  butuh: z.array(z.string()),
  /** Stands for everything that this row of the preview says; a copy is asked for by it. */
  sidik: z.string(),
});
export type SalinanRow = z.infer<typeof baris>;

const satuan_kerja_id = idSchema;

/** Largest number of rows that are copied at once. */
const MAX_BARIS = 20_000;

const jumlah = z.number().int();

/** The moment of a copy, which all of its rows share. */
const salinan = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/, 'Bukan penanda salinan')
  .meta({ examples: ['2025-01-31T00:00:00.000000Z'] });

/** A unit's plan of an earlier year as the beginning of another one: preview first, then all that was chosen or nothing. */
export const salinRencanaCalls = {
  pratinjau: defineCall(salinRencanaRoutes.pratinjau, {
    summary: 'Apa yang terjadi bila rencana satu tahun disalin ke tahun ini, baris demi baris',
    query: z.object({ satuan_kerja_id, dari: tahunSchema.optional() }),
    answer: z.object({
      data: z.object({
        satuan_kerja: satuanKerjaRefSchema,
        /** The year that is copied; null when the unit has no earlier plan. */
        dari: z.number().int().nullable(),
        /** Earlier years with a plan, the latest first. */
        tahun_sumber: z.array(z.object({ tahun: z.number().int(), jumlah })),
        kunci: kunciSchema,
        /** Whether the lock lets this reader copy. */
        kemampuan: z.object({ salin: z.boolean() }),
        baris: z.array(baris),
      }),
    }),
  }),
  salin: defineCall(salinRencanaRoutes.salin, {
    summary: 'Salin baris yang dipilih, semua atau tidak satu pun',
    body: z.object({
      satuan_kerja_id,
      dari: tahunSchema,
      pilihan: z
        .array(z.object({ kunci: z.string().max(60), sidik: z.string().max(100) }))
        .min(1, 'Pilih baris yang akan disalin')
        .max(MAX_BARIS),
    }),
    answer: z.object({
      data: z.object({
        /** Names this copy for taking it back. */
        salinan,
        jumlah: z.record(jenis, jumlah),
      }),
    }),
    status: 201,
  }),
  batalkan: defineCall(salinRencanaRoutes.batalkan, {
    summary: 'Hapus baris yang dibuat satu penyalinan, sejauh belum diubah siapa pun',
    body: z.object({ satuan_kerja_id, salinan }),
    answer: z.object({
      data: z.object({
        dihapus: jumlah,
        /** Rows that stay: changed since, or with something below them that stays. */
        tinggal: jumlah,
      }),
    }),
  }),
} as const;
export type PratinjauSalinan = AnswerOf<typeof salinRencanaCalls.pratinjau>['data'];
