import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { publicVisibility } from '../../../kit/visibility/visibility';
import { listVisibleUnits } from '../../../kit/visibility/visible-units';
import { daftarIku } from '../capaian-iku-routes';
import { datasetSources } from '../open-data/dataset-sources';

const PER_UNIT = '/display-mikro/';

/** Addresses of all public display pages of a year: the regency's, each indicator's, each unit's. */
export async function sitemapAddresses(db: Kysely<Tables>, tahun: number): Promise<string[]> {
  const [units, iku] = await Promise.all([
    listVisibleUnits(db, tahun),
    daftarIku.make({ db, tahun, query: { page: 1 }, visibility: publicVisibility, wholeList: true }),
  ]);
  const paths = datasetSources.map(({ path }) => path);
  const perUnit = paths.filter((path) => path.includes(PER_UNIT));
  const indicator = paths.filter((path) => path.includes('{pemilik}'));
  return [
    ...paths.filter((path) => !perUnit.includes(path) && !indicator.includes(path)),
    ...indicator.flatMap((path) =>
      iku.data.map(({ tingkat, id }) => path.replace('{pemilik}', tingkat).replace('{id}', String(id))),
    ),
    ...perUnit.flatMap((path) =>
      units.map(({ satuan_kerja_id }) => `${path}?satuan_kerja_id=${satuan_kerja_id}`),
    ),
  ];
}
