import { jenisPejabat, tingkatRencanaTahunan, tingkatTahunan } from '@selaras/domain';
import { z } from 'zod';
import { defineCall } from '../../call';
import { idSchema, optionListSchema, optionSchema } from '../../paging';
import type { Route } from '../../route';
import { optionRoutes } from './option-routes';

/** Models that the indicator and sasaran filters know (spec 2 §5). */
export const optionModels = tingkatRencanaTahunan;
export type OptionModel = (typeof optionModels)[number];

/** Types that the unit-kerja pengampu list knows (spec 2 §5). */
export const pengampuTypes = tingkatTahunan;
export type PengampuType = (typeof pengampuTypes)[number];

/** Entries that one option list holds at most; what lies beyond is reached by searching with `q`. */
export const OPTION_LIMIT = 500;

const splitList = (value: string | number | readonly (string | number)[]): unknown[] =>
  [value]
    .flat()
    .flatMap((part) => String(part).split(','))
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** `ids=1,2` and `ids=1&ids=2` mean the same; an empty value means no restriction. */
export const idListSchema = z
  .union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))])
  .transform(splitList)
  .pipe(z.array(idSchema).max(200));

const search = { q: z.string().trim().max(100).optional() };
const unitQuery = z.object({ satuan_kerja_id: idSchema.optional(), ...search });
const byIds = { ids: idListSchema.optional() };
const unitRowQuery = unitQuery.extend(byIds);
const idsQuery = z.object({ ...byIds, ...search });
const modelParams = z.object({ model: z.enum(optionModels) });

/** An owner to choose, with who holds the post today (acting holders by their kind) or who leads the team. */
export const pengampuOptionSchema = optionSchema.extend({
  orang: z.array(z.object({ nama: z.string(), jenis: z.enum(jenisPejabat).nullable() })),
});
export type PengampuOption = z.infer<typeof pengampuOptionSchema>;

const optionCall = <R extends Route, Query extends z.ZodType, Params extends z.ZodType = z.ZodUndefined>(
  route: R,
  schemas: { summary: string; query: Query; params?: Params },
) => defineCall(route, { ...schemas, answer: optionListSchema });

export const optionIndikatorCall = optionCall(optionRoutes.optionIndikator, {
  summary:
    'Pilihan indikator kinerja satu tingkat; `tiap=baris` memuat setiap kinerja, juga yang indikatornya sama',
  params: modelParams,
  query: unitRowQuery.extend({ tiap: z.literal('baris').optional() }),
});

export const optionSasaranCall = optionCall(optionRoutes.optionSasaran, {
  summary: 'Pilihan sasaran kinerja satu tingkat',
  params: modelParams,
  query: unitRowQuery,
});

export const optionIndikatorSasaranStrategisCall = optionCall(optionRoutes.optionIndikatorSasaranStrategis, {
  summary: 'Pilihan indikator sasaran strategis',
  query: idsQuery.extend({ sasaran_strategis_id: idSchema.optional() }),
});

export const optionIndikatorTujuanCall = optionCall(optionRoutes.optionIndikatorTujuan, {
  summary: 'Pilihan indikator tujuan',
  query: idsQuery,
});

export const optionKegiatanCall = optionCall(optionRoutes.optionKegiatan, {
  summary: 'Pilihan kegiatan; yang termasuk program satu kinerja program bila disebut',
  query: unitRowQuery.extend({ kinerja_program_id: idSchema.optional() }),
});

export const optionMisiCall = optionCall(optionRoutes.optionMisi, {
  summary: 'Pilihan misi',
  query: idsQuery,
});

export const optionPegawaiCall = optionCall(optionRoutes.optionPegawai, {
  summary:
    'Pilihan pegawai; nilainya NIP. Hanya yang dapat mengerjakan satu kinerja sub kegiatan bila disebut',
  query: unitQuery.extend({ kinerja_sub_kegiatan_id: idSchema.optional() }),
});

export const optionPengampuTimKerjaCall = defineCall(optionRoutes.optionPengampuTimKerja, {
  summary: 'Pilihan tim kerja pengampu, dengan ketuanya',
  query: unitQuery,
  answer: z.array(pengampuOptionSchema),
});

export const optionPengampuUnitKerjaCall = defineCall(optionRoutes.optionPengampuUnitKerja, {
  summary: 'Pilihan unit kerja pengampu, dengan pejabatnya hari ini',
  query: unitQuery.extend({ type: z.enum(pengampuTypes).optional() }),
  answer: z.array(pengampuOptionSchema),
});

export const optionProgramCall = optionCall(optionRoutes.optionProgram, {
  summary: 'Pilihan program',
  query: unitRowQuery,
});

export const optionSasaranStrategisCall = optionCall(optionRoutes.optionSasaranStrategis, {
  summary: 'Pilihan sasaran strategis',
  query: idsQuery,
});

const satuanKerjaQuery = z.object({
  /** A unit and the units below it: 9999 gives the secretariat with its divisions (spec 2 §7). */
  satuan_kerja_id: idSchema.optional(),
  satuan_kerja_ids: idListSchema.optional(),
  ...search,
});

export const optionSatuanKerjaCall = optionCall(optionRoutes.optionSatuanKerja, {
  summary: 'Pilihan satuan kerja yang boleh dilihat pengguna',
  query: satuanKerjaQuery,
});

export const optionSubKegiatanCall = optionCall(optionRoutes.optionSubKegiatan, {
  summary:
    'Pilihan sub kegiatan satu satuan kerja; yang termasuk kegiatan satu kinerja kegiatan bila disebut',
  params: z.object({ satkerId: idSchema }),
  query: z.object({ kinerja_kegiatan_id: idSchema.optional(), ...search }),
});

export const optionTujuanCall = optionCall(optionRoutes.optionTujuan, {
  summary: 'Pilihan tujuan',
  query: idsQuery,
});

export const publicOptionSatuanKerjaCall = optionCall(optionRoutes.publicOptionSatuanKerja, {
  summary: 'Pilihan semua satuan kerja, untuk halaman publik dan makro',
  query: satuanKerjaQuery,
});
