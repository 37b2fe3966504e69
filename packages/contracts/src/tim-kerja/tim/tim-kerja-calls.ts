import { jenisPejabat, kekuranganTim, statusTerbitan, tingkatRencanaTahunan } from '@selaras/domain';
import { z } from 'zod';
import { callsAbout, defineCall } from '../../call';
import { bodyShape } from '../../entity-schema';
import { idSchema, pageOf, pageQuery, unitParams } from '../../paging';
import { satuanKerjaRefSchema, XLSX_TYPE } from '../../resource';
import { anggotaTimSchema, keadaanAnggotaSchema } from '../anggota/anggota-schema';
import { pejabatSementaraRoutes, timKerjaRoutes } from '../tim-kerja-routes';
import { pejabatSementaraFields, timFields } from './tim-fields';

const ketua = z.object({
  pegawai_id: z.number().int(),
  nip: z.string(),
  nama: z.string(),
  jabatan: z.string(),
  /** Day from which on he works nowhere, `YYYY-MM-DD`; null: he is employed. */
  berhenti_pada: z.string().nullable(),
});

const timRow = z.object({
  id: z.number().int(),
  versi: z.number().int(),
  nama: z.string(),
  tahun: z.number().int(),
  satuan_kerja: satuanKerjaRefSchema,
  unit_kerja: z.object({ id: z.number().int(), nama: z.string() }).nullable(),
  ketua: ketua.nullable(),
  /** Places by what becomes of them: approved, waiting, and drafts or refused ones. */
  anggota: z.object({ disetujui: z.number().int(), menunggu: z.number().int(), disusun: z.number().int() }),
  jumlah_kinerja: z.number().int(),
  jumlah_langkah: z.number().int(),
  /** Whether the reader may write it now. */
  menulis: z.boolean(),
});
export type TimKerjaRow = z.infer<typeof timRow>;

/** What a team carries. */
const bawaan = z.object({
  level: z.enum(tingkatRencanaTahunan),
  id: z.number().int(),
  indikator: z.string(),
  /** Of a step: the performance of the sub-activity that it belongs to. */
  bagian_dari: z.string().nullable(),
  /** Of a step: how many people of the team carry it. */
  pelaksana: z.number().int(),
});
export type BawaanTim = z.infer<typeof bawaan>;

const perjanjian = z.object({
  id: z.number().int(),
  status: z.enum(statusTerbitan),
});

const timRinci = timRow.extend({
  anggota_tim: z.array(anggotaTimSchema),
  bawaan: z.array(bawaan),
  /** Agreements of the leader in the year, those in which he signs for the team, and steps of the team that he carries. */
  ikatan_ketua: z.object({
    perjanjian: z.array(perjanjian),
    perjanjian_tim: z.array(perjanjian),
    jumlah_langkah: z.number().int(),
  }),
});
export type TimKerjaRinci = z.infer<typeof timRinci>;

const cari = {
  q: z.string().trim().max(100).optional(),
  satuan_kerja_id: idSchema.optional(),
  keadaan: z.enum(kekuranganTim).optional(),
};
const isi = bodyShape(timFields);
const one = z.object({ id: idSchema });
const answer = z.object({ data: timRinci });
const aboutTim = callsAbout(one, answer);

/**
 * Teams. Writes of one take `If-Match` with its `versi`; 423 once the year's last quarter is closed. `bubarkan` answers 409
 * with all that hangs on the team in `terkini`.
 */
export const timKerjaCalls = {
  list: defineCall(timKerjaRoutes.list, {
    summary: 'Tim kerja satuan kerja pada tahun kinerja',
    query: pageQuery.extend(cari),
    answer: pageOf(timRow),
  }),
  export: defineCall(timKerjaRoutes.export, {
    summary: 'Unduh tim kerja sebagai XLSX, semua halaman',
    query: z.object(cari),
    produces: XLSX_TYPE,
  }),
  tambahan: defineCall(timKerjaRoutes.tambahan, {
    summary: 'Penugasan tambahan: pegawai pada tim kedua dan seterusnya',
    query: pageQuery.extend({
      q: z.string().trim().max(100).optional(),
      satuan_kerja_id: idSchema.optional(),
      status: keadaanAnggotaSchema.optional(),
    }),
    answer: pageOf(anggotaTimSchema),
  }),
  create: defineCall(timKerjaRoutes.create, {
    summary: 'Bentuk tim kerja',
    body: z.object({ satuan_kerja_id: idSchema, ...isi }),
    answer,
    status: 201,
  }),
  get: aboutTim(timKerjaRoutes.get, 'Satu tim dengan anggota dan yang diampunya'),
  save: aboutTim(timKerjaRoutes.save, 'Ubah nama, bidang atau ketua tim', z.object(isi)),
  bubarkan: defineCall(timKerjaRoutes.bubarkan, {
    summary: 'Bubarkan tim yang tidak lagi mengampu apa pun',
    params: one,
    status: 204,
  }),
};

const pejabat = z.object({
  id: z.number().int(),
  versi: z.number().int(),
  jabatan: z.object({ id: z.number().int(), nama: z.string() }),
  nama: z.string(),
  /** Day from which on he works nowhere, `YYYY-MM-DD`; null: he is employed. */
  berhenti_pada: z.string().nullable(),
  jenis: z.enum(jenisPejabat),
  /** `YYYY-MM-DD`, both days included. */
  mulai: z.string(),
  selesai: z.string(),
  dasar: z.string(),
  aktif: z.boolean(),
});
export type PejabatSementara = z.infer<typeof pejabat>;

export const pejabatSementaraCalls = {
  list: defineCall(pejabatSementaraRoutes.list, {
    summary: 'Jabatan satuan kerja dan siapa yang menjabat sementara (Plt/Plh)',
    params: unitParams,
    answer: z.object({
      data: z.array(pejabat),
      jabatan: z.array(z.object({ id: z.number().int(), nama: z.string(), pejabat: z.string().nullable() })),
    }),
  }),
  create: defineCall(pejabatSementaraRoutes.create, {
    summary: 'Catat pejabat sementara untuk suatu masa; satu jabatan satu orang pada satu waktu',
    params: unitParams,
    body: z.object(bodyShape(pejabatSementaraFields)).refine(({ mulai, selesai }) => mulai <= selesai, {
      path: ['selesai'],
      message: 'Selesai tidak boleh sebelum mulai',
    }),
    answer: z.object({ data: pejabat }),
    status: 201,
  }),
  akhiri: defineCall(pejabatSementaraRoutes.akhiri, {
    summary: 'Hapus pejabat sementara; yang sudah diputusnya tetap',
    params: unitParams.extend({ pejabatId: idSchema }),
    status: 204,
  }),
};
