import { z } from 'zod';
import { idSchema } from '../../paging';
import { anakSchema, resourceCalls, satuanKerjaRefSchema } from '../../resource';
import { rupiah, teksPilihan, teksWajib } from '../angka';
import { kegiatanEntity, programEntity, subKegiatanEntity } from './nomenklatur-entities';

const uang = z.number();

const row = {
  tahun_kinerja: z.number().int(),
  satuan_kerja: satuanKerjaRefSchema,
  kode: z.string(),
  nama: z.string(),
  pagu: uang,
  realisasi: uang,
};
const indukRef = z.object({ id: z.number(), kode: z.string(), nama: z.string() });

/** Codes as the ministry writes them (domain §8): `1.02.02`, `1.02.02.2.02`, `1.02.02.2.02.0001`. */
export const kodeNomenklatur = {
  program: /^[0-9X]\.[0-9X]{2}\.\d{2}$/,
  kegiatan: /^[0-9X]\.[0-9X]{2}\.\d{2}\.\d\.\d{2}$/,
  sub_kegiatan: /^[0-9X]\.[0-9X]{2}\.\d{2}\.\d\.\d{2}\.\d{2,4}$/,
} as const;

const body = (kode: RegExp, contoh: string) => ({
  satuan_kerja_id: idSchema,
  kode: z
    .string()
    .trim()
    .toUpperCase()
    .regex(kode, `Kode tidak sesuai bentuknya, contoh ${contoh}`)
    .meta({ examples: [contoh] }),
  nama: teksWajib,
  pagu: rupiah.unwrap(),
  realisasi: rupiah.unwrap().default(0),
});

/** Budget nomenclature of a unit and year: programme. Super only (domain §9). */
export const programCalls = resourceCalls(programEntity, {
  row: { ...row, anak: z.array(anakSchema) },
  listRow: row,
  body: z.object(body(kodeNomenklatur.program, '1.02.02')),
  filter: {},
});

/** Activity below a programme; its code begins with the programme's. */
export const kegiatanCalls = resourceCalls(kegiatanEntity, {
  row: { ...row, program: indukRef, anak: z.array(anakSchema) },
  listRow: { ...row, program: indukRef },
  body: z.object({ ...body(kodeNomenklatur.kegiatan, '1.02.02.2.02'), program_id: idSchema }),
  filter: { program_id: idSchema.optional() },
});

const kemendagri = { indikator_kemendagri: z.string().nullable(), satuan_kemendagri: z.string().nullable() };

/** Sub-activity below an activity, with the ministry's indicator. */
export const subKegiatanCalls = resourceCalls(subKegiatanEntity, {
  row: { ...row, kegiatan: indukRef, ...kemendagri, anak: z.array(anakSchema) },
  listRow: { ...row, kegiatan: indukRef, ...kemendagri },
  body: z.object({
    ...body(kodeNomenklatur.sub_kegiatan, '1.02.02.2.02.0001'),
    kegiatan_id: idSchema,
    indikator_kemendagri: teksPilihan,
    satuan_kemendagri: teksPilihan,
  }),
  filter: { kegiatan_id: idSchema.optional() },
});
