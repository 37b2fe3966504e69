import { hasUnsavedChanges } from '@selaras/portal/host';
import type { Notices } from '../notices/notices';

/** Asks before something typed is thrown away; resolves to true at once when nothing was. */
export async function mayLeave(notices: Notices, act = 'meninggalkan halaman ini'): Promise<boolean> {
  return !hasUnsavedChanges() || askToLeave(notices, act);
}

/** Asks whether what was typed may be thrown away. */
export function askToLeave(notices: Notices, act: string): Promise<boolean> {
  return notices.ask({
    kind: 'confirm',
    title: 'Isian belum disimpan',
    text: `Isian pada halaman ini belum disimpan dan akan hilang bila Anda ${act}.`,
    confirmLabel: 'Buang isian',
    cancelLabel: 'Tetap di sini',
  });
}
