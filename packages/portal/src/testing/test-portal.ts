import type { RemoteManifest } from '@selaras/contracts';
import type { Notices, Question, ToastNotice } from '../notices';
import { createPageIndex } from '../pages/page-index';
import type { Portal } from '../portal';
import type { Session } from '../session';
import { hasUnsavedChanges } from '../unsaved-changes';
import { guest } from './guest';

/** What a page had the portal say. */
export type Told =
  | ({ readonly kind: 'toast' } & ToastNotice)
  | {
      readonly kind: 'alert';
      readonly title: string;
      readonly text: string;
      readonly tone: 'calm' | 'danger';
    }
  | ({ readonly kind: 'confirm' } & Question);

export interface TestPortalOptions {
  /** What differs from a guest's session. */
  readonly session?: Partial<Session>;
  /** Whose pages the portal has: the tested remote's own, and made-up ones of others. */
  readonly manifests?: readonly RemoteManifest[];
  readonly years?: readonly number[];
  /** What of the session has changed when a page asks for it anew. */
  readonly refreshed?: () => Partial<Session>;
  /** Answers questions; without it every question is answered no. */
  readonly confirm?: (question: Question) => boolean;
}

export interface TestPortal extends Portal {
  /** What was told and asked so far. */
  readonly told: readonly Told[];
  /** Ids of the pages that were fetched ahead. */
  readonly preloaded: readonly string[];
  /** Whether a page has the whole window now. */
  isChromeHidden(): boolean;
  /** Changes the session, as when another year is chosen. Wrap it in `act`. */
  change(session: Partial<Session>): void;
}

/** A portal without a shell: the real rules over made-up manifests and session, remembering what it was asked for. */
export function createTestPortal({
  session = {},
  manifests = [],
  years = [2024, 2025],
  refreshed = () => ({}),
  confirm = () => false,
}: TestPortalOptions = {}): TestPortal {
  const listeners = new Set<() => void>();
  const told: Told[] = [];
  const preloaded: string[] = [];
  let hiding = 0;
  let now: Session = { ...guest, ...session };
  const notices: Notices = {
    toast: (notice) => void told.push({ kind: 'toast', ...notice }),
    alert: (title, text, tone = 'danger') => void told.push({ kind: 'alert', title, text, tone }),
    confirm: async (question) => {
      told.push({ kind: 'confirm', ...question });
      return confirm(question);
    },
  };
  const change = (next: Partial<Session>) => {
    now = { ...now, ...next };
    for (const listener of [...listeners]) listener();
  };
  return {
    session: {
      refresh: () => change(refreshed()),
      get: () => now,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    years,
    pages: createPageIndex(manifests),
    openPath: () => location.pathname,
    notices,
    unsavedChanges: {
      exist: hasUnsavedChanges,
      mayLeave: async (act = 'meninggalkan halaman ini') =>
        !hasUnsavedChanges() ||
        notices.confirm({
          title: 'Isian belum disimpan',
          text: act,
          confirmLabel: 'Buang isian',
          cancelLabel: 'Tetap di sini',
        }),
    },
    chrome: {
      hide: () => {
        hiding += 1;
        return () => {
          hiding -= 1;
        };
      },
    },
    preload: (_remote, page) => void preloaded.push(page),
    onPageAddressError: (error) => {
      throw error;
    },
    told,
    preloaded,
    isChromeHidden: () => hiding > 0,
    change,
  };
}
