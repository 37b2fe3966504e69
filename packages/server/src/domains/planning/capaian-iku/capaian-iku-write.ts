import type { BodyOf, capaianIkuCalls } from '@selaras/contracts';
import type { TingkatIku } from '@selaras/domain';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { capaianSql, fiveYearMeasure } from '../../../kit/kinerja-sql/derived-sql';
import { inYear } from '../../../kit/kinerja-sql/in-year';
import { updateFields } from '../../../kit/resource/resource-write';
import type { WriteInput } from '../../../kit/resource/write-input';
import { sasaranStrategisPd } from '../sasaran-strategis-pd/sasaran-strategis-pd-resource';
import { sasaranStrategisRpjmd } from '../sasaran-strategis-rpjmd/sasaran-strategis-rpjmd-resource';
import { tahunIku } from './capaian-iku-source';

type Body = BodyOf<(typeof capaianIkuCalls)['updatePd']>;
type RowWrite = WriteInput & { readonly request: FastifyRequest; readonly id: number };

/**
 * Stores realisation and compared value of the chosen year and works out its achievement, under the same right, version
 * and locks as the whole row.
 */
export function updateIku(tingkat: TingkatIku, input: RowWrite, { realisasi, rata_nasional }: Body) {
  const { posisi } = tahunIku(input.tahun);
  const fields = { [`realisasi_${posisi}`]: realisasi, [`rata_nasional_${posisi}`]: rata_nasional };
  const write = (table: 'sasaran_strategis_rpjmd' | 'sasaran_strategis_pd') => ({
    fields,
    check: async () => ({}),
    values: {
      ...fields,
      [`capaian_${posisi}`]: sql`(select ${capaianSql({
        ...fiveYearMeasure('kini', posisi),
        realisasi: sql`${realisasi}::numeric`,
      })} from ${inYear(table, input.tahun)} kini where kini.id = ${sql.ref(`${table}.id`)})`,
    },
  });
  return tingkat === 'kabupaten'
    ? updateFields(sasaranStrategisRpjmd, input, write('sasaran_strategis_rpjmd'))
    : updateFields(sasaranStrategisPd, input, write('sasaran_strategis_pd'));
}
