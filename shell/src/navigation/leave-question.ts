import { type UnsavedKind, unsavedKind } from '@selaras/portal/host';
import type { Notices } from '../notices/notices';

interface Words {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
}

const wordsOf: Readonly<Record<UnsavedKind, (act: string) => Words>> = {
  typed: (act) => ({
    title: 'Isian belum disimpan',
    text: `Isian pada halaman ini belum disimpan dan akan hilang bila Anda ${act}.`,
    confirmLabel: 'Buang isian',
  }),
  upload: (act) => ({
    title: 'Berkas masih diunggah',
    text: `Berkas pada halaman ini masih diunggah dan terputus bila Anda ${act}.`,
    confirmLabel: 'Putuskan unggahan',
  }),
  'outliving-upload': () => ({
    title: 'Berkas masih diunggah',
    text: 'Pengunggahan berlanjut di halaman dan tahun lain, tetapi terputus bila Anda keluar atau halaman dimuat ulang. Sisanya dapat dilanjutkan nanti.',
    confirmLabel: 'Lanjutkan',
  }),
};

/** Asks before something typed, or a file on its way, is thrown away; resolves to true at once when nothing was. */
export async function mayLeave(notices: Notices, act = 'meninggalkan halaman ini'): Promise<boolean> {
  const kind = unsavedKind();
  return kind === null || askToLeave(notices, act, kind);
}

/** Asks whether what was typed, or is on its way, may be thrown away. */
export const askToLeave = (notices: Notices, act: string, kind: UnsavedKind = 'typed'): Promise<boolean> =>
  notices.ask({ kind: 'confirm', ...wordsOf[kind](act), cancelLabel: 'Tetap di sini' });
