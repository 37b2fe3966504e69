import { z } from 'zod';
import { idSchema } from '../../paging';

/** Most characters of one piece of text, and most nodes on one level. */
const TEXT_MAX = 20_000;
const NODES_MAX = 2_000;
/** Most rows and columns that a cell spans. */
const SPAN_MAX = 50;

const tanda = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['bold', 'italic', 'underline', 'strike', 'superscript', 'subscript']) }),
  z.strictObject({
    type: z.literal('link'),
    attrs: z.strictObject({ href: z.url({ protocol: /^https?$/ }).max(2_000) }),
  }),
]);
export type NaskahTanda = z.infer<typeof tanda>;

const teks = z.strictObject({
  type: z.literal('text'),
  text: z.string().min(1).max(TEXT_MAX),
  marks: z.array(tanda).max(7).optional(),
});
const baris = z.strictObject({ type: z.literal('hardBreak') });
/** A footnote stands where it is called; its number follows from its place. */
const catatanKaki = z.strictObject({
  type: z.literal('catatanKaki'),
  attrs: z.strictObject({ isi: z.string().min(1).max(TEXT_MAX) }),
});
const sebaris = z.discriminatedUnion('type', [teks, baris, catatanKaki]);
export type NaskahSebaris = z.infer<typeof sebaris>;

const isiSebaris = z.array(sebaris).max(NODES_MAX).optional();
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
    alt: z.string().max(500),
    keterangan: z.string().max(500),
    /** Percent of the width of the text. */
    lebar: z.number().int().min(10).max(100),
  }),
});

export interface NaskahDaftar {
  type: 'bulletList' | 'orderedList';
  attrs?: { start: number } | undefined;
  content: { type: 'listItem'; content: (z.infer<typeof paragraf> | NaskahDaftar)[] }[];
}
/** Lists lie at most this deep in each other. */
export const DAFTAR_DEPTH_MAX = 6;

const daftarAt = (depth: number): z.ZodType<NaskahDaftar> =>
  z.strictObject({
    type: z.enum(['bulletList', 'orderedList']),
    attrs: z.strictObject({ start: z.number().int().min(1).max(9_999) }).optional(),
    content: z
      .array(
        z.strictObject({
          type: z.literal('listItem'),
          content: z
            .array(depth < DAFTAR_DEPTH_MAX ? z.union([paragraf, daftarAt(depth + 1)]) : paragraf)
            .min(1)
            .max(NODES_MAX),
        }),
      )
      .min(1)
      .max(NODES_MAX),
  });
const daftar = daftarAt(1);

const span = z.number().int().min(1).max(SPAN_MAX);
const sel = z.strictObject({
  type: z.enum(['tableCell', 'tableHeader']),
  attrs: z
    .strictObject({
      colspan: span,
      rowspan: span,
      /** Widths of its columns, in CSS pixels. */
      colwidth: z.array(z.number().int().min(1).max(4_000)).max(SPAN_MAX).nullable(),
    })
    .partial()
    .optional(),
  content: z
    .array(z.union([paragraf, daftar]))
    .min(1)
    .max(NODES_MAX),
});
const tabel = z.strictObject({
  type: z.literal('table'),
  content: z
    .array(z.strictObject({ type: z.literal('tableRow'), content: z.array(sel).min(1).max(SPAN_MAX) }))
    .min(1)
    .max(500),
});

const blok = z.union([paragraf, judul, gambar, daftar, tabel]);
export type NaskahBlok = z.infer<typeof blok>;

/**
 * Rich text of a report as the editor keeps it: a tree of known nodes and marks. Whatever it does not name is refused,
 * so that no HTML from outside is ever stored.
 */
export const naskahSchema = z.strictObject({ type: z.literal('doc'), content: z.array(blok).max(NODES_MAX) });
export type Naskah = z.infer<typeof naskahSchema>;

/** Most bytes of one text as JSON. */
export const NASKAH_BYTES_MAX = 1_000_000;
