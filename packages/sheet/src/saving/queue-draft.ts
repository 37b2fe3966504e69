import { dropDraft, readDraft, writeDraft } from '@selaras/ui';
import type { RowKey, RowValues } from '../core/row-model';
import { type SaveQueue, unsaved, unsavedRows } from '../core/save-queue';

/** One row as it lies in the browser's storage. */
interface KeptRow {
  readonly isian: RowValues;
  readonly dasar: RowValues;
  readonly versi: number;
}

type Kept = Record<RowKey, KeptRow>;

/** Keeps in this browser what the server does not have yet; forgets it once it has everything. */
export function keepQueue(storageKey: string, queue: SaveQueue<unknown>): void {
  const rows = unsavedRows(queue);
  if (rows.length === 0) {
    dropDraft(storageKey);
    return;
  }
  const kept: Kept = Object.fromEntries(
    rows.map(([key, edit]) => [key, { isian: unsaved(edit), dasar: edit.base, versi: edit.version }]),
  );
  writeDraft(storageKey, { versi: null, awal: null, nilai: kept });
}

/** What an earlier visit could not save, waiting for its turn; null when there is nothing. */
export function findQueue(storageKey: string): SaveQueue<never> | null {
  const draft = readDraft<Kept>(storageKey);
  if (draft === null) return null;
  const since = Date.parse(draft.waktu);
  const waiting = {
    state: 'waiting',
    sending: null,
    message: null,
    errors: {},
    current: null,
    stored: null,
  } as const;
  return new Map(
    Object.entries(draft.nilai).map(([key, { isian, dasar, versi }]) => [
      key,
      { ...waiting, values: isian, base: dasar, version: versi, since },
    ]),
  );
}
