import { keadaanRapor, penentuPeringkat, perbaikanRapor, semuaPolaritas } from '@selaras/domain';
import { z } from 'zod';
import { defineCall } from '../../call';
import { measuredPick } from '../../iku/target-bounds';
import { idSchema, pageOf, pageQuery } from '../../paging';
import { satuanKerjaRefSchema, XLSX_TYPE } from '../../resource';
import { raporPublikRoutes, raporRoutes } from './rapor-routes';

/** What a report card counts: sub-activities, or the key indicators of a unit by the quarters of their action plans. */
export const jenisRapor = ['sub-kegiatan', 'sasaran-pd'] as const;
export type JenisRapor = (typeof jenisRapor)[number];

export const triwulanSchema = z.coerce.number<number>().int().min(1).max(4);
const keadaan = z.enum(keadaanRapor);
const perbaikan = z.enum(perbaikanRapor);
/** Missed items with a written cause, or without one. */
const penyebabSaringan = ['ada', 'belum'] as const;
export type PenyebabSaringan = (typeof penyebabSaringan)[number];
/** What stands together in the diagram: sub-activities of no programme, and all beyond its largest origins by a measure. */
const asalSaringan = ['tanpa-program', 'lainnya-jumlah', 'lainnya-anggaran'] as const;
export type AsalSaringan = (typeof asalSaringan)[number];
const jumlah = z.number().int();
const rupiah = z.number();
const persen = z.number().nullable();

const ringkasanSchema = z.object({
  /** Items with a target in the quarter. */
  jumlah,
  tercapai: jumlah,
  /** Missed, those without a report included. */
  tidak_tercapai: jumlah,
  belum_diisi: jumlah,
  /** Achieved of all, percent. */
  capaian: persen,
  /** Of the missed ones: with a written cause, and with a repair step. */
  berpenyebab: jumlah,
  diperbaiki: jumlah,
  langkah: jumlah,
  /** Money of the quarter, rupiah: `anggaran − realisasi = sisa − lebih`. */
  anggaran: rupiah,
  realisasi: rupiah.nullable(),
  sisa: rupiah,
  lebih: rupiah,
  serapan: persen,
  anggaran_tidak_tercapai: rupiah,
  /** Saved by what was achieved. */
  efisiensi: z.object({ persen: z.number(), nominal: rupiah }).nullable(),
});

/** A unit's place among those whose plan is final; null: it is not ranked. */
const peringkatSchema = z
  .object({
    peringkat: jumlah,
    dari: jumlah,
    /** By what it stands behind the one before it; null for the first. */
    penentu: z.enum(penentuPeringkat).nullable(),
  })
  .nullable();

/** Items that stand alike: the streams of the diagram, each with where it begins. */
const aliranSchema = z.object({
  /** A programme or key indicator of the unit; of the whole regency a unit. */
  asal: z.object({ id: z.number().int(), nama: z.string() }),
  keadaan,
  berpenyebab: z.boolean(),
  perbaikan,
  jumlah,
  anggaran: rupiah,
});
export type AliranRapor = z.infer<typeof aliranSchema>;

/** When the reports of the quarter close; null: no date is set. */
const batas = z.string().nullable();

const kartu = {
  tahun: z.number().int(),
  triwulan: z.number().int(),
  batas,
  /** null: all units that the reader sees together. */
  satuan_kerja: satuanKerjaRefSchema.nullable(),
  /** Whether the unit's plan of the year is approved; only such units are ranked and public. */
  final: z.boolean(),
  ringkasan: ringkasanSchema,
  peringkat: peringkatSchema,
};

/**
 * The same key indicators by the target of the year, which the card of a quarter does not count; `jumlah` also has those
 * without an achievement (`belum_ada_data`). null: the card counts sub-activities.
 */
const tahunan = z.object({ jumlah, tercapai: jumlah, belum_ada_data: jumlah }).nullable();

const ringkasan = z.object({ ...kartu, tahunan, aliran: z.array(aliranSchema) });
export type RaporRingkasan = z.infer<typeof ringkasan>;

const row = z.object({
  id: z.number().int(),
  satuan_kerja: satuanKerjaRefSchema,
  /** Code and name in the nomenclature; null where there is none. */
  kode: z.string().nullable(),
  nama: z.string().nullable(),
  sasaran: z.string(),
  indikator: z.string(),
  satuan: z.string().nullable(),
  polaritas: z.enum(semuaPolaritas),
  range_min: z.number().nullable(),
  range_max: z.number().nullable(),
  /** Of the quarter. */
  target: z.number(),
  realisasi: z.number().nullable(),
  /** Percent, uncapped. */
  capaian: persen,
  keadaan,
  anggaran: rupiah.nullable(),
  realisasi_anggaran: rupiah.nullable(),
  /** Causes of this quarter, and the steps that repair it. */
  penyebab: z.array(z.string()),
  langkah: jumlah,
  perbaikan,
});
export type RaporRow = z.infer<typeof row>;

