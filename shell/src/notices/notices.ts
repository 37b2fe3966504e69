import type { ToastNotice } from '@selaras/portal';

/** A dialog that waits for the user; `answer` closes it. */
export type Dialog =
  | {
      readonly kind: 'alert';
      readonly title: string;
      readonly text: string;
      readonly tone: 'calm' | 'danger';
    }
  | {
      readonly kind: 'confirm';
      readonly title: string;
      readonly text: string;
      readonly confirmLabel: string;
      readonly cancelLabel: string;
    }
  | { readonly kind: 'session-expired' };

export interface OpenDialog {
  readonly id: number;
  readonly dialog: Dialog;
  readonly answer: (confirmed: boolean) => void;
}

export type Notices = ReturnType<typeof createNotices>;

/**
 * What has to be shown to the user, apart from how it is drawn: dialogs one after the other, and toasts.
 * The same words twice at the same time are shown once, so that ten failing calls open one dialog.
 */
export function createNotices() {
  const listeners = new Set<() => void>();
  const toastListeners = new Set<(toast: ToastNotice) => void>();
  const waiting: ToastNotice[] = [];
  let open: readonly OpenDialog[] = [];
  let nextId = 1;

  const change = (next: readonly OpenDialog[]) => {
    open = next;
    for (const listener of listeners) listener();
  };

  /** Opens a dialog; resolves to true when it was confirmed. */
  function ask(dialog: Dialog): Promise<boolean> {
    const same = open.find((entry) => JSON.stringify(entry.dialog) === JSON.stringify(dialog));
    if (same && dialog.kind === 'alert') return Promise.resolve(true);
    return new Promise((resolve) => {
      const id = nextId++;
      const answer = (confirmed: boolean) => {
        change(open.filter((entry) => entry.id !== id));
        resolve(confirmed);
      };
      change([...open, { id, dialog, answer }]);
    });
  }

  return {
    dialogs: () => open,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask,
    alert(title: string, text: string, tone: 'calm' | 'danger' = 'danger'): void {
      void ask({ kind: 'alert', title, text, tone });
    },
    toast(notice: ToastNotice): void {
      if (toastListeners.size === 0) waiting.push(notice);
      for (const listener of toastListeners) listener(notice);
    },
    /** Toasts from now on, and those that came before anybody could show them. */
    onToast(listener: (toast: ToastNotice) => void) {
      toastListeners.add(listener);
      for (const notice of waiting.splice(0)) listener(notice);
      return () => toastListeners.delete(listener);
    },
  };
}
