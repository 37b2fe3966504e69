import { z } from 'zod';
import { bodyShape } from '../../entity-schema';
import { idSchema } from '../../paging';
import { resourceCalls } from '../../resource';
import { teksPilihan } from '../angka';
import { kinerjaRefSchema } from '../kinerja/kinerja';
import { limaTahunanBody, limaTahunanListRow, limaTahunanRow } from '../lima-tahunan';
import { sasaranStrategisPdEntity } from './sasaran-strategis-pd-entity';

const khusus = {
  /** The regency's goal: `sasaran` and `indikator` are its texts. */
  sasaran_strategis_rpjmd: kinerjaRefSchema,
  tujuan_pd: z.string().nullable(),
  sasaran_strategis_satker: z.string(),
  iku: z.string(),
  is_kinerja_direktur_rsud: z.boolean(),
  /** How the node stands in the diagram (spec 1 §2): `1` shown, `0` and `hide` not. */
  render_status: z.enum(['0', '1', 'hide']),
  skp: z.boolean(),
  csf_gagal: z.boolean(),
};

/** Strategic goal of a unit with its key indicator (IKU PD), five years. */
export const sasaranStrategisPdCalls = resourceCalls(sasaranStrategisPdEntity, {
  row: {
    ...limaTahunanRow,
    ...khusus,
    /** Address of a document. */
    definisi_operasional: z.string().nullable(),
    kinerja_bayangan_sasaran: z.string().nullable(),
    kinerja_bayangan_indikator: z.string().nullable(),
  },
  listRow: { ...limaTahunanListRow, ...khusus },
  body: z.object({
    ...bodyShape(sasaranStrategisPdEntity.fields),
    ...limaTahunanBody,
    definisi_operasional: teksPilihan.pipe(
      z.url({ protocol: /^https?$/, error: 'Alamat harus diawali http:// atau https://' }).nullable(),
    ),
    render_status: z.enum(['0', '1', 'hide']).default('1'),
    skp: z.boolean(),
  }),
  filter: { sasaran_strategis_rpjmd_id: idSchema.optional() },
});
