import type { Pekerjaan, Tujuan } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables';
import type { SignedIn } from '../../plugins/signed-in';

/** Whose work of which year is asked for, and when. */
export interface PekerjaanAsked {
  readonly db: Kysely<Tables>;
  readonly actor: SignedIn;
  readonly tahun: number;
  readonly now: Date;
}

/** Work as its domain tells it: the year is the one that was asked for; left out, it is late once its deadline has passed. */
export type PekerjaanTold = Omit<Pekerjaan, 'tahun' | 'terlambat'> & Partial<Pick<Pekerjaan, 'terlambat'>>;

/** What of a domain waits for somebody; nothing for a reader who has no part in it. */
export type ReadPekerjaan = (asked: PekerjaanAsked) => Promise<readonly PekerjaanTold[]>;

declare module 'fastify' {
  interface FastifyInstance {
    /** What each domain says of somebody's work, in the order in which it is told. */
    readonly pekerjaanSources: ReadPekerjaan[];
  }
}

/** A domain says what of its own waits for a reader (`GET /hari-ini`). */
export function registerPekerjaan(app: FastifyInstance, read: ReadPekerjaan): void {
  app.pekerjaanSources.push(read);
}

/** Items that are named of one kind of work. */
export const ISI_PEKERJAAN = 5;

/** A page on which something is done. */
export const tujuanOf = (
  halaman: string,
  parameter: Tujuan['parameter'] = {},
  saring: Tujuan['saring'] = {},
): Tujuan => ({ halaman, parameter, saring });

type Said = Pick<PekerjaanTold, 'kunci' | 'judul' | 'jumlah' | 'tujuan'> & Partial<PekerjaanTold>;

/** Work as a list of one; empty when there is none of it. What it names begins with what waits longest. */
export const pekerjaanOf = (said: Said): PekerjaanTold[] =>
  said.jumlah === 0
    ? []
    : [
        {
          keterangan: null,
          antrean: false,
          batas: null,
          isi: [],
          sejak: said.isi?.[0]?.sejak ?? null,
          ...said,
        },
      ];
