import { keadaanAnggota, keadaanAngka, keadaanRealisasi, putusanLaporan } from '@selaras/domain';
import { z } from 'zod';
import { asalAngkaSchema } from '../../asal-angka/asal-angka';
import { defineCall } from '../../call';
import { bodyShape } from '../../entity-schema';
import { fileSchema } from '../../files/files';
import { idSchema } from '../../paging';
import { satuanKerjaRefSchema, XLSX_TYPE } from '../../resource';
import { laporanFields } from './laporan-fields';
import { timSayaRoutes } from './tim-saya-routes';

/** Largest number that the database keeps of a value. */
const MAX_FIGURE = 99_999_999_999_999;
const figure = z.number().min(0, 'Tidak boleh kurang dari 0').max(MAX_FIGURE);
const perTriwulan = z.array(z.number().nullable()).length(4);
const triwulan = z.coerce.number<number>().int().min(1).max(4);

const { uraian, catatan } = bodyShape(laporanFields);

/** Files that one quarter of a member holds at most. */
export const BUKTI_PER_TRIWULAN = 10;

/** Reports that are confirmed by one request at most. */
export const KONFIRMASI_MAX = 100;

const realisasi = z.object({
  bagian_id: z.number().int(),
  triwulan: z.number().int().min(1).max(4),
  /** Version of the report: a write sends it as `If-Match`; 0 while nothing was reported. */
  versi: z.number().int(),
  target: z.number().nullable(),
  realisasi: z.number().nullable(),
  /** What was done, in the member's words. */
  uraian: z.string().nullable(),
  keadaan: z.enum(keadaanRealisasi),
  /** What the leader answered last. */
  catatan: z.string().nullable(),
  /** Who answered the figure as it is, by name, and when (ISO 8601); null: it waits. */
  dijawab: z.object({ oleh: z.string(), pada: z.string() }).nullable(),
  bukti: z.array(z.object({ id: z.number().int(), berkas: fileSchema })),
});
export type RealisasiAnggota = z.infer<typeof realisasi>;

const bagian = z.object({
  id: z.number().int(),
  nip: z.string(),
  nama: z.string(),
  /** Whether he is the leader or an approved member of the team now. */
  disetujui: z.boolean(),
  /** Whether the reader answers what he reports: nobody answers his own report. */
  diputus: z.boolean(),
  tertinggal: z.boolean(),
  /** Quarters that keep him behind. */
  triwulan_tertinggal: z.array(z.number().int()),
  triwulan: z.array(realisasi).length(4),
});
export type BagianLangkah = z.infer<typeof bagian>;

const langkahDasar = {
  id: z.number().int(),
  sasaran: z.string(),
  indikator: z.string(),
  satuan: z.string().nullable(),
  sub_kegiatan: z.string().nullable(),
};

/** A quarter of a step: its figure, and what confirmed reports are to it (decision 135). */
const angka = z.object({
  triwulan: z.number().int().min(1).max(4),
  /** The step's own figure, which all other pages show. */
  realisasi: z.number().nullable(),
  /** What confirmed reports come to; null without any that can be added up. */
  laporan: z.number().nullable(),
  /** `belum-masuk`: confirming one of them again carries them in. */
  keadaan: z.enum(keadaanAngka),
  /** null: the figure was written by its unit. */
  asal: asalAngkaSchema.nullable(),
  /** Why neither reports nor answers are taken, in words; null: the quarter is open. */
  tertutup: z.string().nullable(),
});
export type AngkaLangkahTim = z.infer<typeof angka>;

const langkahTim = z.object({
  ...langkahDasar,
  /** Version of the step: its distribution is written over it with `If-Match`. */
  versi: z.number().int(),
  target: perTriwulan,
  bagian: z.array(bagian),
  angka: z.array(angka).length(4),
  /** Why the reader may not distribute it now, in words; null: he may. */
  tidak_dibagi: z.string().nullable(),
  /** For each quarter why its parts stay as they are, in words: it is over, or reports of it were confirmed; null: open. */
  tertutup: z.array(z.string().nullable()).length(4),
});
export type LangkahTim = z.infer<typeof langkahTim>;

