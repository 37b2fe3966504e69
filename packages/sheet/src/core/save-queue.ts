import { conflictOf } from '@selaras/resource/conflict';
import { type RowKey, type RowModel, type RowValues, valuesOf } from './row-model';

/** How far the saving of a row is; a conflict waits for a choice. */
export type SaveState = 'waiting' | 'saving' | 'saved' | 'failed' | 'conflict';

/** What was typed into one row and how far its saving is. */
export interface RowEdit<Row> {
  readonly state: SaveState;
  /** Typed and not yet sent. */
  readonly values: RowValues;
  /** On its way to the server. */
  readonly sending: RowValues | null;
  /** Values over which all that was typed. */
  readonly base: RowValues;
  /** Version that was typed over. */
  readonly version: number;
  /** When something was typed last, ms. */
  readonly since: number;
  /** Why it waits, failed or conflicts. */
  readonly message: string | null;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** The row as it is now, of a conflict. */
  readonly current: Row | null;
  /** The row as the server answered last: the rows on the page learn of it a moment later. */
  readonly stored: Row | null;
}

export type SaveQueue<Row> = ReadonlyMap<RowKey, RowEdit<Row>>;

const nothing = { values: {}, sending: null, message: null, errors: {}, current: null } as const;
const isEmpty = (values: RowValues) => Object.keys(values).length === 0;
/** Everything typed that the server has not confirmed. */
export const unsaved = ({ sending, values }: Pick<RowEdit<unknown>, 'sending' | 'values'>): RowValues => ({
  ...sending,
  ...values,
});

const picked = (values: RowValues, wanted: (field: string) => boolean): RowValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => wanted(field)));

function changed<Row>(queue: SaveQueue<Row>, key: RowKey, edit: RowEdit<Row> | null): SaveQueue<Row> {
  const next = new Map(queue);
  if (edit === null) next.delete(key);
  else next.set(key, edit);
  return next;
}

/** The newer one of the row on the page and of what the server answered. */
function newest<Row>(model: RowModel<Row>, row: Row, edit: RowEdit<Row> | undefined): Row {
  const stored = edit?.stored ?? null;
  return stored !== null && model.versionOf(stored) > model.versionOf(row) ? stored : row;
}

/** The row, as new as it is known, with everything typed into it. */
export const withEdit = <Row>(model: RowModel<Row>, row: Row, edit: RowEdit<Row> | undefined): Row =>
  edit === undefined ? row : model.withValues(newest(model, row, edit), unsaved(edit));

/** Values that are typed into a row as the server has it. */
export type Typing<Row> = readonly [row: Row, values: RowValues];

/** Something was typed into these rows. What equals the server's value again is not sent. */
export function typed<Row>(
  model: RowModel<Row>,
  queue: SaveQueue<Row>,
  typings: readonly Typing<Row>[],
  now: number,
): SaveQueue<Row> {
  const next = new Map(queue);
  for (const [row, values] of typings) {
    const key = model.keyOf(row);
    const edit = typedRow(model, next.get(key), row, values, now);
    if (edit === null) next.delete(key);
    else next.set(key, edit);
  }
  return next;
}

function typedRow<Row>(
  model: RowModel<Row>,
  before: RowEdit<Row> | undefined,
  row: Row,
  values: RowValues,
  now: number,
): RowEdit<Row> | null {
  const going = before !== undefined && !isEmpty(unsaved(before)) ? before : null;
  const known = newest(model, row, before);
  const base = { ...valuesOf(model, known, Object.keys(values)), ...going?.base };
  const sending = going?.sending ?? null;
  const wanted: RowValues = { ...going?.values, ...values };
  const rest = picked(wanted, (field) => sending?.[field] !== undefined || wanted[field] !== base[field]);
  if (isEmpty(rest) && sending === null) return null;
  const conflict = going?.state === 'conflict' && sending === null;
  return {
    ...nothing,
    state: sending !== null ? 'saving' : conflict ? 'conflict' : 'waiting',
    values: rest,
    sending,
    base,
    version: going?.version ?? model.versionOf(known),
    since: now,
    current: conflict ? going.current : null,
    stored: before?.stored ?? null,
  };
}

/** Rows that may be sent now: what was typed a moment ago may still go on. */
export const readyRows = (queue: SaveQueue<unknown>, now: number, quietMs: number): RowKey[] =>
  [...queue].flatMap(([key, { state, since }]) =>
    state === 'waiting' && now - since >= quietMs ? [key] : [],
  );

export function sent<Row>(queue: SaveQueue<Row>, key: RowKey): SaveQueue<Row> {
  const edit = queue.get(key);
  if (edit === undefined) return queue;
  return changed(queue, key, { ...edit, ...nothing, state: 'saving', sending: unsaved(edit) });
}

