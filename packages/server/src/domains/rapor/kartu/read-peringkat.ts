import type { JenisRapor } from '@selaras/contracts';
import { type Peringkat, peringkatRapor, type RingkasanRapor, summarizeRapor } from '@selaras/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { publicVisibility } from '../../../kit/visibility/visibility';
import { findKelompok, findUnitsOfYear, type KelompokUnit, type UnitRapor } from './kelompok-repository';
import type { Quarter } from './rapor-source';

export interface UnitBerperingkat {
  readonly unit: UnitRapor;
  readonly ringkasan: RingkasanRapor;
  readonly peringkat: Peringkat | null;
}

/** Report cards and places of all units whose plan is final: the same for every reader (decision 82). */
export async function readPeringkat(
  db: Kysely<Tables>,
  quarter: Quarter,
  jenis: JenisRapor = 'sub-kegiatan',
): Promise<UnitBerperingkat[]> {
  const [units, groups] = await Promise.all([
    findUnitsOfYear(db, quarter.tahun),
    findKelompok(db, { ...quarter, jenis, visibility: publicVisibility }),
  ]);
  const byUnit = new Map<number, KelompokUnit[]>();
  for (const group of groups) {
    const own = byUnit.get(group.satuan_kerja_id);
    if (own === undefined) byUnit.set(group.satuan_kerja_id, [group]);
    else own.push(group);
  }
  const cards = units
    .filter(({ final }) => final)
    .map((unit) => ({ unit, ringkasan: summarizeRapor(byUnit.get(unit.satuan_kerja_id) ?? []) }));
  const places = peringkatRapor(
    cards.map(({ unit: { satuan_kerja_id, kode }, ringkasan }) => ({ satuan_kerja_id, kode, ringkasan })),
  );
  return cards.map((card) => ({ ...card, peringkat: places.get(card.unit.satuan_kerja_id) ?? null }));
}

/** Every ranked unit's place, by unit. */
export async function findPlaces(db: Kysely<Tables>, quarter: Quarter): Promise<ReadonlyMap<number, number>> {
  const all = await readPeringkat(db, quarter);
  return new Map(
    all.flatMap(({ unit, peringkat }) =>
      peringkat === null ? [] : [[unit.satuan_kerja_id, peringkat.peringkat] as const],
    ),
  );
}
