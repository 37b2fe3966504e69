import type { Entity } from '../../entity';
import { defineRoute } from '../../route';
import { kinerjaKegiatanEntity } from '../kinerja-kegiatan/kinerja-kegiatan-entity';
import { kinerjaProgramEntity } from '../kinerja-program/kinerja-program-entity';
import { kinerjaSubKegiatanEntity } from '../kinerja-sub-kegiatan/kinerja-sub-kegiatan-entity';
import { sasaranStrategisPdEntity } from '../sasaran-strategis-pd/sasaran-strategis-pd-entity';
import { sasaranStrategisRpjmdEntity } from '../sasaran-strategis-rpjmd/sasaran-strategis-rpjmd-entity';

/** Contributions of other units below one row of `above`, told by who may read that row. */
const below = <Above extends string, Below extends string>(
  above: Pick<Entity<Above>, 'path' | 'acts'>,
  { name }: Pick<Entity<Below, Entity['acts'], Above>, 'name' | 'parent'>,
) => defineRoute('GET', `${above.path}/{id}/${name}-cross`, above.acts.read, 'kinerja');

/** The four `…-cross` pages by the level whose contributions they list (spec 2 §2.2). */
export const simpulCrossRoutes = {
  sasaranStrategisPd: below(sasaranStrategisRpjmdEntity, sasaranStrategisPdEntity),
  kinerjaProgram: below(sasaranStrategisPdEntity, kinerjaProgramEntity),
  kinerjaKegiatan: below(kinerjaProgramEntity, kinerjaKegiatanEntity),
  kinerjaSubKegiatan: below(kinerjaKegiatanEntity, kinerjaSubKegiatanEntity),
};

const ekspor = <const Path extends `/${string}`>({
  path,
  act,
}: {
  readonly path: Path;
  readonly act: Entity['acts']['read'];
}) => defineRoute('GET', `${path}/ekspor`, act, 'kinerja');

/** The same lists as spreadsheets. */
export const simpulCrossEksporRoutes = {
  sasaranStrategisPd: ekspor(simpulCrossRoutes.sasaranStrategisPd),
  kinerjaProgram: ekspor(simpulCrossRoutes.kinerjaProgram),
  kinerjaKegiatan: ekspor(simpulCrossRoutes.kinerjaKegiatan),
  kinerjaSubKegiatan: ekspor(simpulCrossRoutes.kinerjaSubKegiatan),
};
