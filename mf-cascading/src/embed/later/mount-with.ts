import type {
  CascadingHandle,
  CascadingProps,
  EventName,
  Listener,
  Mount,
} from '@selaras/cascading-react/contract';
import { updated } from '../contract/read-props';

interface Early {
  readonly name: EventName;
  readonly listener: Listener<EventName>;
  stop: () => void;
}

/**
 * A way to mount that answers at once, though what mounts is still on its way: the diagram appears when that has come.
 * @param now what mounts, or null as long as it is not there
 * @param later the same once it is there
 */
export function mountWith(now: () => Mount | null, later: () => Promise<Mount>): Mount {
  return (element, props = {}) => now()?.(element, props) ?? mountOnArrival(later, element, props);
}

function mountOnArrival(
  later: () => Promise<Mount>,
  element: Element,
  props: CascadingProps,
): CascadingHandle {
  let given: unknown = props;
  let handle: CascadingHandle | null = null;
  let mounted = true;
  const early = new Set<Early>();
  later()
    .then((mount) => {
      if (!mounted) return;
      handle = mount(element, given as CascadingProps);
      for (const one of early) one.stop = handle.on(one.name, one.listener);
      early.clear();
    })
    .catch((fault: unknown) => reportError(fault));
  const noneYet = () => Promise.reject(new Error('The diagram is still being loaded'));
  return {
    update: (part) => {
      given = updated(given, part);
      handle?.update(part);
    },
    focusNode: (key) => handle?.focusNode(key) ?? false,
    exportPng: (options) => handle?.exportPng(options) ?? noneYet(),
    print: () => handle?.print() ?? noneYet(),
    getCy: () => handle?.getCy() ?? null,
    on: (name, listener) => {
      if (handle !== null) return handle.on(name, listener);
      const one: Early = { name, listener: listener as Listener<EventName>, stop: () => early.delete(one) };
      early.add(one);
      return () => one.stop();
    },
    unmount: () => {
      mounted = false;
      early.clear();
      handle?.unmount();
    },
  };
}
