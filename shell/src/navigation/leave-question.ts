import { hasUnsavedChanges } from '@selaras/portal/host';
import type { Notices } from '../notices/notices';

/** Asks before something typed is thrown away; resolves to true at once when nothing was. */
export async function mayLeave(notices: Notices, act = 'meninggalkan halaman ini'): Promise<boolean> {
  if (!hasUnsavedChanges()) return true;
  return notices.ask({
    kind: 'confirm',
    title: 'Isian belum disimpan',
    text: `Isian pada halaman ini belum disimpan dan akan hilang bila Anda ${act}.`,
    confirmLabel: 'Buang isian',
    cancelLabel: 'Tetap di sini',
  });
}
