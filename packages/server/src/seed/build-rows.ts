import { type Kabupaten, otherKabupaten } from '../kit/seed/kabupaten';
import type { DomainSeed, Making, SeedOffers } from '../kit/seed/making';
import { addOrganisasi, type Jabatan, type Organisasi } from '../kit/seed/organisasi';
import type { OutlineUnit } from '../kit/seed/outline';
import { readOutlines } from '../kit/seed/outlines';
import { People } from '../kit/seed/people';
import { Random } from '../kit/seed/random';
import { Rows } from '../kit/seed/rows';
import { addSatuanKerja, addUnits, SETDA } from '../kit/seed/satuan-kerja';
import type { FilledSeed } from './seed-names';

/** Any number does, as long as it stays: it makes every run give the same regency. */
const SEED = 20_250_117;

/** What the example is made for: a door of each domain, in the order in which they add their rows. */
export type SeedDoors = readonly { readonly seed?: DomainSeed }[];

export interface BuildOptions {
  readonly password: string;
  /** Deadlines lie after this moment. */
  readonly now: Date;
}

/**
 * All rows of Kabupaten Tirtaraya: `demo`, or `besar` with about 10,000 nodes a year. `provinsi` adds the trees of 37 other
 * regencies to the first one, about 100,000 nodes a year in all. Units, posts and people are made here, all else by the
 * domains.
 */
export async function buildRows(
  doors: SeedDoors,
  seed: FilledSeed,
  { password, now }: BuildOptions,
): Promise<Rows> {
  const seeds = doors.flatMap((door) => door.seed ?? []);
  const rows = new Rows();
  const random = new Random(SEED);
  const people = new People(random);
  const units = addSatuanKerja(rows);
  const outlines = readOutlines(units, seed === 'besar' ? 'besar' : 'demo');
  const organisasi = new Map<number, Organisasi>();
  const making = { rows, random, people, now, password, organisasi, offers: offersOf(seeds) };
  for (const { addGround } of seeds) addGround?.(making);
  for (const unit of addKabupaten(making, seeds, { units, outlines, setda: SETDA })) {
    organisasi.set(unit.satuanKerja.satuan_kerja_id, unit);
  }
  for (const { addRows } of seeds) await addRows?.(making);
  if (seed === 'provinsi') {
    for (const kabupaten of otherKabupaten(units, outlines)) {
      addUnits(rows, kabupaten.units, kabupaten.setda);
      addKabupaten(making, seeds, kabupaten);
    }
  }
  return rows;
}

/** Units of a regency with all that domains have of them. */
function addKabupaten(making: Making, seeds: readonly DomainSeed[], kabupaten: Kabupaten): Organisasi[] {
  let sekda: Jabatan | null = null;
  const made = kabupaten.units.map((satuanKerja) => {
    const outline = outlineOf(kabupaten.outlines, satuanKerja.satuan_kerja_id);
    const unit = addOrganisasi(making.rows, making.people, satuanKerja, outline, sekda);
    if (satuanKerja.satuan_kerja_id === kabupaten.setda) sekda = unit.kepala;
    for (const { addUnit } of seeds) addUnit?.(making, unit, outline);
    return unit;
  });
  for (const seed of seeds) seed.addKabupaten?.(making, kabupaten);
  return made;
}

function outlineOf(outlines: ReadonlyMap<number, OutlineUnit>, id: number): OutlineUnit {
  const outline = outlines.get(id);
  if (outline === undefined) throw new Error(`No outline for unit ${id}`);
  return outline;
}

/** What each domain offers the others; who is not there is missed when somebody asks. */
function offersOf(seeds: readonly DomainSeed[]): SeedOffers {
  const offers: Partial<SeedOffers> = Object.assign({}, ...seeds.map((seed) => seed.offers));
  const missing = (name: string) => (): never => {
    throw new Error(`No domain offers ${name}`);
  };
  return { perjanjian: missing('perjanjian'), terbitkan: missing('terbitkan'), ...offers };
}
