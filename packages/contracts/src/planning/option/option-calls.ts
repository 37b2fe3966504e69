import type { Who } from '@selaras/roles';
import { z } from 'zod';
import type { Act } from '../../act';
import { defineCall } from '../../call';
import { idSchema, optionListSchema } from '../../paging';
import { optionActs, publicOptionActs } from './option-routes';

/** Models that the indicator and sasaran filters know (spec 2 §5). */
export const optionModels = [
  'kinerja-program',
  'kinerja-kegiatan',
  'kinerja-sub-kegiatan',
  'kinerja-langkah-aksi',
] as const;
export type OptionModel = (typeof optionModels)[number];

/** Types that the unit-kerja pengampu list knows (spec 2 §5). */
export const pengampuTypes = ['kinerja-program', 'kinerja-kegiatan', 'kinerja-sub-kegiatan'] as const;
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

const optionCall = <W extends Who, Query extends z.ZodType, Params extends z.ZodType = z.ZodUndefined>(call: {
  act: Act<W>;
  path: string;
  ringkasan: string;
  query: Query;
  params?: Params;
  tahun?: 'kinerja' | 'publik';
}) => defineCall({ tahun: 'kinerja', ...call, method: 'GET', answer: optionListSchema });

export const optionIndikatorCall = optionCall({
  act: optionActs.indikator,
  path: '/option/indikator/{model}',
  ringkasan:
    'Pilihan indikator kinerja satu tingkat; `tiap=baris` memuat setiap kinerja, juga yang indikatornya sama',
  params: modelParams,
  query: unitRowQuery.extend({ tiap: z.literal('baris').optional() }),
});

export const optionSasaranCall = optionCall({
  act: optionActs.sasaran,
  path: '/option/sasaran/{model}',
  ringkasan: 'Pilihan sasaran kinerja satu tingkat',
  params: modelParams,
  query: unitRowQuery,
});

export const optionIndikatorSasaranStrategisCall = optionCall({
  act: optionActs['indikator-sasaran-strategis'],
  path: '/option/indikator-sasaran-strategis',
  ringkasan: 'Pilihan indikator sasaran strategis',
  query: idsQuery.extend({ sasaran_strategis_id: idSchema.optional() }),
});

export const optionIndikatorTujuanCall = optionCall({
  act: optionActs['indikator-tujuan'],
  path: '/option/indikator-tujuan',
  ringkasan: 'Pilihan indikator tujuan',
  query: idsQuery,
});

export const optionKegiatanCall = optionCall({
  act: optionActs.kegiatan,
  path: '/option/kegiatan',
  ringkasan: 'Pilihan kegiatan; yang termasuk program satu kinerja program bila disebut',
  query: unitRowQuery.extend({ kinerja_program_id: idSchema.optional() }),
});

export const optionMisiCall = optionCall({
  act: optionActs.misi,
  path: '/option/misi',
  ringkasan: 'Pilihan misi',
  query: idsQuery,
});

export const optionPegawaiCall = optionCall({
  act: optionActs.pegawai,
  path: '/option/pegawai',
  ringkasan:
    'Pilihan pegawai; nilainya NIP. Hanya yang dapat mengerjakan satu kinerja sub kegiatan bila disebut',
  query: unitQuery.extend({ kinerja_sub_kegiatan_id: idSchema.optional() }),
});

export const optionPengampuTimKerjaCall = optionCall({
  act: optionActs['pengampu-tim-kerja'],
  path: '/option/pengampu/tim-kerja',
  ringkasan: 'Pilihan tim kerja pengampu',
  query: unitQuery,
});

export const optionPengampuUnitKerjaCall = optionCall({
  act: optionActs['pengampu-unit-kerja'],
  path: '/option/pengampu/unit-kerja',
  ringkasan: 'Pilihan unit kerja pengampu',
  query: unitQuery.extend({ type: z.enum(pengampuTypes).optional() }),
});

export const optionProgramCall = optionCall({
  act: optionActs.program,
  path: '/option/program',
  ringkasan: 'Pilihan program',
  query: unitRowQuery,
});

export const optionSasaranStrategisCall = optionCall({
  act: optionActs['sasaran-strategis'],
  path: '/option/sasaran-strategis',
  ringkasan: 'Pilihan sasaran strategis',
  query: idsQuery,
});

const satuanKerjaQuery = z.object({
  /** A unit and the units below it: 9999 gives the secretariat with its divisions (spec 2 §7). */
  satuan_kerja_id: idSchema.optional(),
  satuan_kerja_ids: idListSchema.optional(),
  ...search,
});

export const optionSatuanKerjaCall = optionCall({
  act: optionActs['satuan-kerja'],
  path: '/option/satuan-kerja',
  ringkasan: 'Pilihan satuan kerja yang boleh dilihat pengguna',
  query: satuanKerjaQuery,
});

export const optionSubKegiatanCall = optionCall({
  act: optionActs['sub-kegiatan'],
  path: '/option/sub-kegiatan/{satkerId}',
  ringkasan:
    'Pilihan sub kegiatan satu satuan kerja; yang termasuk kegiatan satu kinerja kegiatan bila disebut',
  params: z.object({ satkerId: idSchema }),
  query: z.object({ kinerja_kegiatan_id: idSchema.optional(), ...search }),
});

export const optionTujuanCall = optionCall({
  act: optionActs.tujuan,
  path: '/option/tujuan',
  ringkasan: 'Pilihan tujuan',
  query: idsQuery,
});

export const publicOptionSatuanKerjaCall = optionCall({
  act: publicOptionActs['option-satuan-kerja'],
  path: '/public-display/option/satuan-kerja',
  ringkasan: 'Pilihan semua satuan kerja, untuk halaman publik dan makro',
  query: satuanKerjaQuery,
  tahun: 'publik',
});
