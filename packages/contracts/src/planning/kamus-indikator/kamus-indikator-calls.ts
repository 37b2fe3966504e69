import { z } from 'zod';
import { defineCall } from '../../call';
import { idSchema, optionListSchema } from '../../paging';
import { resourceCalls, satuanKerjaRefSchema } from '../../resource';
import { treeLevels } from '../../tree-level';
import { polaritasSchema, teksPilihan, teksWajib } from '../angka';
import {
  bappedaQueueCalls,
  putusanBappeda,
  putusanRow,
  validasiFilter,
} from '../validasi-bappeda/validasi-bappeda-calls';
import { kamusIndikatorEntity, kamusIndikatorRoutes } from './kamus-indikator-entity';

const { orders } = kamusIndikatorEntity;

const teks = z.string().nullable();
const level = z.enum(treeLevels);
const jenis = z.enum(['outcome', 'output']);
const leadLag = z.enum(['lead', 'lag']);
const konsolidasi = z.enum(['sum', 'last', 'average']);

/** How often the data are gathered, how far the unit governs the result, what one report covers (domain §2). */
const frekuensi = z.enum(['Bulanan', 'Triwulanan', 'Semesteran', 'Tahunan']);
const kendali = z.enum(['Tinggi', 'Sedang', 'Rendah']);
const periode = z.enum(['Bulan', 'Triwulan', 'Semester', 'Tahun']);

/** What an entry says of its indicator. */
const isi = {
  definisi: teks,
  /** LaTeX. */
  formula: teks,
  satuan: teks,
  polaritas: polaritasSchema.nullable(),
  frekuensi: teks,
  sumber_data: teks,
  penanggung_jawab: teks,
  jenis: jenis.nullable(),
  /** Of a sub-activity it is the same as in the sub-activity itself: writing one writes the other. */
  indikator_kemendagri: teks,
  tujuan: teks,
  lead_lag: leadLag.nullable(),
  tingkat_kendali: teks,
  konsolidasi_periode: konsolidasi.nullable(),
  periode_pelaporan: teks,
};

const entri = {
  level,
  /** The performance whose indicator is explained. */
  kinerja_id: z.number().int(),
  indikator: z.string(),
  ...isi,
  /** Who judged, and when; null once the verdict has lapsed. */
  validator: teks,
  waktu: teks,
};

const row = { satuan_kerja: satuanKerjaRefSchema, ...entri, ...putusanRow };
const filter = { level: level.optional(), putusan: z.enum(putusanBappeda).optional() };

/** Indicator dictionary: the own indicator beside the ministry's, with what it means and how it is counted (domain §2). */
export const kamusIndikatorCalls = {
  ...resourceCalls(kamusIndikatorEntity, {
    row: {
      ...row,
      kinerja: z.object({ sasaran: z.string(), target: z.number().nullable(), satuan: teks }),
    },
    listRow: row,
    body: z.object({
      satuan_kerja_id: idSchema,
      /** Chosen once; an entry never changes its performance. */
      level,
      kinerja_id: idSchema,
      definisi: teksWajib,
      formula: teksPilihan,
      satuan: teksWajib,
      polaritas: polaritasSchema.nullable(),
      frekuensi: frekuensi.nullable(),
      sumber_data: teksPilihan,
      penanggung_jawab: teksPilihan,
      jenis: jenis.nullable(),
      indikator_kemendagri: teksPilihan,
      tujuan: teksPilihan,
      lead_lag: leadLag.nullable(),
      tingkat_kendali: kendali.nullable(),
      konsolidasi_periode: konsolidasi.nullable(),
      periode_pelaporan: periode.nullable(),
    }),
    filter: { ...filter, ...validasiFilter },
  }),
  ...bappedaQueueCalls(kamusIndikatorEntity, { row: entri, filter, orders }),
  /** Performances of a unit that no entry explains yet. */
  pilihanKinerja: defineCall(kamusIndikatorRoutes.pilihanKinerja, {
    summary: 'Kinerja satu satuan kerja yang belum punya kamus indikator',
    query: z.object({ level, satuan_kerja_id: idSchema, q: z.string().trim().max(100).optional() }),
    answer: optionListSchema,
  }),
  /** What the performance itself already says, to begin an entry with; null when the reader may not see it. */
  isian: defineCall(kamusIndikatorRoutes.isian, {
    summary: 'Isian kamus dari definisi operasional kinerjanya',
    query: z.object({ level, kinerja_id: idSchema }),
    answer: z.object({
      data: z
        .object({
          definisi: teks,
          formula: teks,
          satuan: teks,
          polaritas: polaritasSchema,
          sumber_data: teks,
          jenis,
          indikator_kemendagri: teks,
          konsolidasi_periode: konsolidasi,
        })
        .nullable(),
    }),
  }),
} as const;
