import type { CascadingHandle } from '../contract/handle';
import type { CascadingProps } from '../contract/props';
import { loadSelaras, type Selaras } from './load-selaras';

/** Folder that this remote's files came from, as the bundler's runtime knows it. */
declare const __webpack_public_path__: string;

/**
 * The self-contained script that lies beside this remote's entry: what a host of module federation shows comes from
 * there, and nothing of it from the host's share scope.
 */
export const embedScript = (): Promise<Selaras> =>
  loadSelaras(new URL('sematkan.js', new URL(__webpack_public_path__, document.baseURI)).href);

/** Mounts at once for its caller; the diagram appears when the script has come. */
export function mountLater(element: Element, props: CascadingProps): CascadingHandle {
  let given = props;
  let handle: CascadingHandle | null = null;
  let mounted = true;
  const early: [name: never, listener: never, stop: { now: () => void }][] = [];
  void embedScript().then(({ mountCascading }) => {
    if (!mounted) return;
    handle = mountCascading(element, given);
    for (const [name, listener, stop] of early) stop.now = handle.on(name, listener);
  }, reportError);
  const noneYet = () => Promise.reject(new Error('The diagram is still being loaded'));
  return {
    update: (part) => {
      given = { ...given, ...part };
      handle?.update(part);
    },
    focusNode: (key) => handle?.focusNode(key) ?? false,
    exportPng: (options) => handle?.exportPng(options) ?? noneYet(),
    print: () => handle?.print() ?? noneYet(),
    getCy: () => handle?.getCy() ?? null,
    on: (name, listener) => {
      if (handle !== null) return handle.on(name, listener);
      const stop = { now: () => {} };
      early.push([name as never, listener as never, stop]);
      return () => stop.now();
    },
    unmount: () => {
      mounted = false;
      handle?.unmount();
    },
  };
}
