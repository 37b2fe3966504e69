import { kinerjaKegiatanEntity } from '../kinerja-kegiatan/kinerja-kegiatan-entity';
import { kinerjaProgramEntity } from '../kinerja-program/kinerja-program-entity';
import { kinerjaSubKegiatanEntity } from '../kinerja-sub-kegiatan/kinerja-sub-kegiatan-entity';
import { sasaranStrategisPdEntity } from '../sasaran-strategis-pd/sasaran-strategis-pd-entity';
import { sasaranStrategisRpjmdEntity } from '../sasaran-strategis-rpjmd/sasaran-strategis-rpjmd-entity';

/** Levels whose rows may stand below a row of another unit too, each with the level above it (domain §7). */
export const crossLevels = [
  { above: sasaranStrategisRpjmdEntity, below: sasaranStrategisPdEntity },
  { above: sasaranStrategisPdEntity, below: kinerjaProgramEntity },
  { above: kinerjaProgramEntity, below: kinerjaKegiatanEntity },
  { above: kinerjaKegiatanEntity, below: kinerjaSubKegiatanEntity },
] as const;

type CrossPair = (typeof crossLevels)[number];
/** A level that other units contribute to. */
export type CrossLevel = CrossPair['below']['name'];

/** Something of each of these levels, by its name. */
export const perCrossLevel = <Made>(make: (pair: CrossPair) => Made) =>
  Object.fromEntries(crossLevels.map((pair) => [pair.below.name, make(pair)])) as Readonly<
    Record<CrossLevel, Made>
  >;
