import type { CapaianIku } from '@selaras/contracts';
import { decided, isDecided, isTyped, opened, type Versioned } from '@selaras/resource/core';
import { type Entry, entryOf, names } from './entry';

/** What is typed over a version of a row. */
export type TypedEntry = Versioned<CapaianIku, Entry>;

/** How far the last save of a row has come. */
export type SaveState =
  | {
      readonly step: 'saving';
      /** Something else was left meanwhile: it is sent afterwards. */
      readonly again: boolean;
    }
  /** `before`: the figures that the save replaced, over the row as it then was. */
  | { readonly step: 'saved'; readonly row: CapaianIku; readonly before: Partial<Entry> }
  | { readonly step: 'failed'; readonly message: string }
  | { readonly step: 'conflict'; readonly theirs: Entry };

/** What is typed over a row and not saved yet, and how its save goes. */
export interface RowEntry {
  readonly typed?: TypedEntry | undefined;
  readonly saving?: SaveState | undefined;
}

/** Names a row among those of all lists. */
export const keyOf = ({ tingkat, id }: CapaianIku) => `${tingkat} ${id}`;

export const begun = (row: CapaianIku): TypedEntry => opened(row, entryOf(row));

/** The figures of which somebody typed another one. */
const touched = ({ values, base }: TypedEntry) => names.filter((name) => values[name] !== base[name]);

const picked = (entry: Entry, wanted: readonly (keyof Entry)[]): Partial<Entry> =>
  Object.fromEntries(wanted.map((name) => [name, entry[name]]));

/** What a row shows: a figure that nobody typed over as it is stored now, whatever was typed beside it. */
export const shownEntry = (row: CapaianIku, typed: TypedEntry | undefined): Entry =>
  typed === undefined ? entryOf(row) : { ...entryOf(row), ...picked(typed.values, touched(typed)) };

/** What a save replaced, for the way back. */
export const replaced = (typed: TypedEntry): Partial<Entry> => picked(entryOf(typed.row), touched(typed));

/** What is left to say of a row once its figure stands as it is saved: a refusal has nothing to refuse any more. */
export const settled = (saving: SaveState | undefined) =>
  saving?.step === 'failed' || saving?.step === 'conflict' ? undefined : saving;

/** Every figure that waits for a choice takes what was typed. */
export const insisted = (typed: TypedEntry): TypedEntry =>
  (typed.conflict?.asked ?? []).reduce<TypedEntry>((now, name) => decided(now, name, 'mine'), typed);

/** How a row stands once somebody else turned out to be faster. */
export const afterMeeting = (typed: TypedEntry): RowEntry | null => {
  if (!isDecided(typed)) return { typed, saving: { step: 'conflict', theirs: entryOf(typed.row) } };
  return isTyped(typed) ? null : {};
};
