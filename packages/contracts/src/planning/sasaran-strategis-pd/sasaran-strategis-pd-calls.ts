import { z } from 'zod';
import { idSchema } from '../../paging';
import { resourceCalls } from '../../resource';
import { teksPilihan, teksWajib } from '../angka';
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
    satuan_kerja_id: idSchema,
    sasaran_strategis_rpjmd_id: idSchema,
    tujuan_pd: teksPilihan,
    sasaran_strategis_satker: teksWajib,
    iku: teksWajib,
    ...limaTahunanBody,
    definisi_operasional: teksPilihan.pipe(
      z.url({ protocol: /^https?$/, error: 'Alamat harus diawali http:// atau https://' }).nullable(),
    ),
    is_kinerja_direktur_rsud: z.boolean().default(false),
    render_status: z.enum(['0', '1', 'hide']).default('1'),
    skp: z.boolean(),
    kinerja_bayangan_sasaran: teksPilihan,
    kinerja_bayangan_indikator: teksPilihan,
  }),
  filter: { sasaran_strategis_rpjmd_id: idSchema.optional() },
});
