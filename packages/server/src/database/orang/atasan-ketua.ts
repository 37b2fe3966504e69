import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables';
import { readJabatan } from './pemegang-jabatan';

/** A team as far as it decides who answers for its leader. */
export interface TimBerketua {
  readonly nip_ketua: string;
  readonly unit_kerja_id: number | null;
  readonly satuan_kerja_id: number;
}

/** Units above each unit, the nearest first, with itself in front. */
async function readJenjangUnit(db: Kysely<Tables>): Promise<(satuanKerjaId: number) => readonly number[]> {
  const { rows } = await sql<{ id: number; induk: number | null }>`
    select satuan_kerja_id as id, parent_id as induk from satuan_kerja`.execute(db);
  const above = new Map(rows.map(({ id, induk }) => [id, induk]));
  return (satuanKerjaId) => {
    const units: number[] = [];
    for (
      let id: number | null = satuanKerjaId;
      id !== null && !units.includes(id);
      id = above.get(id) ?? null
    )
      units.push(id);
    return units;
  };
}

/** Who answers for the leaders of these teams on a day, NIPs; empty for one of whom only the administrator does. */
export async function readAtasanKetua<Tim extends TimBerketua>(
  db: Kysely<Tables>,
  teams: readonly Tim[],
  hari: string,
): Promise<ReadonlyMap<Tim, readonly string[]>> {
  if (teams.length === 0) return new Map();
  const unitsOf = await readJenjangUnit(db);
  const { jabatan } = await readJabatan(
    db,
    teams.flatMap((tim) => unitsOf(tim.satuan_kerja_id)),
    hari,
  );
  return new Map(
    teams.map((tim) => {
      const { nip_ketua: ketua, unit_kerja_id, satuan_kerja_id } = tim;
      return [tim, jabatan.atasanKetua({ ketua, unit_kerja_id, units: unitsOf(satuan_kerja_id) })];
    }),
  );
}
