import type { Potret, SumberPortal } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables';

/** Of which unit and year something is said, and when. */
export interface PotretAsked {
  readonly db: Kysely<Tables>;
  readonly satuan_kerja_id: number;
  readonly tahun: number;
  readonly now: Date;
}

/** What the portal says of a unit's year, as the unit itself may see it; null while it has nothing to say. */
export type ReadPotret = (asked: PotretAsked) => Promise<Potret | null>;

declare module 'fastify' {
  interface FastifyInstance {
    /** What the portal can say as evidence, by its key. */
    readonly potretSources: Map<SumberPortal, ReadPotret>;
  }
}

/** A domain says what it knows of a unit. What nobody registered is offered to nobody. */
export function registerPotret(app: FastifyInstance, sumber: SumberPortal, read: ReadPotret): void {
  if (app.potretSources.has(sumber)) throw new Error(`'${sumber}' is told by somebody already`);
  app.potretSources.set(sumber, read);
}
