import { idSchema } from '../../paging';
import { kinerjaRefSchema, nomenklaturRefSchema } from '../kinerja/kinerja';
import { kinerjaCalls } from '../kinerja/kinerja-calls';
import { kinerjaKegiatanEntity } from './kinerja-kegiatan-entity';

/** Activity performance: an output below a programme performance (domain §2). */
export const kinerjaKegiatanCalls = kinerjaCalls(kinerjaKegiatanEntity, {
  ref: { kinerja_program: kinerjaRefSchema, kegiatan: nomenklaturRefSchema },
  row: {},
  body: { kinerja_program_id: idSchema, kegiatan_id: idSchema.nullable() },
  filter: { kinerja_program_id: idSchema.optional(), kegiatan_id: idSchema.optional() },
  autofill: { query: { kegiatan_id: idSchema.optional() }, row: { kegiatan: nomenklaturRefSchema } },
});
