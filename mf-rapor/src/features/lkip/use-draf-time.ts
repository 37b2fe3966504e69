import { readDraft, watchDrafts } from '@selaras/ui';
import { useSyncExternalStore } from 'react';

/** When a draft was typed that lies in this browser, ISO 8601; null: there is none, or none is asked for. */
export const useDrafTime = (key: string | null): string | null =>
  useSyncExternalStore(watchDrafts, () => (key === null ? null : (readDraft(key)?.waktu ?? null)));
