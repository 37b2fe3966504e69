import { kinerjaCalls } from '../kinerja/kinerja-calls';
import { kinerjaProgramEntity, programFields } from './kinerja-program-entity';

/** Programme performance: a unit's outcome below its strategic goal (domain §2). */
export const kinerjaProgramCalls = kinerjaCalls(kinerjaProgramEntity, {
  own: programFields,
  recalled: { program_id: programFields.program_id },
  listRow: {},
  row: {},
});
