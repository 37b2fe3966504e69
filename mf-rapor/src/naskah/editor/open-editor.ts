import type { Naskah } from '@selaras/contracts';
import { Editor } from '@tiptap/core';
import { extensionsOf } from './extensions';
import type { GambarLoader } from './gambar-node';
import { cleanPaste } from './paste/clean-paste';

interface Opening {
  readonly element: HTMLElement | null;
  readonly isi: Naskah | null;
  /** Says of what the text is the section. */
  readonly label: string;
  readonly loadGambar: GambarLoader;
  readonly onChange: () => void;
  /** Pictures that were pasted or dropped as files. */
  readonly onFiles: (files: readonly File[]) => void;
}

const picturesOf = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type === 'image/png' || type === 'image/jpeg');

/** An editor over one text; whoever opens it destroys it. */
export function openEditor({ element, isi, label, loadGambar, onChange, onFiles }: Opening): Editor {
  /** Word puts a picture of the text beside the text itself: files alone are pictures that were meant. */
  const takeFiles = (data: DataTransfer | null) => {
    const files = picturesOf(data);
    if (files.length === 0 || data?.getData('text/html')) return false;
    onFiles(files);
    return true;
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
      transformPastedHTML: cleanPaste,
      handlePaste: (_, event) => takeFiles(event.clipboardData),
      handleDrop: (_, event) => takeFiles(event.dataTransfer),
    },
  });
}
