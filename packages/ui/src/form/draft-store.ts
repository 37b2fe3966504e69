const PREFIX = 'selaras_draf:';

/** Drafts older than 30 days are forgotten. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** What was typed into a form and not saved. */
export interface Draft<Values> {
  /** When it was typed, ISO 8601. */
  readonly waktu: string;
  /** Version of the row it was typed over; null for a new row. */
  readonly versi: number | null;
  /**
   * What the fields held before: where it differs from `nilai`, somebody typed. Null for a new row, and where it was not
   * kept.
   */
  readonly awal: Values | null;
  readonly nilai: Values;
}

/** A draft that is about to be kept. */
export type Typed<Values> = Omit<Draft<Values>, 'waktu'>;

/** Where a draft lies: one per user, form, row and year, so that nobody is offered what somebody else typed. */
export function draftKey(...parts: readonly (string | number)[]): string {
  return PREFIX + parts.join(':');
}

/** Private windows and full disks have no room for drafts; the form then goes on without. */
function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

const watchers = new Set<() => void>();
const tell = () => {
  for (const watcher of watchers) watcher();
};

/** Calls back when a draft is kept or dropped, in this tab or another. Answers how to stop. */
export function watchDrafts(watcher: () => void): () => void {
  watchers.add(watcher);
  globalThis.addEventListener('storage', watcher);
  return () => {
    watchers.delete(watcher);
    globalThis.removeEventListener('storage', watcher);
  };
}

/** The draft under a key; null when there is none, or none that can be read. */
export function readDraft<Values>(key: string, now: Date = new Date()): Draft<Values> | null {
  try {
    const stored: unknown = JSON.parse(storage()?.getItem(key) ?? 'null');
    return isDraft<Values>(stored) && now.getTime() - Date.parse(stored.waktu) < KEPT_MS
      ? { ...stored, awal: stored.awal ?? null }
      : null;
  } catch {
    return null;
  }
}

/** Keeps what was typed. Answers when it was kept, null when there was no room. */
export function writeDraft<Values>(key: string, typed: Typed<Values>, now: Date = new Date()): string | null {
  const draft: Draft<Values> = { waktu: now.toISOString(), ...typed };
  const place = storage();
  if (place === null) return null;
  try {
    place.setItem(key, JSON.stringify(draft));
    tell();
    return draft.waktu;
  } catch {
    return null;
  }
}

export function dropDraft(key: string): void {
  try {
    storage()?.removeItem(key);
    tell();
  } catch {
    // Nothing was kept where nothing can be removed.
  }
}

function isDraft<Values>(stored: unknown): stored is Draft<Values> {
  if (typeof stored !== 'object' || stored === null) return false;
  const { waktu, nilai } = stored as Partial<Draft<Values>>;
  return (
    typeof waktu === 'string' &&
    !Number.isNaN(Date.parse(waktu)) &&
    typeof nilai === 'object' &&
    nilai !== null
  );
}
