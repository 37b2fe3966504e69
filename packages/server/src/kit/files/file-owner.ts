import type { FilePurpose } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables';
import type { SignedIn } from '../../plugins/signed-in';

/** Whether this person may read the row that uses a file, and with it the file. */
export type MayRead = (db: Kysely<Tables>, actor: SignedIn, ownerId: number) => Promise<boolean>;

declare module 'fastify' {
  interface FastifyInstance {
    /** By what files were uploaded for. */
    readonly fileOwners: Map<FilePurpose | 'remote', MayRead>;
  }
}

/** A feature says who may read the files of its rows. Files of a purpose without an owner are read by nobody. */
export function registerFileOwner(app: FastifyInstance, tujuan: FilePurpose, mayRead: MayRead): void {
  if (app.fileOwners.has(tujuan)) throw new Error(`Files for ${tujuan} have an owner already`);
  app.fileOwners.set(tujuan, mayRead);
}
