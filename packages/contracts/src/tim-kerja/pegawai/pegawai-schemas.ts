import { alasanBerhenti, jenisJabatan, semuaStatusAsn } from '@selaras/domain';
import { z } from 'zod';
import { bodyShape, rowShape } from '../../entity-schema';
import { satuanKerjaRefSchema } from '../../resource';
import { jabatanPegawaiFields, pegawaiFields } from './pegawai-fields';

export type AlasanBerhenti = (typeof alasanBerhenti)[number];

/** Of nobody: a number of the right form. */
export const NIP_EXAMPLE = '198503152010012001';

export const nipSchema = z
  .string()
  .trim()
  .regex(/^\d{18}$/, 'NIP terdiri atas 18 angka')
  .meta({ examples: [NIP_EXAMPLE] });

const { nama } = pegawaiFields;
const namaShape = bodyShape({ nama });
const tanggal = z.iso.date('Tanggal tidak dikenal');

/** A post as it is written down: what one is, where, and below whom. */
const jabatanFields = {
  ...bodyShape(jabatanPegawaiFields),
  unit_kerja_id: z.number().int().positive().nullable(),
  /** Left out: the superior stays, which is how one of another unit is kept. */
  atasan_nip: nipSchema.nullable().optional(),
};

export const pegawaiBody = z.object({ ...namaShape, ...jabatanFields });
export const pegawaiBaruBody = pegawaiBody.extend({
  nip: nipSchema,
  satuan_kerja_id: z.number().int().positive(),
  /** Since when; null when it is not known. */
  tmt_jabatan: tanggal.nullable(),
});
/** A new post since a day: a move, a promotion, another superior, a return. */
export const jabatanBaruBody = z.object({
  ...jabatanFields,
  satuan_kerja_id: z.number().int().positive(),
  tmt_jabatan: tanggal,
});
export type JabatanBaru = z.infer<typeof jabatanBaruBody>;
export const berhentiBody = z.object({ pada: tanggal, alasan: z.enum(alasanBerhenti) });

const ringkas = {
  nama: z.string(),
  jabatan: z.string(),
  satuan_kerja: satuanKerjaRefSchema,
  unit_kerja_nama: z.string().nullable(),
};

/** One row of the list; what concerns the person alone is null for people of other units. */
export const pegawaiRowSchema = z.object({
  id: z.number().int(),
  ...ringkas,
  nip: z.string().nullable(),
  pangkat_gol: z.string().nullable(),
  status_asn: z.enum(semuaStatusAsn).nullable(),
  jenis_jabatan: z.enum(jenisJabatan).nullable(),
  berhenti_pada: z.string().nullable(),
});
export type PegawaiRow = z.infer<typeof pegawaiRowSchema>;

const masaJabatanSchema = z.object({
  /** null: since before it was written down. */
  mulai: z.string().nullable(),
  /** The first day that it no longer held; null: it holds. */
  selesai: z.string().nullable(),
  jabatan: z.string(),
  pangkat_gol: z.string().nullable(),
  satuan_kerja_nama: z.string(),
  unit_kerja_nama: z.string().nullable(),
  atasan_nama: z.string().nullable(),
});

export const pegawaiDetailSchema = z.object({
  id: z.number().int(),
  versi: z.number().int(),
  nip: z.string(),
  ...ringkas,
  ...rowShape(jabatanPegawaiFields),
  status_asn: z.enum(semuaStatusAsn),
  unit_kerja_id: z.number().int().nullable(),
  /** The NIP of a superior in another unit is not told. */
  atasan: z.object({ nip: z.string().nullable(), nama: z.string(), jabatan: z.string() }).nullable(),
  tmt_jabatan: z.string().nullable(),
  berhenti_pada: z.string().nullable(),
  alasan_berhenti: z.enum(alasanBerhenti).nullable(),
  /** People who have him as superior now. */
  jumlah_bawahan: z.number().int(),
  /** All posts, the newest first. */
  masa_jabatan: z.array(masaJabatanSchema),
  kemampuan: z.object({ ubah: z.boolean(), kembali: z.boolean() }),
});
export type PegawaiDetail = z.infer<typeof pegawaiDetailSchema>;
