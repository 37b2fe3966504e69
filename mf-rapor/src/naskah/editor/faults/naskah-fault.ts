import type { Naskah } from '@selaras/contracts';

/** What a press beside a fault does to the place where it is. */
export type FaultActName =
  | 'pecah-tabel'
  | 'pisah-sel'
  | 'pecah-daftar'
  | 'pecah-paragraf'
  | 'mulai-satu'
  | 'lepas-tautan'
  | 'ubah-tautan'
  | 'hapus-tanda';

/** What a text of the report holds and must not, or had better not. */
export interface NaskahFault {
  /** To the node where it is, as in an issue of the schema: `['content', 3]`. */
  readonly path: readonly PropertyKey[];
  /** Characters of the text at `path`, from the first to behind the last; left out: the whole node. */
  readonly span?: readonly [from: number, to: number];
  /** Names the limit and what is there; for people. */
  readonly text: string;
  /** Ways out, the best first. */
  readonly acts: readonly FaultActName[];
  /** Whether the text cannot be saved while it is there; otherwise it is marked and told alone. */
  readonly holds: boolean;
}

/** Looks through a text for one kind of fault. */
export type FaultFinder = (naskah: Naskah) => readonly NaskahFault[];
