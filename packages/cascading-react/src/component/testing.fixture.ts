import type { CascadingHandle, CascadingProps } from '../contract/index';

/** The script of a page that has not come yet, and what it was asked for. */
export interface FakePage {
  readonly scripts: () => HTMLScriptElement[];
  /** Lets the script come and run. */
  arrive(): void;
  fail(): void;
  readonly mounted: { element: Element; props: CascadingProps; there: boolean }[];
}

export function fakePage(): FakePage {
  const mounted: FakePage['mounted'] = [];
  const scripts = () => [...document.head.querySelectorAll('script')];
  const mountCascading = (element: Element, props: CascadingProps = {}): CascadingHandle => {
    const one = { element, props, there: true };
    mounted.push(one);
    return {
      update: (part) => {
        one.props = { ...one.props, ...part };
      },
      focusNode: () => false,
      exportPng: () => Promise.reject(new Error('none')),
      print: () => Promise.resolve(),
      getCy: () => null,
      on: () => () => {},
      unmount: () => {
        one.there = false;
      },
    };
  };
  const end = (name: string) => {
    for (const script of scripts()) script.dispatchEvent(new Event(name));
  };
  return {
    scripts,
    mounted,
    arrive: () => {
      Object.assign(window, { Selaras: { version: '1.0.0', mountCascading, lifecycles: {} } });
      end('load');
    },
    fail: () => end('error'),
  };
}
