import { idSchema } from '../../paging';
import { nomenklaturRefSchema, sasaranPdRefSchema } from '../kinerja/kinerja';
import { kinerjaCalls } from '../kinerja/kinerja-calls';
import { kinerjaProgramEntity } from './kinerja-program-entity';

/** Programme performance: a unit's outcome below its strategic goal (domain §2). */
export const kinerjaProgramCalls = kinerjaCalls(kinerjaProgramEntity, {
  ref: { sasaran_strategis_pd: sasaranPdRefSchema, program: nomenklaturRefSchema },
  row: {},
  body: { sasaran_strategis_pd_id: idSchema, program_id: idSchema.nullable() },
  filter: { sasaran_strategis_pd_id: idSchema.optional(), program_id: idSchema.optional() },
  autofill: { query: { program_id: idSchema.optional() }, row: { program: nomenklaturRefSchema } },
});
