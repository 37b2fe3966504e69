import { z } from 'zod';
import { asalAngkaSchema } from '../../asal-angka/asal-angka';
import { bodyShape } from '../../entity-schema';
import { idSchema } from '../../paging';
import { resourceCalls, satuanKerjaRefSchema } from '../../resource';
import { figure, optionalText, perTriwulan, rupiah } from '../field-schemas';
import { kinerjaRefSchema, nomenklaturRefSchema } from '../kinerja/kinerja';
import { kinerjaLangkahAksiEntity } from './kinerja-langkah-aksi-entity';

const nullableNumber = z.number().nullable();

const anggotaRow = z.object({
  id: z.number(),
  nip: z.string(),
  nama: z.string(),
  target: nullableNumber,
  satuan: z.string().nullable(),
  ...perTriwulan('realisasi', nullableNumber),
});

const row = {
  tahun_kinerja: z.number().int(),
  satuan_kerja: satuanKerjaRefSchema,
  kinerja_sub_kegiatan: kinerjaRefSchema,
  sub_kegiatan: nomenklaturRefSchema,
  sasaran: z.string(),
  indikator: z.string(),
  satuan: z.string().nullable(),
  ...perTriwulan('target', nullableNumber),
  ...perTriwulan('realisasi', nullableNumber),
  anggaran: nullableNumber,
  /** The failure that this step repairs. */
  penyebab_kegagalan: z
    .object({ id: z.number(), triwulan: z.number().int(), penyebab: z.string() })
    .nullable(),
  anggota: z.array(anggotaRow),
  /** The team of its sub-activity, else the teams whose people carry it; none for who may not read the unit's teams. */
  tim: z.array(z.object({ id: z.number(), nama: z.string() })),
};

/** Action step below a sub-activity with the team members that carry it (domain §2, §6). */
export const kinerjaLangkahAksiCalls = resourceCalls(kinerjaLangkahAksiEntity, {
  row: {
    ...row,
    /** Quarters whose figure confirmed reports wrote; the others were written by the unit. */
    asal_realisasi: z.array(asalAngkaSchema),
  },
  listRow: row,
  body: z.object({
    ...bodyShape(kinerjaLangkahAksiEntity.fields),
    ...perTriwulan('target', figure),
    ...perTriwulan('realisasi', figure),
    anggaran: rupiah,
    penyebab_kegagalan_id: idSchema.nullable(),
    /** With `id` an existing member row, without it a new one; left out: deleted. Only approved team members. */
    anggota: z
      .array(
        z.object({
          id: idSchema.optional(),
          nip: z.string().regex(/^\d{18}$/, 'NIP terdiri atas 18 angka'),
          target: figure,
          satuan: optionalText,
          ...perTriwulan('realisasi', figure),
        }),
      )
      .max(100)
      .default([]),
  }),
  filter: {
    kinerja_sub_kegiatan_id: idSchema.optional(),
    /** Values of the option lists `indikator` and `sasaran`. */
    indikator: idSchema.optional(),
    sasaran: idSchema.optional(),
    /** Only repair steps, or none of them. */
    perbaikan: z.enum(['true', 'false']).optional(),
  },
});
