import { rataKolom } from '@selaras/domain';
import { z } from 'zod';
import { naskahSchema } from './naskah';

/**
 * A table of a report out of the data. Cells are words and numbers as people read them, so that page, DOCX and PDF say
 * the same.
 */
export const laporanTabelSchema = z.object({
  /** Names the table in the report, e.g. `iku` or `anggaran-program`. */
  kode: z.string(),
  judul: z.string(),
  kolom: z
    .array(
      z.object({
        judul: z.string(),
        /** Share of the table's width; all of them make the whole. */
        lebar: z.number().positive(),
        rata: z.enum(rataKolom),
      }),
    )
    .min(1),
  baris: z.array(z.array(z.string())),
  /** One cell a column, below the rows. */
  total: z.array(z.string()).nullable(),
  /** Where the figures come from, and what they leave out. */
  catatan: z.string(),
  /** Figures that changed since the text beside them was written, or since the report was handed in; left out: none. */
  berubah: z
    .object({
      /** ISO 8601. */
      sejak: z.string(),
      /** Cells, counted from 0; the total is the row after the last one. */
      sel: z.array(z.object({ baris: z.number().int(), kolom: z.number().int(), semula: z.string() })),
    })
    .optional(),
});
export type LaporanTabel = z.infer<typeof laporanTabelSchema>;

/** A chart of a report out of the data: years from left to right, null is a gap. */
const laporanGrafikSchema = z.object({
  /** Names the chart in the report. */
  kode: z.string().regex(/^grafik-[0-9-]+$/),
  judul: z.string(),
  satuan: z.string(),
  tahun: z.array(z.number().int()),
  /** One figure a year. */
  target: z.array(z.number().nullable()),
  realisasi: z.array(z.number().nullable()),
  /** The same figures in a sentence, for who does not see it. */
  alt: z.string(),
});
export type LaporanGrafik = z.infer<typeof laporanGrafikSchema>;

export const laporanBagianSchema = z.object({
  /** Names the section in the portal, e.g. `isu-strategis`. */
  kode: z.string(),
  judul: z.string(),
  /** 1: a section of a chapter, 2 and 3: below it. */
  tingkat: z.number().int().min(1).max(3),
  naskah: naskahSchema.nullable(),
  tabel: z.array(laporanTabelSchema),
  /** Below the tables. */
  grafik: z.array(laporanGrafikSchema),
});
export type LaporanBagian = z.infer<typeof laporanBagianSchema>;

/** A report whole, chapter by chapter, as it is printed. */
export const laporanSchema = z.object({
  judul: z.string(),
  tahun: z.number().int(),
  instansi: z.string(),
  daerah: z.string(),
  bab: z.array(
    z.object({
      /** `I` to `IV`; null for annexes. */
      nomor: z.string().nullable(),
      judul: z.string(),
      bagian: z.array(laporanBagianSchema),
    }),
  ),
});
export type Laporan = z.infer<typeof laporanSchema>;
