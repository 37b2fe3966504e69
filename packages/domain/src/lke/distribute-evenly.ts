import { isUnitSendiri, type PenilaiLke } from './unit-sendiri';

/** One evaluator of one unit. */
export interface PenugasanLke {
  readonly satuan_kerja_id: number;
  readonly user_id: number;
}

export interface PembagianLke {
  readonly satuanKerja: readonly number[];
  readonly penilai: readonly PenilaiLke[];
  readonly penugasan: readonly PenugasanLke[];
}

/** What has to be written for a division; both empty: it is even already. */
export interface UsulanPembagian {
  readonly tetapkan: readonly PenugasanLke[];
  readonly lepas: readonly PenugasanLke[];
}

/**
 * A proposal that divides units evenly among evaluators: every unit has one, nobody his own, and no two evaluators differ
 * by more than one unit, as far as their own units allow it. Who evaluates a unit already goes on with it unless he has too many (domain §4).
 */
export function distributeEvenly({ satuanKerja, penilai, penugasan }: PembagianLke): UsulanPembagian {
  if (penilai.length === 0) return { tetapkan: [], lepas: [] };
  const may = (person: PenilaiLke, unit: number) => !isUnitSendiri(person, unit);
  const people = new Map(penilai.map((person) => [person.id, person]));
  const units = new Map(penilai.map(({ id }) => [id, new Set<number>()]));
  const load = ({ id }: PenilaiLke) => units.get(id)?.size ?? 0;
  const wanted = new Set(satuanKerja);
  const covered = new Set<number>();
  for (const { satuan_kerja_id, user_id } of penugasan) {
    const person = people.get(user_id);
    if (person === undefined || !wanted.has(satuan_kerja_id) || !may(person, satuan_kerja_id)) continue;
    units.get(user_id)?.add(satuan_kerja_id);
    covered.add(satuan_kerja_id);
  }
  const least = (unit: number) =>
    penilai
      .filter((person) => may(person, unit))
      .reduce<PenilaiLke | null>((best, one) => (best === null || load(one) < load(best) ? one : best), null);
  for (const unit of satuanKerja) {
    if (covered.has(unit)) continue;
    const person = least(unit);
    if (person !== null) units.get(person.id)?.add(unit);
  }
  for (let moved = true; moved; ) {
    const [first, ...others] = [...penilai].sort((a, b) => load(a) - load(b));
    const from = others.at(-1);
    moved = false;
    if (first === undefined || from === undefined || load(from) - load(first) < 2) break;
    const unit = [...(units.get(from.id) ?? [])]
      .reverse()
      .find((one) => may(first, one) && !units.get(first.id)?.has(one));
    if (unit === undefined) break;
    units.get(from.id)?.delete(unit);
    units.get(first.id)?.add(unit);
    moved = true;
  }
  return difference(penugasan, units);
}

function difference(
  before: readonly PenugasanLke[],
  after: ReadonlyMap<number, ReadonlySet<number>>,
): UsulanPembagian {
  const had = new Set(before.map(({ satuan_kerja_id, user_id }) => `${user_id} ${satuan_kerja_id}`));
  const tetapkan = [...after].flatMap(([user_id, units]) =>
    [...units]
      .filter((unit) => !had.has(`${user_id} ${unit}`))
      .map((satuan_kerja_id) => ({ satuan_kerja_id, user_id })),
  );
  return {
    tetapkan,
    lepas: before.filter(({ satuan_kerja_id, user_id }) => after.get(user_id)?.has(satuan_kerja_id) !== true),
  };
}
