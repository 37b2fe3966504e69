import type { CascadingEvents } from '../contract/events';
import type { CascadingHandle } from '../contract/handle';
import type { CascadingProps } from '../contract/props';

/** As much of React as the component needs: any since 16.8. */
export interface HostReact {
  createElement(type: 'div', props: object): unknown;
  useEffect(effect: () => undefined | (() => void), dependencies?: readonly unknown[]): void;
  useRef<Value>(value: Value): { current: Value };
}

export interface CascadingComponentProps extends CascadingProps {
  readonly onReady?: (detail: CascadingEvents['ready']) => void;
  readonly onSelect?: (detail: CascadingEvents['select']) => void;
  readonly onNavigate?: (detail: CascadingEvents['navigate']) => void;
  readonly onError?: (detail: CascadingEvents['error']) => void;
  readonly onResize?: (detail: CascadingEvents['resize']) => void;
  /** Given the handle once it is mounted, and null when it no longer is. */
  readonly onHandle?: (handle: CascadingHandle | null) => void;
  readonly className?: string;
  readonly style?: object;
}

type Mount = (element: Element, props: CascadingProps) => CascadingHandle;

/**
 * A component for the React of whoever embeds: it draws one `div` and mounts the diagram, which has a React of its own,
 * inside. React is handed in, so that this file belongs to none.
 */
export function cascadingComponent<Drawn>(
  { createElement, useEffect, useRef }: HostReact,
  mount: Mount,
): (props: CascadingComponentProps) => Drawn {
  // biome-ignore lint/correctness/noComponentHookFactories: who calls it keeps the component
  return function Cascading(all) {
    const { onReady, onSelect, onNavigate, onError, onResize, onHandle, className, style, ...props } = all;
    const place = useRef<Element | null>(null);
    const handle = useRef<CascadingHandle | null>(null);
    const latest = useRef(all);
    latest.current = all;
    const given = useRef(props);
    given.current = props;
    const shown = useRef(props);

    useEffect(() => {
      if (place.current === null) return undefined;
      const mounted = mount(place.current, given.current);
      handle.current = mounted;
      mounted.on('ready', (detail) => latest.current.onReady?.(detail));
      mounted.on('select', (detail) => latest.current.onSelect?.(detail));
      mounted.on('navigate', (detail) => latest.current.onNavigate?.(detail));
      mounted.on('error', (detail) => latest.current.onError?.(detail));
      mounted.on('resize', (detail) => latest.current.onResize?.(detail));
      latest.current.onHandle?.(mounted);
      return () => {
        handle.current = null;
        mounted.unmount();
        latest.current.onHandle?.(null);
      };
    }, []);

    useEffect(() => {
      const gone = Object.keys(shown.current).filter((name) => !(name in given.current));
      handle.current?.update({
        ...Object.fromEntries(gone.map((name) => [name, undefined])),
        ...given.current,
      });
      shown.current = given.current;
      return undefined;
    });

    return createElement('div', { ref: place, className, style }) as Drawn;
  };
}
