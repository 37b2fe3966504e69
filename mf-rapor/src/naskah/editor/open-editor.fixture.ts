import type { Naskah } from '@selaras/contracts';
import { openEditor } from './open-editor';

type Opening = Parameters<typeof openEditor>[0];

/** An editor outside any page, with this text. */
export const openedEditor = (content: object[] = [], more: Partial<Opening> = {}) =>
  openEditor({
    element: document.createElement('div'),
    isi: { type: 'doc', content } as Naskah,
    label: 'Uji',
    loadGambar: () => Promise.reject(new Error('none')),
    onChange: () => undefined,
    onFiles: () => undefined,
    onPasted: () => undefined,
    ...more,
  });

/** Presses the keys of a text one by one, as the rules of the editor see them. */
export function typeInto({ view }: ReturnType<typeof openedEditor>, words: string): void {
  for (const letter of words) {
    const { from, to } = view.state.selection;
    const isTaken = view.someProp('handleTextInput', (take) =>
      take(view, from, to, letter, () => view.state.tr.insertText(letter, from, to)),
    );
    if (!isTaken) view.dispatch(view.state.tr.insertText(letter, from, to));
  }
}
