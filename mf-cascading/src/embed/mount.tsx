import { type CascadingHandle, type CascadingProps, Emitter } from '@selaras/cascading-react/contract';
import { createRoot } from 'react-dom/client';
import type { LiveDiagram } from './contract/live';
import { readProps, updated } from './contract/read-props';
import { isPlace } from './home/is-place';
import { openHome } from './home/open-home';
import { watchSize } from './home/watch-size';
import { mountNowhere } from './nowhere';
import { tellUnknownProps } from './tell-unknown';
import { Embed } from './view/embed';

const NOTHING_SHOWN = 'There is no diagram to draw from yet: wait for the event "ready".';

/**
 * Shows the cascading diagram inside an element of any page, in a React and a shadow root of its own: nothing outside the
 * element is touched, and unmounting leaves nothing behind. Any number of them may stand on one page. Whatever is handed
 * over, nothing is thrown: what cannot be followed is said in the element, in the console and by `error`, and what is no
 * prop in the console alone.
 */
export function mountCascading(element: Element, props: CascadingProps = {}): CascadingHandle {
  if (!isPlace(element)) return mountNowhere(element, props, NOTHING_SHOWN);
  const home = openHome(element);
  const emitter = new Emitter();
  const live: { current: LiveDiagram | null } = { current: null };
  let given: unknown = props;
  let read = readProps(given);
  let mounted = true;
  let stopPrinting = () => {};
  const root = createRoot(home.root, {
    // The boundary in the embed tells what it caught.
    onCaughtError: () => {},
  });
  const draw = () => root.render(<Embed {...read} home={home} emit={emitter.emit} live={live} />);
  const sourceNow = () => {
    const source = live.current?.source() ?? null;
    if (source === null) throw new Error(NOTHING_SHOWN);
    return source;
  };
  draw();
  tellUnknownProps(given);
  const stopWatching = watchSize(home.root, (size) => emitter.emit('resize', size));
  return {
    update: (part) => {
      if (!mounted) return;
      given = updated(given, part);
      read = readProps(given, read);
      draw();
      tellUnknownProps(given);
    },
    focusNode: (key) => live.current?.diagram.focusNode(key) ?? false,
    exportPng: async ({ ratio } = {}) => {
      const source = sourceNow();
      const { pngBlob } = await import('./output/png-blob');
      return pngBlob(source, live.current?.theme() ?? 'light', ratio);
    },
    print: async () => {
      const source = sourceNow();
      const { printIn } = await import('./output/print-frame');
      stopPrinting();
      stopPrinting = await printIn(home.shadow, source);
    },
    getCy: () => live.current?.diagram.getCy() ?? null,
    on: emitter.on,
    unmount: () => {
      if (!mounted) return;
      mounted = false;
      stopPrinting();
      stopWatching();
      root.unmount();
      home.close();
      emitter.clear();
    },
  };
}
