import type { JenisDokumen } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables';
import type { SignedIn } from '../../plugins/signed-in';

/** The transaction that publishes, and whose it is. */
export interface Menerbitkan {
  readonly tx: Kysely<Tables>;
  readonly actor: SignedIn;
  readonly now: Date;
}

/** A file that the portal itself made, as the public shall find it. */
export interface Terbitan {
  readonly jenis: JenisDokumen;
  /** null: the regency's. */
  readonly satuan_kerja_id: number | null;
  readonly tahun: number;
  readonly judul: string;
  readonly catatan: string;
  /** Kept for `dokumen` by the same person, and not claimed yet. */
  readonly berkas_id: number;
}

/** Who keeps published documents: others hand theirs over without knowing him. Whether they may is their own rule. */
export interface Penerbit {
  /** Publishes it as the newest version of the owner's document of that kind and year; answers the document's id. */
  terbitkan(by: Menerbitkan, terbitan: Terbitan): Promise<number>;
  /** Takes a document out of the public's sight, with the reason; one that is withdrawn stays as it is. */
  tarik(by: Menerbitkan, dokumenId: number, alasan: string): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Filled by the domain that keeps documents. */
    readonly penerbit: Map<'dokumen', Penerbit>;
  }
}

export function registerPenerbit(app: FastifyInstance, penerbit: Penerbit): void {
  if (app.penerbit.has('dokumen')) throw new Error('Documents are published by somebody already');
  app.penerbit.set('dokumen', penerbit);
}

export function penerbitOf(app: FastifyInstance): Penerbit {
  const penerbit = app.penerbit.get('dokumen');
  if (penerbit === undefined) throw new Error('Nobody publishes documents');
  return penerbit;
}