const ringkasTriwulan = z.object({
  triwulan: z.number().int(),
  /** Parts of members with a target in the quarter, and how many of them are in each state. */
  bagian: z.number().int(),
  belum: z.number().int(),
  diajukan: z.number().int(),
  dikembalikan: z.number().int(),
  dikonfirmasi: z.number().int(),
});

const timSaya = z.object({
  id: z.number().int(),
  nama: z.string(),
  satuan_kerja: satuanKerjaRefSchema,
  /** The leader's superior sees the team too and answers for the leader's own reports. */
  peran: z.enum(['ketua', 'atasan']),
  ketua: z.string().nullable(),
  anggota: z.number().int(),
  langkah: z.number().int(),
  /** Steps whose targets are not distributed in full. */
  belum_dibagi: z.number().int(),
  /** Reports that wait for the reader. */
  menunggu: z.number().int(),
  /** People who are behind. */
  tertinggal: z.number().int(),
  triwulan: z.array(ringkasTriwulan).length(4),
});
export type TimSaya = z.infer<typeof timSaya>;

const orang = z.object({
  nip: z.string(),
  nama: z.string(),
  /** Day from which on he works nowhere, `YYYY-MM-DD`; null: he is employed. */
  berhenti_pada: z.string().nullable(),
  jabatan: z.string(),
  satuan_kerja_nama: z.string(),
  ketua: z.boolean(),
});
export type OrangTim = z.infer<typeof orang>;

const detail = timSaya.extend({ orang: z.array(orang), daftar_langkah: z.array(langkahTim) });
export type TimSayaDetail = z.infer<typeof detail>;

const langkahSaya = z.object({
  ...langkahDasar,
  bagian_id: z.number().int(),
  tim: z.array(z.string()),
  satuan_kerja: satuanKerjaRefSchema,
  tertinggal: z.boolean(),
  /** Quarters that keep him behind. */
  triwulan_tertinggal: z.array(z.number().int()),
  triwulan: z.array(realisasi.extend({ tertutup: z.string().nullable() })).length(4),
});
export type LangkahSaya = z.infer<typeof langkahSaya>;

const saya = z.object({
  /** null: the account belongs to no employee. */
  nama: z.string().nullable(),
  /** Quarters of the year that are over. */
  triwulan_berakhir: z.number().int().min(0).max(4),
  tim: z.array(
    z.object({
      id: z.number().int(),
      nama: z.string(),
      satuan_kerja: satuanKerjaRefSchema,
      ketua: z.string().nullable(),
      /** Role and target that apply; where nothing does yet, those that are asked for. */
      peran: z.string().nullable(),
      target: z.string().nullable(),
      /** Whether an approval applies; also while a change waits. */
      berlaku: z.boolean(),
      /** What is asked for beside what applies; null: nothing else. */
      diusulkan: z.object({ peran: z.string().nullable(), target: z.string().nullable() }).nullable(),
      keadaan: z.enum(keadaanAnggota),
    }),
  ),
  langkah: z.array(langkahSaya),
});
export type TimAnggotaSaya = z.infer<typeof saya>;

const ringkas = z.object({
  /** Teams of the year that he leads, and those whose leaders answer to him. */
  ketua: z.number().int(),
  atasan: z.number().int(),
  /** Teams in which he has a place that is not ended. */
  anggota: z.number().int(),
  /** Steps that he carries. */
  langkah: z.number().int(),
});
export type RingkasTimSaya = z.infer<typeof ringkas>;

const tim = z.object({ timId: idSchema });
const laporan = z.object({ bagianId: idSchema, triwulan });

/**
 * Teams of the reader. What his NIP has nothing to do with is not there (404); closed quarters and locked plans refuse
 * (423); writes take `If-Match` and answer 412 with the row as it is, 409 in a state that does not allow them.
 */