/** A key indicator of a unit by the actions of its plan that have a target in the quarter. */
const sasaranRow = z.object({
  id: z.number().int(),
  satuan_kerja: satuanKerjaRefSchema,
  sasaran: z.string(),
  iku: z.string(),
  /** Actions with a target in the quarter, how many of them are reported, and how many met it. */
  aksi: jumlah,
  dilaporkan: jumlah,
  aksi_tercapai: jumlah,
  keadaan,
  /** Money of its programmes in the quarter, rupiah. */
  anggaran: rupiah.nullable(),
  realisasi_anggaran: rupiah.nullable(),
  /** What hindered the actions that missed their target, and how many of them say what follows. */
  penyebab: z.array(z.string()),
  langkah: jumlah,
  perbaikan,
});
export type RaporSasaranRow = z.infer<typeof sasaranRow>;

/** What the rows of a quarter are chosen by, of either kind. */
const saringanUmum = {
  triwulan: triwulanSchema,
  /** Left out: all units that the reader sees. */
  satuan_kerja_id: idSchema.optional(),
  /** `belum-tercapai`: missed, those without a report included. */
  keadaan: z.enum([...keadaan.options, 'belum-tercapai']).optional(),
  penyebab: z.enum(penyebabSaringan).optional(),
  perbaikan: perbaikan.optional(),
  q: z.string().max(100).optional(),
};

const saringan = {
  ...saringanUmum,
  /** A programme's sub-activities. */
  program_id: idSchema.optional(),
  asal: z.enum(asalSaringan).optional(),
};

const saringanSasaran = {
  ...saringanUmum,
  /** One key indicator. */
  iku_id: idSchema.optional(),
  asal: z.enum(asalSaringan).exclude(['tanpa-program']).optional(),
};

const peringkatRow = z.object({
  satuan_kerja: satuanKerjaRefSchema,
  ringkasan: ringkasanSchema,
  peringkat: peringkatSchema,
  /** The place in the quarter before, of the same year. */
  sebelumnya: jumlah.nullable(),
});
export type RaporPeringkatRow = z.infer<typeof peringkatRow>;

export const raporCalls = {
  ringkasan: defineCall(raporRoutes.ringkasan, {
    summary: 'Rapor kinerja satu triwulan: jumlah, anggaran, efisiensi, peringkat dan alur perbaikannya',
    query: z.object({
      triwulan: triwulanSchema,
      satuan_kerja_id: idSchema.optional(),
      jenis: z.enum(jenisRapor).default('sub-kegiatan'),
    }),
    answer: ringkasan,
  }),
  data: defineCall(raporRoutes.data, {
    summary: 'Sub kegiatan yang bertarget pada satu triwulan, per halaman',
    query: pageQuery.extend(saringan),
    answer: pageOf(row).extend({ batas }),
  }),
  sasaran: defineCall(raporRoutes.sasaran, {
    summary: 'IKU perangkat daerah yang rencana aksinya bertarget pada satu triwulan, per halaman',
    query: pageQuery.extend(saringanSasaran),
    answer: pageOf(sasaranRow).extend({ batas }),
  }),
  ekspor: defineCall(raporRoutes.ekspor, {
    summary: 'Sub kegiatan yang bertarget pada satu triwulan sebagai XLSX',
    query: z.object(saringan),
    produces: XLSX_TYPE,
  }),
  peringkat: defineCall(raporRoutes.peringkat, {
    summary: 'Peringkat rapor kinerja satuan kerja yang rencananya sudah final',
    query: z.object({ triwulan: triwulanSchema }),
    answer: z.object({
      tahun: z.number().int(),
      triwulan: z.number().int(),
      batas,
      data: z.array(peringkatRow),
    }),
  }),
};

/** A line of the public card: no people, and nothing that is not final. */
const baris = row.pick({
  id: true,
  kode: true,
  nama: true,
  ...measuredPick,
  keadaan: true,
  penyebab: true,
  langkah: true,
});

const publik = z.object({
  ...kartu,
  satuan_kerja: satuanKerjaRefSchema,
  /** Sub-activities that missed their target, those with the largest budget first; `lainnya` more do not fit the sheet. */
  tidak_tercapai: z.array(baris),
  lainnya: jumlah,
});
export type RaporPublik = z.infer<typeof publik>;

export const raporPublikCalls = {
  kartu: defineCall(raporPublikRoutes.kartu, {
    summary: 'Rapor kinerja satu satuan kerja untuk publik, hanya yang sudah final',
    params: z.object({ triwulan: triwulanSchema, satkerId: idSchema }),
    answer: publik,
  }),
};
