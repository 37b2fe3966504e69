import type { Editor } from '@tiptap/core';
import { CatatanDialog } from './catatan-dialog';
import { GambarDialog } from './gambar-dialog';
import { TautanDialog } from './tautan-dialog';

/** What a button of the toolbar asks for before it acts. */
export type Asking =
  | { readonly jenis: 'catatan' | 'tautan' }
  /** With the file when one was pasted or dropped. */
  | { readonly jenis: 'gambar'; readonly file: File | null };

export interface DialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

export function InsertDialogs({ asking, ...props }: DialogProps & { asking: Asking | null }) {
  if (asking?.jenis === 'gambar') return <GambarDialog {...props} file={asking.file} />;
  if (asking?.jenis === 'catatan') return <CatatanDialog {...props} />;
  if (asking?.jenis === 'tautan') return <TautanDialog {...props} />;
  return null;
}
