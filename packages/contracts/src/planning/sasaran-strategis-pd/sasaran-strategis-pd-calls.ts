import { z } from 'zod';
import { bodyShape, referenceShape, rowShape } from '../../entity-schema';
import { idSchema } from '../../paging';
import { resourceCalls } from '../../resource';
import { limaTahunanBody, limaTahunanListRow, limaTahunanRow } from '../lima-tahunan';
import { sasaranStrategisPdEntity } from './sasaran-strategis-pd-entity';

const { fields } = sasaranStrategisPdEntity;
const written = bodyShape(fields);
const { tujuan_pd, sasaran_strategis_satker, iku, is_kinerja_direktur_rsud, render_status, skp, ...read } =
  rowShape(fields);

const khusus = {
  /** The regency's goal: `sasaran` and `indikator` are its texts. */
  sasaran_strategis_rpjmd: referenceShape(fields).sasaran_strategis_rpjmd,
  tujuan_pd,
  sasaran_strategis_satker,
  iku,
  is_kinerja_direktur_rsud,
  render_status,
  skp,
};

/** Strategic goal of a unit with its key indicator (IKU PD), five years. */
export const sasaranStrategisPdCalls = resourceCalls(sasaranStrategisPdEntity, {
  row: { ...read, ...limaTahunanRow, ...khusus },
  listRow: { ...limaTahunanListRow, ...khusus },
  body: z.object({
    ...written,
    ...limaTahunanBody,
    /** Address of a document. */
    definisi_operasional: written.definisi_operasional.pipe(
      z.url({ protocol: /^https?$/, error: 'Alamat harus diawali http:// atau https://' }).nullable(),
    ),
    skp: z.boolean(),
  }),
  filter: { sasaran_strategis_rpjmd_id: idSchema.optional() },
});
