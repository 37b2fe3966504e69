import type { JenisTemuan, Temuan } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables';

/** What the public searches for, in which year, and how many results are wanted. */
export interface TemuanAsked {
  readonly db: Kysely<Tables>;
  readonly tahun: number;
  readonly words: string;
  readonly most: number;
}

/** What of a domain everybody may see and has the words, those that fit best first. */
interface TemuanSource {
  readonly jenis: JenisTemuan;
  readonly find: (asked: TemuanAsked) => Promise<readonly Temuan[]>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What each domain has for the public search. */
    readonly temuanSources: TemuanSource[];
  }
}

/** A domain says how one kind of what it shows to everybody is found (`GET /public-display/cari`). */
export function registerTemuan(app: FastifyInstance, source: TemuanSource): void {
  app.temuanSources.push(source);
}
