import type { CascadingHandle } from '@selaras/cascading-react/contract';
import { Emitter } from '@selaras/cascading-react/contract';
import { readProps } from './contract/read-props';
import { tellDeveloper } from './data/tell-developer';
import { wordsOf } from './words/words';

/**
 * The handle of a diagram that has no place: the script of a page goes on as if there were one, and whoever wrote it is
 * told in the console and by `error`.
 */
export function mountNowhere(place: unknown, given: unknown, noDiagram: string): CascadingHandle {
  const emitter = new Emitter();
  const { fault } = wordsOf(readProps(given).props.locale);
  const message = fault.place(place === null ? 'null' : typeof place);
  tellDeveloper(message);
  // Whoever listens does so once he has the handle.
  queueMicrotask(() => emitter.emit('error', { code: 'PROPS_SALAH', message }));
  const nothing = () => Promise.reject(new Error(noDiagram));
  return {
    update: () => {},
    focusNode: () => false,
    exportPng: nothing,
    print: nothing,
    getCy: () => null,
    on: emitter.on,
    unmount: () => emitter.clear(),
  };
}
