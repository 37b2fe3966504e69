import { keadaanPerbaikan, keadaanRapor } from '@selaras/domain';
import { z } from 'zod';
import { asalAngkaSchema } from '../../asal-angka/asal-angka';
import { defineCall } from '../../call';
import { fileSchema } from '../../files/files';
import { targetBounds } from '../../iku/target-bounds';
import { idSchema, pageOf, pageQuery } from '../../paging';
import { satuanKerjaRefSchema, XLSX_TYPE } from '../../resource';
import { triwulanSchema } from '../kartu/rapor-calls';
import { perbaikanRoutes } from './perbaikan-routes';

const angka = z.number().nullable();
const perTriwulan = z.array(angka).length(4);
const keadaanTriwulan = z.enum(keadaanRapor).nullable();
const keadaanLangkah = z.enum(keadaanPerbaikan);

/** A sub-activity as it is named; the nomenclature is null where it has none. */
const subKegiatan = z.object({
  id: z.number().int(),
  kode: z.string().nullable(),
  nama: z.string().nullable(),
  sasaran: z.string(),
  indikator: z.string(),
  satuan: z.string().nullable(),
});

/** An action step that repairs a failure. */
const langkah = z.object({
  id: z.number().int(),
  sasaran: z.string(),
  indikator: z.string(),
  satuan: z.string().nullable(),
  /** TW 1 first. */
  target: perTriwulan,
  realisasi: perTriwulan,
  /** Budget that is proposed for it, rupiah. */
  anggaran: angka,
  /** Names of the employees that carry it. */
  pelaksana: z.array(z.string()),
  /** Pieces of evidence that were attached. */
  bukti: z.number().int(),
  keadaan: keadaanLangkah,
});
export type LangkahPerbaikanRow = z.infer<typeof langkah>;

/** A step with its evidence, which is attached and taken away as that of every action step is. */
const langkahBerlampiran = langkah.extend({
  lampiran: z.array(z.object({ id: z.number().int(), triwulan: z.number().int(), berkas: fileSchema })),
  /** Quarters whose figure confirmed reports wrote. */
  asal_realisasi: z.array(asalAngkaSchema),
});
export type LangkahBerlampiran = z.infer<typeof langkahBerlampiran>;

const penyebab = z.object({
  id: z.number().int(),
  versi: z.number().int(),
  triwulan: z.number().int(),
  penyebab: z.string(),
  csf: z.string().nullable(),
  langkah: z.array(langkahBerlampiran),
});
export type PenyebabKegagalan = z.infer<typeof penyebab>;

/** A quarter of the sub-activity; without a target nothing is expected of it. */
const triwulan = z.object({
  triwulan: z.number().int(),
  ...targetBounds,
  target: angka,
  realisasi: angka,
  capaian: angka,
  keadaan: keadaanTriwulan,
  /** When reports of the quarter open, `YYYY-MM-DD`, and whether that is still ahead. */
  dibuka: z.string(),
  belum: z.boolean(),
  /** When reports of the quarter close, `YYYY-MM-DD`; null: no date is set. */
  batas: z.string().nullable(),
  /** Whether this reader may write causes of the quarter now. */
  tulis: z.boolean(),
});

/** One year of the wheel: plan and result, why it failed, what repaired it, and what of last year it answers. */
const putaran = z.object({
  tahun: z.number().int(),
  id: z.number().int(),
  ...targetBounds,
  target: angka,
  realisasi: angka,
  capaian: angka,
  /** What this year's plan says about last year's failure. */
  solusi: z.array(z.string()),
  penyebab: z.array(z.object({ triwulan: z.number().int(), penyebab: z.string() })),
  langkah: z.object({ jumlah: z.number().int(), selesai: z.number().int() }),
});
export type PutaranPerbaikan = z.infer<typeof putaran>;

const kinerja = z.object({
  tahun: z.number().int(),
  satuan_kerja: satuanKerjaRefSchema,
  kinerja: subKegiatan,
  triwulan: z.array(triwulan),
  penyebab: z.array(penyebab),
  /** Success factors that the plan names: what may have failed. */
  csf: z.array(z.string()),
  /** The same work over the years, the earliest first. */
  putaran: z.array(putaran),
  /** Whether this reader may add repair steps now. */
  kemampuan: z.object({ langkah: z.boolean() }),
});
export type KinerjaRapor = z.infer<typeof kinerja>;

const row = langkah.extend({
  satuan_kerja: satuanKerjaRefSchema,
  kinerja: subKegiatan.pick({ id: true, kode: true, nama: true, indikator: true }),
  /** The failure that it repairs. */
  penyebab: penyebab.pick({ id: true, triwulan: true, penyebab: true }),
});
export type LangkahPerbaikanDaftar = z.infer<typeof row>;

/** What repair steps are chosen by. */
const saringan = {
  /** Steps that repair failures of this quarter or of those before it. */
  triwulan: triwulanSchema,
  satuan_kerja_id: idSchema.optional(),
  keadaan: keadaanLangkah.optional(),
  q: z.string().max(100).optional(),
};

export const perbaikanCalls = {
  kinerja: defineCall(perbaikanRoutes.kinerja, {
    summary:
      'Satu sub kegiatan setahun: triwulannya, penyebab kegagalan, langkah perbaikan, dan tahun lainnya',
    params: z.object({ kinerjaId: idSchema }),
    answer: z.object({ data: kinerja }),
  }),
  list: defineCall(perbaikanRoutes.list, {
    summary: 'Langkah aksi perbaikan atas kegagalan sampai satu triwulan, per halaman',
    query: pageQuery.extend(saringan),
    answer: pageOf(row).extend({
      /** Of all steps that fit, not of the page alone. */
      ringkasan: z.object({
        /** Steps in each state. */
        keadaan: z.record(keadaanLangkah, z.number().int()),
        /** Budgets that are proposed, rupiah. */
        anggaran: z.number(),
      }),
    }),
  }),
  ekspor: defineCall(perbaikanRoutes.ekspor, {
    summary: 'Langkah aksi perbaikan sebagai XLSX',
    query: z.object(saringan),
    produces: XLSX_TYPE,
  }),
};
