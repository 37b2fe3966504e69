import { kinerjaCalls } from '../kinerja/kinerja-calls';
import { kegiatanFields, kinerjaKegiatanEntity } from './kinerja-kegiatan-entity';

/** Activity performance: an output below a programme performance (domain §2). */
export const kinerjaKegiatanCalls = kinerjaCalls(kinerjaKegiatanEntity, {
  own: kegiatanFields,
  recalled: { kegiatan_id: kegiatanFields.kegiatan_id },
  listRow: {},
  row: {},
});
