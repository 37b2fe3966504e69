/** Why and until when something cannot be written, for the notice above a page. */
export interface LockWords {
  /** Names the reason, for tests and styles. */
  readonly reason: string;
  readonly text: string;
}

/** Group of a field as a form names it; undefined for a field that it does not name. */
type Group = string | undefined;

/**
 * What may be written of a row, or of new rows, now: a domain makes one out of what the server answers (`lockOf` of a
 * resource). The kit asks it and knows no rule itself.
 */
export interface Lock {
  /** Null while there is nothing to tell. */
  readonly notice: LockWords | null;
  isOpen(group: Group): boolean;
  /** What of a row can be changed now, as a verb names it on the way to its form; left out: all of it. */
  readonly act?: string;
  /** What of a form with fields of these groups is open although the notice tells of a lock; left out: nothing. */
  openWords?(groups: readonly Group[]): string | null;
  /** The reader may write although it is closed for others. */
  readonly passes?: boolean;
  /** What a change means for other years, while it may be written; left out: nothing. */
  readonly revision?: string | null;
  /** Whether the notice concerns a form with fields of these groups. */
  concerns(groups: readonly Group[]): boolean;
  /** Why some columns of a grid of years cannot be written while others can, year by year; left out: nothing to say. */
  closedYears?(groups: readonly Group[]): readonly string[];
  /** When the first of these groups opens whose time has not come; left out, null: it has come for all of them. */
  aheadWords?(groups: readonly Group[]): string | null;
  /** What stands above a part of a form of whose groups nothing may be written. */
  closedWords(groups: readonly Group[]): string;
}

/** Everything may be written, whatever the time. */
export const noLock: Lock = {
  notice: null,
  isOpen: () => true,
  concerns: () => false,
  closedWords: () => '',
};

/** Nothing may be written, whatever the time: the row is not the reader's to change. */
export const onlyRead: Lock = {
  notice: null,
  isOpen: () => false,
  concerns: () => false,
  closedWords: () => 'Hanya dapat dibaca.',
};
