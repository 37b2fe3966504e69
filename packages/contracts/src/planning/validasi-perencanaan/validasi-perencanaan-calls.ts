import { aksiValidasi, jenisTemuan, keadaanValidasi } from '@selaras/domain';
import { z } from 'zod';
import { callsAbout, defineCall } from '../../call';
import { idSchema, pageOf, pageQuery, unitParams } from '../../paging';
import { langkahShape, satuanKerjaRefSchema } from '../../resource';
import { optionalText, requiredText } from '../field-schemas';
import { planRow } from '../plan-row';
import { validasiFilter } from '../validasi-bappeda/validasi-bappeda-calls';
import { isianSchema, planLevelSchema } from './plan-row-key';
import { planningValidationSchema } from './planning-validation-calls';
import { validasiPerencanaanRoutes } from './validasi-perencanaan-routes';

/** What the reader may do with a unit's plan now. */
const kemampuan = z.object({
  ajukan: z.boolean(),
  /** Take the submission back: nobody decided yet. */
  tarik: z.boolean(),
  setujui: z.boolean(),
  kembalikan: z.boolean(),
});

const perubahan = z.object({ kolom: z.string(), sebelum: z.unknown(), sesudah: z.unknown() });

const sidikSchema = z
  .string()
  .regex(/^[\w-]{22}$/)
  .meta({ examples: ['Zk3vQ9-hT2_cJ6pWs0LmXa'] });

const planCascadeRow = z.object({
  ...planRow,
  level: planLevelSchema,
  /** LaTeX. */
  do_rumus: z.string().nullable(),
  /** Whether the dictionary explains its indicator; null on action steps, which have no entry. */
  kamus: z.boolean().nullable(),
  /** Made since the last submission. */
  baru: z.boolean(),
  /** Changed since the last submission, from the audit log; empty at the first one. */
  perubahan: z.array(perubahan),
  /** Digest of what the row says: another one is another row to whoever checked it. */
  sidik: sidikSchema,
  /** Whether the reader checked it as it is, at the stage at which the plan waits for him. */
  diperiksa: z.boolean(),
});
export type PlanCascadeRow = z.infer<typeof planCascadeRow>;

/** What somebody should look at in a plan (decision 109), by the row that it is about. */
const temuan = z.object({
  jenis: z.enum(jenisTemuan),
  /** `level:id` of its row. */
  kunci: z.string(),
  /** What of the row is filled in to mend it; null where it is mended elsewhere. */
  isian: isianSchema.nullable(),
  /** What exactly is wrong, where the kind alone does not say it. */
  rincian: z.string().nullable(),
});

const rincian = z.object({
  satuan_kerja: satuanKerjaRefSchema,
  /** null while it was never submitted. */
  validasi: planningValidationSchema.nullable(),
  /** Version of the validation, for `If-Match: "<versi>"`; 0 while it was never submitted. */
  versi: z.number().int(),
  kemampuan,
  /**
   * The moment since which changes count: of a returned plan its submission, of one that waits again or is approved the
   * submission before; null at the first one.
   */
  sejak: z.string().nullable(),
  baris: z.array(planCascadeRow),
  /** What keeps the plan from being submitted or approved at its stage, and what is only advised (decision 118). */
  temuan: z.object({ wajib: z.array(temuan), saran: z.array(temuan) }),
  dihapus: z.array(z.object({ level: z.string(), id: z.number(), label: z.string() })),
});
export type ValidasiPerencanaanDetail = z.infer<typeof rincian>;

const keputusan = z.object({
  /** `validasi` is null for a plan that is a draft again. */
  data: z.object({ validasi: planningValidationSchema.nullable(), versi: z.number().int(), kemampuan }),
});

const tindakan = callsAbout(unitParams, keputusan);

/**
 * Planning validation of a unit and year: submission, which can be taken back until somebody decides, three stages, return
 * with a note (domain §7). A plan that lacks what is required is neither submitted nor approved: 422 with the findings by
 * `level:id` of their rows. The acts take
 * `If-Match` with the `versi` that was read (`"0"` before the first submission) and `Idempotency-Key`.
 */
export const validasiPerencanaanCalls = {
  queue: defineCall(validasiPerencanaanRoutes.queue, {
    summary: 'Satuan kerja dengan keadaan validasinya; 1 disetujui, 0 belum',
    query: z.object({
      ...pageQuery.shape,
      q: z.string().trim().max(100).optional(),
      ...validasiFilter,
      keadaan: z.enum(keadaanValidasi).optional(),
      tahap: z.coerce.number<number>().int().min(1).max(3).optional(),
      /** Only what waits for the reader's own decision. */
      giliran: z.literal('ya').optional(),
    }),
    answer: pageOf(
      z.object({
        satuan_kerja: satuanKerjaRefSchema,
        validasi: planningValidationSchema.nullable(),
        versi: z.number().int(),
        /** Last step of the workflow, ISO 8601. */
        diperbarui: z.string().nullable(),
        kemampuan,
      }),
    ).extend({
      /** Units in each state, whatever the filter. */
      jumlah: z.object({
        draf: z.number().int(),
        menunggu: z.number().int(),
        dikembalikan: z.number().int(),
        disetujui: z.number().int(),
      }),
    }),
  }),
  get: defineCall(validasiPerencanaanRoutes.get, {
    summary:
      'Seluruh cascading satu satuan kerja dengan perubahan sejak pengajuan terakhir dan apa yang belum lengkap',
    params: unitParams,
    answer: z.object({ data: rincian }),
  }),
  periksa: defineCall(validasiPerencanaanRoutes.periksa, {
    summary: 'Tandai baris rencana sudah diperiksa oleh validator yang mendapat giliran, atau hapus tandanya',
    params: unitParams,
    body: z.object({
      level: planLevelSchema,
      id: idSchema,
      /** Of the row as it was read; one that says something else by now is refused: 409. */
      sidik: sidikSchema,
      diperiksa: z.boolean(),
    }),
    status: 204,
  }),
  history: defineCall(validasiPerencanaanRoutes.history, {
    summary: 'Langkah validasi satu satuan kerja',
    params: unitParams,
    query: pageQuery,
    answer: pageOf(
      z.object({
        ...langkahShape,
        aksi: z.enum(aksiValidasi),
        tahap: z.number().int(),
        catatan: z.string().nullable(),
        /** What was advised and not done when the step was taken: how many findings of each kind. */
        temuan: z.record(z.string(), z.number().int()),
      }),
    ),
  }),
  ajukan: tindakan(
    validasiPerencanaanRoutes.ajukan,
    'Ajukan perencanaan untuk divalidasi; yang dikembalikan kembali ke tahapnya',
    z.object({ catatan: optionalText }),
  ),
  tarik: tindakan(
    validasiPerencanaanRoutes.tarik,
    'Tarik kembali pengajuan yang belum diputus',
    z.object({ catatan: optionalText }),
  ),
  setujui: tindakan(
    validasiPerencanaanRoutes.setujui,
    'Setujui tahap ini; tahap 3 membuatnya final',
    z.object({ catatan: optionalText }),
  ),
  kembalikan: tindakan(
    validasiPerencanaanRoutes.kembalikan,
    'Kembalikan untuk diperbaiki, dengan catatan',
    z.object({ catatan: requiredText }),
  ),
} as const;
