import { cascadingTreeSchema } from '@selaras/contracts/cascading';
import { z } from 'zod';

const { data, meta } = cascadingTreeSchema.shape;
const sasaran = data.element;
const sasaranPd = sasaran.shape.sasaran_strategis_pd.element;
const program = sasaranPd.shape.kinerja_program.element;
const kegiatan = program.shape.kinerja_kegiatan.element;
const subKegiatan = kegiatan.shape.kinerja_sub_kegiatan.element;

/** What each part is called, so that whoever reads the schema finds it once and by a name. */
const named = z
  .registry<{ id: string; description: string }>()
  .add(sasaran, { id: 'sasaran-rpjmd', description: 'Indikator sasaran strategis kabupaten' })
  .add(sasaranPd, { id: 'sasaran-pd', description: 'Sasaran strategis satuan kerja' })
  .add(program, { id: 'program', description: 'Kinerja program' })
  .add(kegiatan, { id: 'kegiatan', description: 'Kinerja kegiatan' })
  .add(subKegiatan, { id: 'sub-kegiatan', description: 'Kinerja sub kegiatan' })
  .add(meta, { id: 'meta', description: 'Tahun, satuan kerja dan jumlah kotak' });

/**
 * JSON Schema of the tree that a page may hand over in place of an address of data: what the call answers, which may carry
 * more beside it.
 *
 * @param address where the schema lies, its `$id`
 */
export function treeSchema(address: string): object {
  const { $schema, ...schema } = z.toJSONSchema(cascadingTreeSchema, {
    io: 'input',
    metadata: named,
    target: 'draft-2020-12',
  });
  return {
    $schema,
    $id: address,
    title: 'Pohon kinerja',
    description: 'Props data pada sematan cascading; sama dengan jawaban GET /api/public-display/cascading.',
    ...schema,
  };
}
