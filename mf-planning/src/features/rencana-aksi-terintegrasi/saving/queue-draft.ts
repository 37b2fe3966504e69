import { dropDraft, readDraft, writeDraft } from '@selaras/ui';
import type { RowKey } from '../core/baris';
import { type RowEdit, type SaveQueue, unsaved, unsavedRows } from './save-queue';

type Kept = Record<string, Pick<RowEdit, 'isian' | 'dasar' | 'versi'>>;

/** Keeps in this browser what the server does not have yet; forgets it once it has everything. */
export function keepQueue(storageKey: string, queue: SaveQueue): void {
  const rows = unsavedRows(queue);
  if (rows.length === 0) {
    dropDraft(storageKey);
    return;
  }
  const kept: Kept = Object.fromEntries(
    rows.map(([key, edit]) => [key, { isian: unsaved(edit), dasar: edit.dasar, versi: edit.versi }]),
  );
  writeDraft(storageKey, { versi: null, awal: null, nilai: kept });
}

/** What an earlier visit could not save, waiting for its turn; null when there is nothing. */
export function findQueue(storageKey: string): SaveQueue | null {
  const draft = readDraft<Kept>(storageKey);
  if (draft === null) return null;
  const sejak = Date.parse(draft.waktu);
  const waiting = { keadaan: 'menunggu', dikirim: null, pesan: null, errors: {}, terkini: null } as const;
  return new Map(
    Object.entries(draft.nilai).map(([key, edit]) => [key as RowKey, { ...edit, ...waiting, sejak }]),
  );
}
