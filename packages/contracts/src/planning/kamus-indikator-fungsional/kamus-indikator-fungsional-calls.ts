import { z } from 'zod';
import { defineCall } from '../../call';
import { idSchema, optionListSchema } from '../../paging';
import { resourceCalls, satuanKerjaRefSchema } from '../../resource';
import { teksPilihan, teksWajib } from '../angka';
import {
  kamusIndikatorFungsionalEntity,
  kamusIndikatorFungsionalRoutes,
} from './kamus-indikator-fungsional-entity';

/** Longest name of a position: lists are ordered by it. */
const JABATAN_MAKS = 200;

const row = {
  tahun: z.number().int(),
  satuan_kerja: satuanKerjaRefSchema,
  /** Functional position, for instance "Bidan Ahli Muda". */
  jabatan: z.string(),
  indikator: z.string(),
  satuan: z.string(),
  keterangan: z.string().nullable(),
  /** Sub-activities that the output serves. */
  kinerja_sub_kegiatan: z.array(
    z.object({ id: z.number(), indikator: z.string(), sub_kegiatan: z.string().nullable() }),
  ),
};

/** Dictionary of outputs per functional position (domain §1, §9). */
export const kamusIndikatorFungsionalCalls = {
  ...resourceCalls(kamusIndikatorFungsionalEntity, {
    row,
    listRow: row,
    body: z.object({
      satuan_kerja_id: idSchema,
      jabatan: teksWajib.max(JABATAN_MAKS),
      indikator: teksWajib,
      satuan: teksWajib,
      keterangan: teksPilihan,
      /** Of the same unit and year. */
      kinerja_sub_kegiatan_ids: z.array(idSchema).max(100).default([]),
    }),
    filter: {
      jabatan: z.string().trim().max(JABATAN_MAKS).optional(),
      kinerja_sub_kegiatan_id: idSchema.optional(),
    },
  }),
  /** Positions that a unit's people hold or that its dictionary names already. */
  pilihanJabatan: defineCall(kamusIndikatorFungsionalRoutes.pilihanJabatan, {
    summary: 'Pilihan jabatan fungsional',
    query: z.object({ satuan_kerja_id: idSchema.optional(), q: z.string().trim().max(100).optional() }),
    answer: optionListSchema,
  }),
} as const;
