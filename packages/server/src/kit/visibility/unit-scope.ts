import { type Actor, hasRole, ownsUnit, SETDA_ID, seesAllUnits } from '@selaras/roles';
import { type RawBuilder, sql } from 'kysely';

/**
 * The units whose rows a list may hold: every unit, exactly one, or the secretariat with its divisions.
 * Lists are forced to the user's own unit unless the role sees all (spec 2 §6, domain §7).
 */
export type UnitScope =
  | { readonly jenis: 'semua' }
  | { readonly jenis: 'satu'; readonly satuanKerjaId: number }
  | { readonly jenis: 'sekretariat' }
  | { readonly jenis: 'tidak-ada' };

export function unitScope(actor: Actor, requested?: number): UnitScope {
  if (requested !== undefined && (seesAllUnits(actor) || ownsUnit(actor, requested))) {
    return { jenis: 'satu', satuanKerjaId: requested };
  }
  return ownScope(actor);
}

/** Everything that the user may list without choosing a unit. */
export function ownScope(actor: Actor): UnitScope {
  if (seesAllUnits(actor)) return { jenis: 'semua' };
  if (actor.satuan_kerja_id === null) return { jenis: 'tidak-ada' };
  return actor.satuan_kerja_id === SETDA_ID && hasRole(actor, 'setda')
    ? { jenis: 'sekretariat' }
    : { jenis: 'satu', satuanKerjaId: actor.satuan_kerja_id };
}

/** SQL condition: the unit in `column` lies in the scope. */
export function inScope(scope: UnitScope, column: RawBuilder<unknown>): RawBuilder<boolean> {
  switch (scope.jenis) {
    case 'semua':
      return sql`true`;
    case 'satu':
      return sql`${column} = ${scope.satuanKerjaId}`;
    case 'sekretariat':
      return sql`starts_with(${column}::text, ${String(SETDA_ID)})`;
    case 'tidak-ada':
      return sql`false`;
  }
}
