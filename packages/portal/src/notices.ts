export interface ToastNotice {
  readonly title: string;
  readonly text?: string;
  readonly tone: 'danger' | 'success' | 'info';
}

export interface Question {
  readonly title: string;
  readonly text: string;
  /** On the button that says yes: the act itself, as in 'Hapus'. */
  readonly confirmLabel: string;
  readonly cancelLabel: string;
}

/** What a page has the portal tell its reader. All words are Indonesian. */
export interface Notices {
  /** A short message in the corner that goes away by itself. */
  toast(notice: ToastNotice): void;
  /** A dialog that stays until it was read; the same words twice at a time are shown once. */
  alert(title: string, text: string, tone?: 'calm' | 'danger'): void;
  /** Asks in a dialog; true when the reader confirmed. One question at a time, in the order in which they were asked. */
  confirm(question: Question): Promise<boolean>;
}
