import type { Audience, RemoteBuild } from '@selaras/contracts';
import type { ColumnType } from 'kysely';

type Json<T> = ColumnType<T, string, string>;
type OptionalJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
/** Written by a trigger alone. */
type ByTrigger<T> = ColumnType<T, never, never>;
/** Written once. */
type Final<T> = ColumnType<T, string | null | undefined, never>;

/** Place of one encoding of a file in the version's bundle: first byte and length. */
export type Piece = readonly [start: number, length: number];

/** A file of a version: its bytes as they are, and compressed where that is worth it. */
export interface BundledFile {
  /** SHA-256 in hexadecimal digits. */
  readonly sha256: string;
  readonly plain: Piece;
  readonly br?: Piece;
  readonly gzip?: Piece;
}

/** What columns hold beyond what the database says of them. */
export interface Stored {
  /** Roles are numbers in the calls too. */
  users: { role_id: number };
  idempotensi: {
    jawaban: ColumnType<unknown, string | null | undefined, string | null>;
  };
  /** Written by triggers only; the application's role may just read it. */
  audit_log: {
    sebelum: Final<unknown>;
    sesudah: Final<unknown>;
    hash_sebelum: ByTrigger<string>;
    hash: ByTrigger<string>;
  };
  remote_versi: {
    build: Json<RemoteBuild>;
    /** By path. */
    isi: Json<Readonly<Record<string, BundledFile>>>;
  };
  remote_kanal: { sasaran: OptionalJson<Audience> };
  remote_riwayat: { sasaran: Final<Audience | null> };
}
