import { z } from 'zod';
import { idSchema } from '../../paging';
import { NASKAH_MAX, type NaskahNomor, naskahNomor } from './naskah-limits';

const tanda = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['bold', 'italic', 'underline', 'strike', 'superscript', 'subscript']) }),
  z.strictObject({
    type: z.literal('link'),
    attrs: z.strictObject({ href: z.url({ protocol: /^https?$/ }).max(NASKAH_MAX.alamat) }),
  }),
]);
export type NaskahTanda = z.infer<typeof tanda>;

const teks = z.strictObject({
  type: z.literal('text'),
  text: z.string().min(1).max(NASKAH_MAX.potongan),
  marks: z.array(tanda).max(7).optional(),
});
const baris = z.strictObject({ type: z.literal('hardBreak') });
/** A footnote stands where it is called; its number follows from its place. */
const catatanKaki = z.strictObject({
  type: z.literal('catatanKaki'),
  attrs: z.strictObject({ isi: z.string().min(1).max(NASKAH_MAX.potongan) }),
});
const sebaris = z.discriminatedUnion('type', [teks, baris, catatanKaki]);
export type NaskahSebaris = z.infer<typeof sebaris>;

const isiSebaris = z.array(sebaris).max(NASKAH_MAX.simpul).optional();
const paragraf = z.strictObject({ type: z.literal('paragraph'), content: isiSebaris });
/** Levels below the title of the section that the text belongs to. */
const judul = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.number().int().min(1).max(3) }),
  content: isiSebaris,
});
/** A picture that was stored before; its caption is numbered by the report. */
const gambar = z.strictObject({
  type: z.literal('gambar'),
  attrs: z.strictObject({
    gambar_id: idSchema,
    /** What it shows, for readers who do not see it. */
    alt: z.string().max(NASKAH_MAX.keterangan),
    keterangan: z.string().max(NASKAH_MAX.keterangan),
    /** Percent of the width of the text. */
    lebar: z.number().int().min(10).max(100),
  }),
});

export interface NaskahDaftar {
  type: 'bulletList' | 'orderedList';
  /** Of a numbered list: the number of its first item, and their kind; left out: digits. */
  attrs?: { start: number; jenis?: NaskahNomor | undefined } | undefined;
  content: { type: 'listItem'; content: (z.infer<typeof paragraf> | NaskahDaftar)[] }[];
}

const daftarAt = (depth: number): z.ZodType<NaskahDaftar> =>
  z.strictObject({
    type: z.enum(['bulletList', 'orderedList']),
    attrs: z
      .strictObject({
        start: z.number().int().min(1).max(NASKAH_MAX.nomor),
        jenis: z.enum(naskahNomor).optional(),
      })
      .optional(),
    content: z
      .array(
        z.strictObject({
          type: z.literal('listItem'),
          content: z
            .array(depth < NASKAH_MAX.kedalaman ? z.union([paragraf, daftarAt(depth + 1)]) : paragraf)
            .min(1)
            .max(NASKAH_MAX.simpul),
        }),
      )
      .min(1)
      .max(NASKAH_MAX.simpul),
  });
const daftar = daftarAt(1);

const span = z.number().int().min(1).max(NASKAH_MAX.bentang);
const sel = z.strictObject({
  type: z.enum(['tableCell', 'tableHeader']),
  attrs: z
    .strictObject({
      colspan: span,
      rowspan: span,
      /** Widths of its columns, in CSS pixels. */
      colwidth: z.array(z.number().int().min(1).max(4_000)).max(NASKAH_MAX.bentang).nullable(),
    })
    .partial()
    .optional(),
  content: z
    .array(z.union([paragraf, daftar]))
    .min(1)
    .max(NASKAH_MAX.simpul),
});
const tabel = z.strictObject({
  type: z.literal('table'),
  content: z
    .array(
      z.strictObject({ type: z.literal('tableRow'), content: z.array(sel).min(1).max(NASKAH_MAX.kolom) }),
    )
    .min(1)
    .max(NASKAH_MAX.baris),
});

const blok = z.union([paragraf, judul, gambar, daftar, tabel]);
export type NaskahBlok = z.infer<typeof blok>;

/**
 * Rich text of a report as the editor keeps it: a tree of known nodes and marks. Whatever it does not name is refused,
 * so that no HTML from outside is ever stored.
 */
export const naskahSchema = z.strictObject({
  type: z.literal('doc'),
  content: z.array(blok).max(NASKAH_MAX.simpul),
});
export type Naskah = z.infer<typeof naskahSchema>;
