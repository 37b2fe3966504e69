import { asalEviden, untukEviden } from '@selaras/domain';
import { z } from 'zod';
import { callsAbout, defineCall } from '../../call';
import { bodyShape, rowShape } from '../../entity-schema';
import { fileSchema } from '../../files/files';
import { halamanSchema } from '../../files/halaman';
import { idSchema, pageOf, pageQuery, unitParams } from '../../paging';
import { lkeBuktiSchema } from '../penilaian/lke-lembar-calls';
import { sumberPortalSchema } from '../potret/potret';
import { keteranganEvidenFields, tautanEvidenFields } from './lke-eviden-fields';
import { lkeBuktiRoutes, lkeEvidenRoutes } from './lke-eviden-routes';

const eviden = unitParams.extend({ evidenId: idSchema });

const nama = z.string().trim().min(1, 'Tulis nama eviden').max(keteranganEvidenFields.nama.maxLength);
const keterangan = {
  tanggal_dokumen: z.iso.date('Tulis tanggal yang ada').nullable(),
  periode: bodyShape(keteranganEvidenFields).periode,
};
const tautan = z
  .url({ protocol: /^https?$/, error: 'Tulis alamat lengkap, misalnya https://contoh.go.id/dokumen' })
  .max(tautanEvidenFields.tautan.maxLength);

const berkasBaru = z.object({ jenis: z.literal('berkas'), berkas_id: idSchema });
const tautanBaru = z.object({ jenis: z.literal('tautan'), tautan });
/** What the portal says now; `sidik` names what was seen of it, and 409 when it says something else meanwhile. */
const portalBaru = z.object({
  jenis: z.literal('portal'),
  sumber: sumberPortalSchema,
  sidik: z.string().regex(/^[0-9a-f]{64}$/),
});

/** A piece of evidence of a unit with its newest content. */
const lkeEvidenSchema = z.object({
  id: z.number().int(),
  versi: z.number().int(),
  /** Year in which it was brought. */
  tahun: z.number().int(),
  jenis: lkeBuktiSchema.shape.jenis,
  ...rowShape(keteranganEvidenFields),
  eviden_versi_id: z.number().int(),
  nomor: z.number().int(),
  sha256: z.string(),
  waktu: z.string(),
  berkas: fileSchema.nullable(),
  tautan: z.string().nullable(),
  /** Whether this content was scored: it stays as it is for good. */
  dinilai: z.boolean(),
  /** Criteria of the chosen year for which some content of it is put forward. */
  kriteria: z.array(z.number().int()),
  /** Whether no worksheet of any year uses it: only then can it be removed. */
  lepas: z.boolean(),
  /** Pages that this content was put forward with last for the criterion that is asked, or the one of its number before. */
  halaman: halamanSchema.nullable(),
});
export type LkeEviden = z.infer<typeof lkeEvidenSchema>;

const aboutEviden = callsAbout(eviden, z.object({ data: lkeEvidenSchema }));

/**
 * A unit's evidence. Writes are refused with 409 and the state in words outside the states in which the unit writes;
 * changes and removals take `If-Match` with the `versi` that was read.
 */
export const lkeEvidenCalls = {
  list: defineCall(lkeEvidenRoutes.list, {
    summary: 'Eviden satu satuan kerja, tahun ini dan tahun lalu, terbaru dahulu',
    params: unitParams,
    query: pageQuery.extend({
      cari: z.string().trim().max(100).optional(),
      asal: z.enum(asalEviden).optional(),
      /** A recommendation is followed up in the year after it: then evidence of that year is offered too. */
      untuk: z.enum(untukEviden).default('lembar'),
      eviden_id: idSchema.optional(),
      /** For which criterion evidence is sought. */
      kriteria_id: idSchema.optional(),
      /** Whether the unit has this content already: then nothing needs to be sent. */
      sha256: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .optional(),
    }),
    answer: pageOf(lkeEvidenSchema),
  }),
  update: aboutEviden(
    lkeEvidenRoutes.update,
    'Ubah nama, tanggal dokumen dan periode eviden',
    z.object({ nama, ...keterangan }),
  ),
  replace: aboutEviden(
    lkeEvidenRoutes.replace,
    'Beri eviden isi baru; isi yang sudah dinilai tetap ada dan tetap diajukan',
    z.discriminatedUnion('jenis', [berkasBaru, tautanBaru]),
  ),
  remove: defineCall(lkeEvidenRoutes.remove, {
    summary: 'Hapus eviden yang tidak dipakai kriteria mana pun',
    params: eviden,
    status: 204,
  }),
};

const isiAda = z.object({ jenis: z.literal('ada'), eviden_versi_id: idSchema });
const isiKirim = [isiAda, berkasBaru.extend(keterangan), tautanBaru.extend({ nama, ...keterangan })] as const;

/** What is attached where the portal has nothing to say: content that is there already, a file, or a link. */
export const isiLampiranSchema = z.discriminatedUnion('jenis', isiKirim);
export type LkeIsiLampiran = z.input<typeof isiLampiranSchema>;

/** What is put forward: the same, or what the portal says. */
const isiBaru = z.discriminatedUnion('jenis', [...isiKirim, portalBaru]);
export type LkeIsiBaru = z.input<typeof isiBaru>;

/** Evidence put forward for a criterion, in the round in which the unit writes; in the second for flagged ones alone. */
export const lkeBuktiCalls = {
  ajukan: defineCall(lkeBuktiRoutes.ajukan, {
    summary: 'Ajukan eviden untuk satu kriteria; isi yang sudah ada tidak disimpan dua kali',
    params: unitParams,
    body: z.object({ kriteria_id: idSchema, isi: isiBaru, halaman: halamanSchema.nullable().optional() }),
    answer: z.object({ data: lkeBuktiSchema }),
    status: 201,
  }),
  /** Takes `If-Match` with the `versi` of what was put forward; 422 for pages that its file does not have. */
  halaman: defineCall(lkeBuktiRoutes.halaman, {
    summary: 'Tentukan halaman yang penting dari eviden yang diajukan untuk satu kriteria',
    params: unitParams.extend({ buktiId: idSchema }),
    body: z.object({ halaman: halamanSchema.nullable() }),
    answer: z.object({ data: lkeBuktiSchema }),
  }),
  tarik: defineCall(lkeBuktiRoutes.tarik, {
    summary: 'Tarik eviden dari satu kriteria; evidennya tetap ada',
    params: unitParams.extend({ buktiId: idSchema }),
    status: 204,
  }),
};
