import { satuanPotret } from '@selaras/domain';
import { z } from 'zod';
import { sumberPortal } from './sumber-portal';

export const sumberPortalSchema = z.enum(sumberPortal);

const sel = z.union([z.string(), z.number(), z.null()]);

/** A table of a portrait; rows with a depth above 0 stand below the last row of the depth before, as in a tree. */
const tabel = z.object({
  judul: z.string(),
  kolom: z.array(z.string()),
  baris: z.array(z.object({ tingkat: z.number().int(), sel: z.array(sel) })),
  /** All rows that there are; more than `baris` when only the first were taken. */
  jumlah: z.number().int(),
});

const angka = z.object({
  nama: z.string(),
  /** null: not known. */
  nilai: z.number().nullable(),
  /** Of how many, where it is a part. */
  dari: z.number().nullable(),
  satuan: z.enum(satuanPotret).nullable(),
});

/** What the portal says of a unit's year at one moment, as figures, tables and a sentence for people. */
export const potretSchema = z.object({
  judul: z.string(),
  kalimat: z.string(),
  angka: z.array(angka),
  tabel: z.array(tabel),
  /** Id of the page that shows the same as it is today. */
  halaman: z.string(),
});
export type Potret = z.infer<typeof potretSchema>;

/** Names the form of what is frozen, which stays readable when a later one is written. */
export const BENTUK_POTRET = 'selaras-potret-1';

/** What is kept of a portrait that was taken: its canonical JSON is the content whose SHA-256 is kept beside it. */
export const potretBekuSchema = z.object({
  bentuk: z.literal(BENTUK_POTRET),
  sumber: sumberPortalSchema,
  satuan_kerja: z.object({ id: z.number().int(), nama: z.string() }),
  tahun: z.number().int(),
  /** When it was taken, ISO 8601. */
  diambil: z.string(),
  /** Counter of the data of unit and regency at that moment. */
  versi_data: z.number().int(),
  potret: potretSchema,
});
export type PotretBeku = z.infer<typeof potretBekuSchema>;
