import { jenisPerjanjianUnit, statusTerbitan, tahapPerjanjian } from '@selaras/domain';
import type { RoleName } from '@selaras/roles';
import { z } from 'zod';
import { callsAbout, defineCall } from '../../call';
import { fileSchema } from '../../files/files';
import { perjanjianItemSchema } from '../../iku/target-bounds';
import { idSchema, pageOf, pageQuery } from '../../paging';
import { satuanKerjaRefSchema } from '../../resource';
import type { Route } from '../../route';
import { requiredText } from '../field-schemas';
import { perjanjianKinerjaKinds } from './perjanjian-document-calls';
import {
  perjanjianKinerjaPegawaiRoutes,
  perjanjianKinerjaPemdaRoutes,
  perjanjianKinerjaRoutes,
} from './perjanjian-kinerja-routes';

export type StatusPerjanjian = (typeof statusTerbitan)[number];

const pihak = z.object({
  nama: z.string(),
  jabatan: z.string(),
  pangkat: z.string().nullable(),
  /** null for the regent, who has none. */
  nip: z.string().nullable(),
});
const terbitan = {
  id: z.number().int(),
  versi: z.number().int(),
  tahap: z.enum(tahapPerjanjian),
  /** 0 for the original, then the number of the amendment. */
  perubahan_ke: z.number().int(),
  status: z.enum(statusTerbitan),
  tanggal: z.string().nullable(),
};

const rincian = z.object({
  ...terbitan,
  tahun: z.number().int(),
  jenis: z.enum(perjanjianKinerjaKinds),
  /** null for the regency's. */
  subjek_id: z.number().int().nullable(),
  satuan_kerja: satuanKerjaRefSchema.nullable(),
  /** Name of the government, as on its documents. */
  instansi: z.string(),
  tempat: z.string().nullable(),
  /** Of a draft: who would sign now; null while nobody holds the post. */
  pihak_pertama: pihak.nullable(),
  /** null when the regent declares alone. */
  pihak_kedua: pihak.nullable(),
  item: z.array(perjanjianItemSchema),
  anggaran: z.array(
    z.object({
      kode: z.string().nullable(),
      nama: z.string(),
      anggaran: z.number(),
      keterangan: z.string().nullable(),
    }),
  ),
  /** The signed copy. */
  berkas: fileSchema.nullable(),
  /** Why a draft cannot be issued yet, in words. */
  kendala: z.string().nullable(),
  kemampuan: z.object({
    terbitkan: z.boolean(),
    tandaTangan: z.boolean(),
    perubahan: z.boolean(),
    hapus: z.boolean(),
  }),
  /** Agreements above this one, the regent's first; `status` is null where none was made. */
  rantai: z.array(
    z.object({
      jenis: z.enum(perjanjianKinerjaKinds),
      id: z.number().int().nullable(),
      pihak_pertama: z.string().nullable(),
      jabatan: z.string().nullable(),
      status: z.enum(statusTerbitan).nullable(),
    }),
  ),
  /** All agreements about the same subject and year, the original first. */
  terbitan: z.array(z.object(terbitan)),
});
export type PerjanjianDetail = z.infer<typeof rincian>;

const orang = z.object({ nama: z.string(), jabatan: z.string() }).nullable();
const baris = z.object({
  jenis: z.enum(perjanjianKinerjaKinds),
  subjek_id: z.number().int().nullable(),
  satuan_kerja: satuanKerjaRefSchema.nullable(),
  sasaran: z.string(),
  indikator: z.string(),
  pihak_pertama: orang,
  pihak_kedua: orang,
  /** The newest one; null while none was made. */
  perjanjian: z.object(terbitan).nullable(),
  kemampuan: z.object({ buat: z.boolean() }),
});
export type PerjanjianRow = z.infer<typeof baris>;