export const timSayaCalls = {
  ringkas: defineCall(timSayaRoutes.ringkas, {
    summary: 'Berapa tim yang dipimpin, dibawahi dan diikuti pembaca, dan berapa langkah aksinya',
    answer: z.object({ data: ringkas }),
  }),
  listKetua: defineCall(timSayaRoutes.listKetua, {
    summary: 'Tim yang dipimpin pembaca, dan tim yang ketuanya bawahan pembaca',
    answer: z.object({ data: z.array(timSaya) }),
  }),
  exportKetua: defineCall(timSayaRoutes.exportKetua, {
    summary: 'Unduh tim yang dipimpin dan dibawahi pembaca sebagai XLSX',
    produces: XLSX_TYPE,
  }),
  getKetua: defineCall(timSayaRoutes.getKetua, {
    summary: 'Anggota, langkah aksi, pembagian dan realisasi satu tim',
    params: tim,
    answer: z.object({ data: detail }),
  }),
  bagi: defineCall(timSayaRoutes.bagi, {
    summary:
      'Bagi target satu langkah aksi kepada anggota yang disetujui; jumlahnya sama dengan target langkah',
    params: tim.extend({ langkahId: idSchema }),
    body: z.object({
      bagian: z
        .array(
          z.object({
            nip: z
              .string()
              .regex(/^\d{18}$/, 'NIP terdiri atas 18 angka')
              .meta({ examples: ['198001012005011001'] }),
            target: z.array(figure.nullable()).length(4),
          }),
        )
        .min(1, 'Pilih paling sedikit satu anggota')
        .max(100),
    }),
    answer: z.object({ data: langkahTim }),
  }),
  putuskan: defineCall(timSayaRoutes.putuskan, {
    summary: 'Konfirmasi atau kembalikan realisasi satu anggota pada satu triwulan',
    params: tim.extend({ bagianId: idSchema, triwulan }),
    body: z
      .object({
        putusan: z.enum(putusanLaporan),
        /** The figure that the leader saw; another one is refused (409). */
        realisasi: figure.nullable(),
        catatan,
      })
      .refine((one) => one.putusan === 'dikonfirmasi' || (one.catatan ?? '').length >= 5, {
        path: ['catatan'],
        error: 'Tulis apa yang perlu diperbaiki',
      }),
    answer: z.object({ data: realisasi }),
    status: 200,
  }),
  konfirmasi: defineCall(timSayaRoutes.konfirmasi, {
    summary:
      'Konfirmasi beberapa laporan satu tim sekaligus; yang tidak dapat dikonfirmasi dilewati dan disebut',
    params: tim,
    body: z.object({
      /** Each as the leader saw it: another version or figure is left as it is. */
      baris: z
        .array(
          z.object({
            bagian_id: idSchema,
            triwulan: z.number().int().min(1).max(4),
            versi: z.number().int().min(0),
            realisasi: figure,
          }),
        )
        .min(1)
        .max(KONFIRMASI_MAX),
    }),
    answer: z.object({
      data: z.object({
        /** How many were confirmed. */
        jumlah: z.number().int(),
        /** Those that stay as they are, and why. */
        gagal: z.array(
          z.object({ bagian_id: z.number().int(), triwulan: z.number().int(), pesan: z.string() }),
        ),
      }),
    }),
    status: 200,
  }),
  getAnggota: defineCall(timSayaRoutes.getAnggota, {
    summary: 'Tim dan langkah aksi pembaca di semua timnya',
    answer: z.object({ data: saya }),
  }),
  lapor: defineCall(timSayaRoutes.lapor, {
    summary: 'Laporkan realisasi satu triwulan; yang tidak dikirim tetap',
    params: laporan,
    body: z.object({ realisasi: figure.nullable(), uraian }).partial(),
    answer: z.object({ data: realisasi }),
  }),
  addBukti: defineCall(timSayaRoutes.addBukti, {
    summary: 'Lampirkan berkas yang sudah diunggah sebagai bukti satu triwulan',
    params: laporan,
    body: z.object({ berkas_id: idSchema }),
    answer: z.object({ data: realisasi }),
    status: 201,
  }),
  removeBukti: defineCall(timSayaRoutes.removeBukti, {
    summary: 'Lepaskan satu bukti; berkas yang tidak dipakai terhapus sehari kemudian',
    params: laporan.extend({ buktiId: idSchema }),
    answer: z.object({ data: realisasi }),
  }),
};
