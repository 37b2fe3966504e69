import { kinerjaProgramCalls, kinerjaProgramEntity } from '@selaras/contracts';
import { periodStartOf } from '@selaras/domain';
import { type RawBuilder, sql } from 'kysely';
import { inYear } from '../../../kit/kinerja-sql/in-year';
import { childRowsOf } from '../../../kit/resource/rows-below';
import { kinerjaResource } from '../kinerja/kinerja-resource';

/** Programme performance below a goal of the unit (domain §2). */
export const kinerjaProgram = kinerjaResource({
  calls: kinerjaProgramCalls,
  kunci: kinerjaProgramEntity.kunci,
  level: 'kinerja-program',
  table: 'kinerja_program',
  induk: {
    field: 'sasaran_strategis_pd_id',
    table: 'sasaran_strategis_pd',
    source: (tahun) => inYear('sasaran_strategis_pd', tahun),
    sebutan: 'Sasaran strategis PD',
    tahun: (tahun) => ({ tahun_mulai: periodStartOf(tahun) }),
    column: sql`json_build_object('id', induk.id, 'iku', induk.iku,
      'sasaran_strategis_satker', induk.sasaran_strategis_satker) as sasaran_strategis_pd`,
  },
  nomenklatur: { field: 'program_id', table: 'program' },
  own: { fields: [], columns: [] },
  anak: (id: RawBuilder<unknown>) =>
    childRowsOf('kinerja-kegiatan', 'kinerja_kegiatan', 'kinerja_program_id', 'indikator', id),
  filters: {
    sasaran_strategis_pd_id: (id: number) => sql<boolean>`r.sasaran_strategis_pd_id = ${id}`,
    program_id: (id: number) => sql<boolean>`r.program_id = ${id}`,
  },
});
