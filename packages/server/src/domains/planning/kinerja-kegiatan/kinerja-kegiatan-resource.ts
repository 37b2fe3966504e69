import { kinerjaKegiatanCalls, kinerjaKegiatanEntity } from '@selaras/contracts';
import { type RawBuilder, sql } from 'kysely';
import { childRowsOf } from '../../../kit/resource/rows-below';
import { indukKinerjaColumn } from '../kinerja/kinerja-columns';
import { kinerjaResource } from '../kinerja/kinerja-resource';

/** Activity performance below a programme performance (domain §2). */
export const kinerjaKegiatan = kinerjaResource({
  calls: kinerjaKegiatanCalls,
  kunci: kinerjaKegiatanEntity.kunci,
  level: 'kinerja-kegiatan',
  table: 'kinerja_kegiatan',
  induk: {
    field: 'kinerja_program_id',
    table: 'kinerja_program',
    sebutan: 'Kinerja program',
    tahun: (tahun) => ({ tahun_kinerja: tahun }),
    column: indukKinerjaColumn('kinerja_program'),
  },
  nomenklatur: { field: 'kegiatan_id', table: 'kegiatan', indukField: 'program_id' },
  own: { fields: [], columns: [] },
  anak: (id: RawBuilder<unknown>) =>
    childRowsOf('kinerja-sub-kegiatan', 'kinerja_sub_kegiatan', 'kinerja_kegiatan_id', 'indikator', id),
  filters: {
    kinerja_program_id: (id: number) => sql<boolean>`r.kinerja_program_id = ${id}`,
    kegiatan_id: (id: number) => sql<boolean>`r.kegiatan_id = ${id}`,
  },
});
