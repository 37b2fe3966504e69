import { jenisJabatan, keadaanPegawai, lingkupOrang } from '@selaras/domain';
import { z } from 'zod';
import { callsAbout, defineCall } from '../../call';
import { importFile, importTemplate } from '../../import/import-calls';
import { idSchema, pageOf, pageQuery } from '../../paging';
import { riwayatSchema, XLSX_TYPE } from '../../resource';
import { pegawaiImportRoutes, pegawaiRoutes } from './pegawai-routes';
import {
  berhentiBody,
  jabatanBaruBody,
  nipSchema,
  pegawaiBaruBody,
  pegawaiBody,
  pegawaiDetailSchema,
  pegawaiRowSchema,
} from './pegawai-schemas';

const one = z.object({ nip: nipSchema });
const answer = z.object({ data: pegawaiDetailSchema });
const aboutPegawai = callsAbout(one, answer);
const cari = {
  /** Part of the name or post; of people of the own unit also of the NIP. */
  q: z.string().trim().max(100).optional(),
  satuan_kerja_id: idSchema.optional(),
  jenis_jabatan: z.enum(jenisJabatan).optional(),
  keadaan: z.enum(keadaanPegawai).default('aktif'),
  /** `semua` finds people of every unit. */
  cakupan: z.enum(lingkupOrang).default('sendiri'),
};

/** Employees by time: posts since a day, moves, retirement and return. */
export const pegawaiCalls = {
  list: defineCall(pegawaiRoutes.list, {
    summary: 'Daftar pegawai, 20 baris sehalaman; pegawai satuan kerja lain hanya nama, jabatan dan unitnya',
    query: pageQuery.extend(cari),
    answer: pageOf(pegawaiRowSchema).extend({ kemampuan: z.object({ buat: z.boolean() }) }),
  }),
  export: defineCall(pegawaiRoutes.export, {
    summary: 'Unduh daftar pegawai yang sama sebagai XLSX, semua halaman',
    query: z.object(cari),
    produces: XLSX_TYPE,
  }),
  get: aboutPegawai(pegawaiRoutes.get, 'Satu pegawai dengan semua jabatannya'),
  history: defineCall(pegawaiRoutes.history, {
    summary: 'Riwayat perubahan data pegawai',
    params: one,
    query: pageQuery,
    answer: pageOf(riwayatSchema),
  }),
  create: defineCall(pegawaiRoutes.create, {
    summary: 'Tambah pegawai',
    body: pegawaiBaruBody,
    answer,
    status: 201,
  }),
  update: aboutPegawai(
    pegawaiRoutes.update,
    'Betulkan data pegawai; jabatan yang berlaku dibetulkan tanpa tanggal baru',
    pegawaiBody,
  ),
  pindah: aboutPegawai(
    pegawaiRoutes.pindah,
    'Jabatan, satuan kerja, pangkat atau atasan baru sejak sebuah tanggal',
    jabatanBaruBody,
  ),
  berhenti: aboutPegawai(pegawaiRoutes.berhenti, 'Pegawai berhenti sejak sebuah tanggal', berhentiBody),
  kembali: aboutPegawai(
    pegawaiRoutes.kembali,
    'Pegawai yang berhenti bekerja kembali sejak sebuah tanggal',
    jabatanBaruBody,
  ),
} as const;

/** Employees out of a sheet; what comes after the preview is the same for every import. */
export const pegawaiImportCalls = {
  preview: defineCall(pegawaiImportRoutes.preview, {
    ...importFile,
    summary: 'Baca berkas pegawai lalu tunjukkan apa yang akan terjadi',
  }),
  template: defineCall(pegawaiImportRoutes.template, {
    ...importTemplate,
    summary: 'Templat XLSX berisi pegawai satuan kerja',
    query: z.object({ satuan_kerja_id: idSchema }),
  }),
} as const;
