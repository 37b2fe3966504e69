import {
  kegiatanCalls,
  kegiatanEntity,
  planningEntities,
  programCalls,
  programEntity,
  subKegiatanCalls,
  subKegiatanEntity,
} from '@selaras/contracts';
import type { TingkatNomenklatur } from '@selaras/domain';
import type { RawBuilder } from 'kysely';
import { describedResource } from '../../../kit/described/described-resource';
import type { Fault } from '../../../kit/resource/collect-faults';
import { findOne } from '../../../kit/resource/reference-faults';
import type { RuleContext } from '../../../kit/resource/resource';
import { childRowsOf } from '../../../kit/resource/rows-below';

interface Below {
  readonly satuan_kerja_id: number;
  readonly kode: string;
}

/** The code of a level begins with that of the level above (domain §8). */
const underParent =
  <Body extends Below>(table: 'program' | 'kegiatan', idOf: (body: Body) => number) =>
  async ({ references, body }: RuleContext<Body>): Promise<readonly Fault[]> => {
    const { satuan_kerja_id, kode } = body;
    const parent = await findOne<{ kode: string }>(references, table, idOf(body), { satuan_kerja_id });
    const isUnder = parent === undefined || kode.startsWith(`${parent.kode}.`);
    return [['kode', isUnder ? null : `Kode harus diawali kode ${table}, ${parent.kode}`]];
  };

const performances = (level: TingkatNomenklatur) => (id: RawBuilder<unknown>) =>
  childRowsOf(`kinerja-${level.replace('_', '-')}`, `kinerja_${level}`, `${level}_id`, 'indikator', id);

/** Budget nomenclature: codes are unique in a unit and year and begin with that of the level above (domain §8). */
export const program = describedResource(programEntity, programCalls, {
  family: planningEntities,
  anak: performances('program'),
});

export const kegiatan = describedResource(kegiatanEntity, kegiatanCalls, {
  family: planningEntities,
  anak: performances('kegiatan'),
  check: underParent('program', ({ program_id }) => program_id),
});

export const subKegiatan = describedResource(subKegiatanEntity, subKegiatanCalls, {
  family: planningEntities,
  anak: performances('sub_kegiatan'),
  check: underParent('kegiatan', ({ kegiatan_id }) => kegiatan_id),
});
