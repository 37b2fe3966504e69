import { focusUnfolded } from '../field/control-id';
import type { BusyFields } from '../field/form-kit';

const UNREADABLE_TEXT = 'Ada isian yang belum terbaca sebagai angka. Tulis misalnya 1.234,5.';
const BUSY_TEXT = 'Berkas masih diunggah. Simpan setelah selesai, atau batalkan unggahannya.';

/**
 * What a save waits for besides its values, in words: a figure that is no number, which gets the focus, or a file on its
 * way. Null when nothing is in the way.
 */
export function saveObstacle(form: HTMLFormElement | null, busy: BusyFields): string | null {
  const unreadable = form?.querySelector<HTMLElement>('[data-unreadable]');
  if (unreadable) {
    focusUnfolded(unreadable);
    return UNREADABLE_TEXT;
  }
  return busy.any() ? BUSY_TEXT : null;
}
