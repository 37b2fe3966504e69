import type { Naskah } from '@selaras/contracts';
import { Editor } from '@tiptap/core';
import { extensionsOf } from './extensions';
import type { GambarLoader } from './gambar-node';
import { cleanPaste } from './paste/clean-paste';
import { type LostInPaste, nothingLost } from './paste/lost-in-paste';
import { takePictures } from './paste/take-pictures';

interface Opening {
  readonly element: HTMLElement | null;
  readonly isi: Naskah | null;
  /** Says of what the text is the section. */
  readonly label: string;
  readonly loadGambar: GambarLoader;
  readonly onChange: () => void;
  /** Pictures that were pasted or dropped, to be put in one after the other. */
  readonly onFiles: (files: readonly File[]) => void;
  /** Something was pasted or dropped, and that is what did not come along. */
  readonly onPasted: (lost: LostInPaste) => void;
}

/** An editor over one text; whoever opens it destroys it. */
export function openEditor({
  element,
  isi,
  label,
  loadGambar,
  onChange,
  onFiles,
  onPasted,
}: Opening): Editor {
  let shown = nothingLost;
  const take = (data: DataTransfer | null) => {
    const { pictures, lost, isAll } = takePictures(data, shown);
    shown = nothingLost;
    if (pictures.length > 0) onFiles(pictures);
    onPasted(lost);
    return isAll;
  };
  return new Editor({
    element,
    extensions: extensionsOf(loadGambar),
    content: isi?.content.length ? isi : '<p></p>',
    injectCSS: true,
    onUpdate: onChange,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang: 'id',
        spellcheck: 'true',
      },
      transformPastedHTML: (html) =>
        cleanPaste(html, (lost) => {
          shown = lost;
        }),
      handlePaste: (_, event) => take(event.clipboardData),
      handleDrop: (_, event) => take(event.dataTransfer),
    },
  });
}