/** The server has taken what was sent; what was typed meanwhile waits for its turn. */
export function saved<Row>(model: RowModel<Row>, queue: SaveQueue<Row>, row: Row): SaveQueue<Row> {
  const edit = queue.get(model.keyOf(row));
  return edit === undefined ? queue : rebased(model, queue, edit, row);
}

/** What is left to be saved over this row: nothing of what it says already. */
function rebased<Row>(
  model: RowModel<Row>,
  queue: SaveQueue<Row>,
  edit: RowEdit<Row>,
  row: Row,
): SaveQueue<Row> {
  const values = picked(edit.values, (field) => edit.values[field] !== model.valueOf(row, field));
  return changed(queue, model.keyOf(row), {
    ...edit,
    ...nothing,
    state: isEmpty(values) ? 'saved' : 'waiting',
    values,
    base: valuesOf(model, row, Object.keys(values)),
    version: model.versionOf(row),
    stored: row,
  });
}

interface Failure {
  readonly message: string;
  readonly errors?: RowEdit<unknown>['errors'];
}

/** The server refused; nothing is sent again before something changes or somebody asks for it. */
export const failed = <Row>(queue: SaveQueue<Row>, key: RowKey, failure: Failure): SaveQueue<Row> =>
  back(queue, key, 'failed', failure);

/** Nothing came back (no network, no session): it is sent again by itself. */
export const delayed = <Row>(queue: SaveQueue<Row>, key: RowKey, message: string): SaveQueue<Row> =>
  back(queue, key, 'waiting', { message });

function back<Row>(
  queue: SaveQueue<Row>,
  key: RowKey,
  state: SaveState,
  { message, errors = {} }: Failure,
): SaveQueue<Row> {
  const edit = queue.get(key);
  if (edit === undefined) return queue;
  return changed(queue, key, { ...edit, ...nothing, state, values: unsaved(edit), message, errors });
}

/** Everything typed into a row, held against the row as somebody else left it: the rule of every editor. */
function conflictOfRow<Row>(model: RowModel<Row>, edit: RowEdit<Row>, row: Row) {
  const mine = unsaved(edit);
  return conflictOf({ base: edit.base, mine, theirs: valuesOf(model, row, Object.keys(mine)), row });
}

/** Fields that both sides changed, differently. */
export const conflictFields = <Row>(model: RowModel<Row>, edit: RowEdit<Row>): readonly string[] =>
  edit.current === null ? [] : conflictOfRow(model, edit, edit.current).asked;

/**
 * Somebody else saved the row meanwhile. When both changed different fields the row is sent again over the new version;
 * otherwise it waits for a choice.
 */
export function stale<Row>(model: RowModel<Row>, queue: SaveQueue<Row>, current: Row): SaveQueue<Row> {
  const key = model.keyOf(current);
  const edit = queue.get(key);
  if (edit === undefined) return queue;
  const { asked, chosen } = conflictOfRow(model, edit, current);
  const values = picked(unsaved(edit), (field) => chosen[field] !== 'theirs');
  const met: RowEdit<Row> = { ...edit, ...nothing, state: 'conflict', values, current };
  return asked.length === 0 ? rebased(model, queue, met, current) : changed(queue, key, met);
}

/** The choice of a conflict: these fields take the other's value, the rest is sent over it. */
export function settled<Row>(
  model: RowModel<Row>,
  queue: SaveQueue<Row>,
  key: RowKey,
  theirs: readonly string[],
): SaveQueue<Row> {
  const edit = queue.get(key);
  if (edit === undefined || edit.current === null) return queue;
  const values = picked(edit.values, (field) => !theirs.includes(field));
  return rebased(model, queue, { ...edit, values }, edit.current);
}

/** Sends a failed row once more. */
export function retried<Row>(queue: SaveQueue<Row>, key: RowKey): SaveQueue<Row> {
  const edit = queue.get(key);
  return edit === undefined
    ? queue
    : changed(queue, key, { ...edit, state: 'waiting', since: 0, errors: {} });
}

/** Gives up what was typed and not saved. */
export const discarded = <Row>(queue: SaveQueue<Row>, key: RowKey): SaveQueue<Row> =>
  changed(queue, key, null);

/** How many rows are in each state. */
export function countStates(queue: SaveQueue<unknown>): Readonly<Record<SaveState, number>> {
  const counts = { waiting: 0, saving: 0, saved: 0, failed: 0, conflict: 0 };
  for (const { state } of queue.values()) counts[state] += 1;
  return counts;
}

/** Rows whose typing the server does not have. */
export const unsavedRows = <Row>(queue: SaveQueue<Row>): [RowKey, RowEdit<Row>][] =>
  [...queue].filter(([, edit]) => !isEmpty(unsaved(edit)));
