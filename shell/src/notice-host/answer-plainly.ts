import { errorTexts } from '../errors/error-catalogue';
import type { OpenDialog } from '../notices/notices';

/** Asks in the browser's own dialog, when the portal's cannot be fetched: no question goes unasked. */
export function answerPlainly({ dialog, answer }: OpenDialog): void {
  if (dialog.kind === 'confirm') {
    answer(confirm(`${dialog.title}\n\n${dialog.text}\n\nOK: ${dialog.confirmLabel}`));
    return;
  }
  const isAlert = dialog.kind === 'alert';
  alert(
    isAlert ? `${dialog.title}\n\n${dialog.text}` : `${errorTexts.expiredTitle}\n\n${errorTexts.expired}`,
  );
  answer(isAlert);
}
