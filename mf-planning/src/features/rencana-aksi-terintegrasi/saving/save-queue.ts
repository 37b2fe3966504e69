import { type Baris, type FieldName, fieldOf, type Isian, isianOf, keyOf, type RowKey } from '../core/baris';

export type KeadaanBaris = 'menunggu' | 'menyimpan' | 'tersimpan' | 'gagal' | 'bentrok';

/** What was typed into one row and how far its saving is. */
export interface RowEdit {
  readonly keadaan: KeadaanBaris;
  /** Typed and not yet sent. */
  readonly isian: Isian;
  /** On its way to the server. */
  readonly dikirim: Isian | null;
  /** Values over which all that was typed. */
  readonly dasar: Isian;
  /** Version that was typed over. */
  readonly versi: number;
  /** When something was typed last, ms. */
  readonly sejak: number;
  /** Why it waits, failed or conflicts. */
  readonly pesan: string | null;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** The row as it is now, of a conflict. */
  readonly terkini: Baris | null;
}

export type SaveQueue = ReadonlyMap<RowKey, RowEdit>;
export const emptyQueue: SaveQueue = new Map();

const nothing = { isian: {}, dikirim: null, pesan: null, errors: {}, terkini: null } as const;
const isEmpty = (isian: Isian) => Object.keys(isian).length === 0;
const names = (isian: Isian) => Object.keys(isian) as FieldName[];
/** Everything typed that the server has not confirmed. */
export const unsaved = ({ dikirim, isian }: RowEdit): Isian => ({ ...dikirim, ...isian });

function changed(queue: SaveQueue, key: RowKey, edit: RowEdit | null): SaveQueue {
  const next = new Map(queue);
  if (edit === null) next.delete(key);
  else next.set(key, edit);
  return next;
}

/** The row with everything typed into it. */
export const withEdit = (row: Baris, edit: RowEdit | undefined): Baris =>
  edit === undefined ? row : { ...row, ...(unsaved(edit) as Partial<Baris>) };

/** Values that are typed into a row as the server has it. */
export type Typing = readonly [row: Baris, isian: Isian];

/** Something was typed into these rows. What equals the server's value again is not sent. */
export function typed(queue: SaveQueue, typings: readonly Typing[], now: number): SaveQueue {
  const next = new Map(queue);
  for (const [row, isian] of typings) {
    const key = keyOf(row);
    const edit = typedRow(next.get(key), row, isian, now);
    if (edit === null) next.delete(key);
    else next.set(key, edit);
  }
  return next;
}

function typedRow(before: RowEdit | undefined, row: Baris, isian: Isian, now: number): RowEdit | null {
  const going = before !== undefined && !isEmpty(unsaved(before)) ? before : null;
  const dasar = { ...isianOf(row, names(isian)), ...going?.dasar };
  const dikirim = going?.dikirim ?? null;
  const wanted: Isian = { ...going?.isian, ...isian };
  const differs = (field: FieldName) => dikirim?.[field] !== undefined || wanted[field] !== dasar[field];
  const rest = Object.fromEntries(
    names(wanted).flatMap((field) => (differs(field) ? [[field, wanted[field]]] : [])),
  );
  if (isEmpty(rest) && dikirim === null) return null;
  const conflict = going?.keadaan === 'bentrok' && dikirim === null;
  return {
    ...nothing,
    keadaan: dikirim !== null ? 'menyimpan' : conflict ? 'bentrok' : 'menunggu',
    isian: rest,
    dikirim,
    dasar,
    versi: going?.versi ?? row.versi,
    sejak: now,
    terkini: conflict ? going.terkini : null,
  };
}

/** Rows that may be sent now: what was typed a moment ago may still go on. */
export const readyRows = (queue: SaveQueue, now: number, quietMs: number): RowKey[] =>
  [...queue].flatMap(([key, { keadaan, sejak }]) =>
    keadaan === 'menunggu' && now - sejak >= quietMs ? [key] : [],
  );

export function sent(queue: SaveQueue, key: RowKey): SaveQueue {
  const edit = queue.get(key);
  if (edit === undefined) return queue;
  return changed(queue, key, { ...edit, ...nothing, keadaan: 'menyimpan', dikirim: unsaved(edit) });
}