const pegawaiRow = z.object({
  nip: z.string(),
  nama: z.string(),
  jabatan: z.string(),
  unit_kerja_nama: z.string().nullable(),
  satuan_kerja: satuanKerjaRefSchema,
  /** How many targets his action steps give him this year. */
  jumlah_target: z.number().int(),
  perjanjian: z.object({ ...terbitan, subjek_id: z.number().int() }).nullable(),
  kemampuan: z.object({ buat: z.boolean() }),
});
export type PerjanjianPegawaiRow = z.infer<typeof pegawaiRow>;

const one = z.object({ id: idSchema });
const answer = z.object({ data: rincian });
const aboutPerjanjian = callsAbout(one, answer);
const status = z.enum(['belum', ...statusTerbitan]).optional();
const cari = z.string().trim().max(100).optional();
const penerbitan = z.object({ tanggal: z.iso.date('Tanggal tidak dikenal'), tempat: requiredText });

/**
 * The steps of an agreement, the same for the regency, a unit and an employee. A draft always shows the plan as it is;
 * issuing freezes who signs, targets and money; a change after that needs an amendment, which is another agreement.
 */
const langkah = <
  Routes extends Readonly<Record<'create' | 'terbitkan' | 'tandaTangan' | 'remove', Route<RoleName>>>,
  Buat extends z.ZodType,
  Terbit extends z.ZodType,
>(
  routes: Routes,
  createBody: Buat,
  terbit: Terbit,
) => ({
  create: defineCall(routes.create, {
    summary: 'Buat draf perjanjian kinerja, atau draf perubahannya; draf yang sudah ada dijawab kembali',
    body: createBody,
    answer,
    status: 201,
  }),
  terbitkan: aboutPerjanjian(
    routes.terbitkan,
    'Terbitkan: para pihak, target dan anggaran dibekukan',
    terbit,
  ),
  tandaTangan: aboutPerjanjian(
    routes.tandaTangan,
    'Simpan salinan bertanda tangan (PDF yang sudah diunggah)',
    z.object({ berkas_id: idSchema }),
  ),
  remove: defineCall(routes.remove, {
    summary: 'Hapus draf; yang sudah terbit tetap',
    params: one,
    status: 204,
  }),
});

const getCall = <R extends Route>(route: R) =>
  aboutPerjanjian(route, 'Satu perjanjian kinerja dengan lampiran, rantai di atasnya dan terbitan lainnya');

/** Agreements of units, and reading the regency's. */
export const perjanjianKinerjaCalls = {
  list: defineCall(perjanjianKinerjaRoutes.list, {
    summary: 'Perjanjian kinerja menurut tingkat, juga yang belum dibuat, 20 baris sehalaman',
    query: z.object({
      ...pageQuery.shape,
      q: cari,
      satuan_kerja_id: idSchema.optional(),
      jenis: z.enum(['pemda', ...jenisPerjanjianUnit]).optional(),
      status,
    }),
    answer: pageOf(baris),
  }),
  get: getCall(perjanjianKinerjaRoutes.get),
  ...langkah(
    perjanjianKinerjaRoutes,
    z.object({ satuan_kerja_id: idSchema, jenis: z.enum(jenisPerjanjianUnit), subjek_id: idSchema }),
    penerbitan,
  ),
} as const;

/** The regent's own agreement; it names him, and all others take his name from it. */
export const perjanjianKinerjaPemdaCalls = langkah(
  perjanjianKinerjaPemdaRoutes,
  z.object({}),
  penerbitan.extend({ nama: requiredText, jabatan: requiredText }),
);

/** Agreements of employees with their superior. */
export const perjanjianKinerjaPegawaiCalls = {
  list: defineCall(perjanjianKinerjaPegawaiRoutes.list, {
    summary: 'Pegawai satuan kerja dengan perjanjian kinerjanya, 20 baris sehalaman',
    query: z.object({ ...pageQuery.shape, q: cari, satuan_kerja_id: idSchema.optional(), status }),
    answer: pageOf(pegawaiRow),
  }),
  get: getCall(perjanjianKinerjaPegawaiRoutes.get),
  ...langkah(
    perjanjianKinerjaPegawaiRoutes,
    z.object({ satuan_kerja_id: idSchema, nip: z.string().length(18) }),
    penerbitan,
  ),
} as const;
