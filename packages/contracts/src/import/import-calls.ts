import { importRowStates } from '@selaras/domain';
import { z } from 'zod';
import { defineCall } from '../call';
import { idSchema, pageOf, pageQuery } from '../paging';
import { satuanKerjaRefSchema, XLSX_TYPE } from '../resource';
import { IMPORT_MAX_BYTES } from './import-limits';
import { importRoutes } from './import-routes';

/** What can be imported: the ministry's nomenclature, a unit's whole cascade from the template, employees. */
const importKinds = ['nomenklatur', 'kaskade', 'pegawai'] as const;
export type ImportSubject = (typeof importKinds)[number];

const importStates = ['pratinjau', 'berjalan', 'selesai', 'dibatalkan', 'gagal'] as const;
export type ImportState = (typeof importStates)[number];

export type ImportRowState = (typeof importRowStates)[number];

const importSchema = z.object({
  id: z.number().int(),
  jenis: z.enum(importKinds),
  tahun: z.number().int(),
  satuan_kerja: satuanKerjaRefSchema,
  nama_file: z.string(),
  keadaan: z.enum(importStates),
  /** Rows of the file by what happens to them. */
  jumlah: z.record(z.enum(importRowStates), z.number().int()),
  /** Rows written so far; nothing of them is visible to anybody before all are. */
  tertulis: z.number().int(),
  /** Lines of the file that are no rows of it, as `2–4, 9`, each with why. */
  dilewati: z.array(z.object({ baris: z.string(), alasan: z.string() })),
  /** Why it failed. */
  pesan: z.string().nullable(),
  waktu: z.string(),
  kemampuan: z.object({ jalankan: z.boolean(), batal: z.boolean() }),
});
export type ImportJob = z.infer<typeof importSchema>;

const importProblemSchema = z.object({ kolom: z.string(), pesan: z.string() });

const importRowSchema = z.object({
  /** Row of the file, counted as the spreadsheet shows it. */
  nomor: z.number().int(),
  keadaan: z.enum(importRowStates),
  /** Programme, activity, … of the row. */
  tingkat: z.string().nullable(),
  kode: z.string(),
  nama: z.string(),
  masalah: z.array(importProblemSchema),
  /**
   * Every other column of the file with what the row writes into it, in words; null leaves what is there. Of a refused
   * row as it stands in the file.
   */
  nilai: z.array(z.object({ kolom: z.string(), nilai: z.union([z.string(), z.number(), z.null()]) })),
  /** Name of the same code in the year before; null when there was none. */
  nama_tahun_lalu: z.string().nullable(),
  /** What the row says now and would say, for a changed one. */
  perubahan: z.array(z.object({ kolom: z.string(), sebelum: z.unknown(), sesudah: z.unknown() })),
});
export type ImportRow = z.infer<typeof importRowSchema>;

const answer = z.object({ data: importSchema });
const one = z.object({ id: idSchema });
/** A call that takes a file and answers its preview. */
export const importFile = {
  query: z.object({ satuan_kerja_id: idSchema, nama_file: z.string().trim().min(1).max(200) }),
  consumes: 'application/octet-stream',
  maxBytes: IMPORT_MAX_BYTES,
  answer,
  status: 201,
} as const;
/** A call that gives the sheet to fill in. */
export const importTemplate = { produces: XLSX_TYPE } as const;

/** What was read of a file: a preview, its rows, then all of them or none (domain §9). */
export const importCalls = {
  get: defineCall(importRoutes.get, {
    summary: 'Satu impor dengan kemajuannya',
    params: one,
    answer,
  }),
  rows: defineCall(importRoutes.rows, {
    summary: 'Baris berkas dengan apa yang akan terjadi padanya, 20 sehalaman',
    params: one,
    query: z.object({ ...pageQuery.shape, keadaan: z.enum(importRowStates).optional() }),
    answer: pageOf(importRowSchema),
  }),
  run: defineCall(importRoutes.run, {
    summary: 'Tulis semua baris atau tidak satu pun',
    params: one,
    answer,
  }),
  cancel: defineCall(importRoutes.cancel, {
    summary: 'Hentikan impor; tidak satu baris pun tertinggal',
    params: one,
    answer,
  }),
} as const;