/** The server has taken what was sent; what was typed meanwhile waits for its turn. */
export function saved(queue: SaveQueue, row: Baris): SaveQueue {
  const key = keyOf(row);
  const edit = queue.get(key);
  if (edit === undefined) return queue;
  const rest = names(edit.isian).filter((field) => edit.isian[field] !== fieldOf(row, field));
  const isian: Isian = Object.fromEntries(rest.map((field) => [field, edit.isian[field]]));
  return changed(queue, key, {
    ...edit,
    ...nothing,
    keadaan: rest.length > 0 ? 'menunggu' : 'tersimpan',
    isian,
    dasar: isianOf(row, rest),
    versi: row.versi,
  });
}

interface Failure {
  readonly pesan: string;
  readonly errors?: RowEdit['errors'];
}

/** The server refused; nothing is sent again before something changes or somebody asks for it. */
export const failed = (queue: SaveQueue, key: RowKey, failure: Failure): SaveQueue =>
  back(queue, key, 'gagal', failure);

/** Nothing came back (no network, no session): it is sent again by itself. */
export const delayed = (queue: SaveQueue, key: RowKey, pesan: string): SaveQueue =>
  back(queue, key, 'menunggu', { pesan });

function back(queue: SaveQueue, key: RowKey, keadaan: KeadaanBaris, { pesan, errors = {} }: Failure) {
  const edit = queue.get(key);
  if (edit === undefined) return queue;
  return changed(queue, key, { ...edit, ...nothing, keadaan, isian: unsaved(edit), pesan, errors });
}

/** Fields that both sides changed, differently. */
export function conflictFields({ terkini, dasar, ...edit }: RowEdit): FieldName[] {
  if (terkini === null) return [];
  const mine = unsaved({ ...edit, terkini, dasar });
  return names(mine).filter((field) => {
    const theirs = fieldOf(terkini, field);
    return theirs !== (dasar[field] ?? null) && theirs !== (mine[field] ?? null);
  });
}

/**
 * Somebody else saved the row meanwhile. When both changed different fields the row is sent again over the new version;
 * otherwise it waits for a choice.
 */
export function stale(queue: SaveQueue, terkini: Baris): SaveQueue {
  const key = keyOf(terkini);
  const edit = queue.get(key);
  if (edit === undefined) return queue;
  const met: RowEdit = { ...edit, ...nothing, keadaan: 'bentrok', isian: unsaved(edit), terkini };
  return conflictFields(met).length === 0 ? rebased(queue, key, met, terkini) : changed(queue, key, met);
}

function rebased(queue: SaveQueue, key: RowKey, edit: RowEdit, terkini: Baris): SaveQueue {
  const rest = names(edit.isian).filter((field) => edit.isian[field] !== fieldOf(terkini, field));
  return changed(queue, key, {
    ...edit,
    ...nothing,
    keadaan: rest.length > 0 ? 'menunggu' : 'tersimpan',
    isian: Object.fromEntries(rest.map((field) => [field, edit.isian[field]])),
    dasar: isianOf(terkini, rest),
    versi: terkini.versi,
  });
}

/** The choice of a conflict: these fields take the other's value, the rest is sent over it. */
export function settled(queue: SaveQueue, key: RowKey, theirs: readonly string[]): SaveQueue {
  const edit = queue.get(key);
  if (edit?.terkini == null) return queue;
  const isian: Isian = Object.fromEntries(
    names(edit.isian).flatMap((field) => (theirs.includes(field) ? [] : [[field, edit.isian[field]]])),
  );
  return rebased(queue, key, { ...edit, isian }, edit.terkini);
}

/** Sends a failed row once more. */
export function retried(queue: SaveQueue, key: RowKey): SaveQueue {
  const edit = queue.get(key);
  return edit === undefined
    ? queue
    : changed(queue, key, { ...edit, keadaan: 'menunggu', sejak: 0, errors: {} });
}

/** Gives up what was typed and not saved. */
export const discarded = (queue: SaveQueue, key: RowKey): SaveQueue => changed(queue, key, null);

/** How many rows are in each state. */
export function countStates(queue: SaveQueue): Readonly<Record<KeadaanBaris, number>> {
  const counts = { menunggu: 0, menyimpan: 0, tersimpan: 0, gagal: 0, bentrok: 0 };
  for (const { keadaan } of queue.values()) counts[keadaan] += 1;
  return counts;
}

/** Rows whose typing the server does not have. */
export const unsavedRows = (queue: SaveQueue): [RowKey, RowEdit][] =>
  [...queue].filter(([, edit]) => !isEmpty(unsaved(edit)));
