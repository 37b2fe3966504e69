import type { CascadingProps, Selaras } from '@selaras/cascading-react/contract';
import { type CascadingEvents, eventNames } from '@selaras/cascading-react/contract';
import { runStep } from '../../embed/life/run-step';
import { callbacksOf, type Tell } from './told';

interface Shown {
  update(props: CascadingProps): void;
  end(): void;
}

interface Showing {
  readonly selaras: Selaras;
  readonly place: HTMLElement;
  readonly props: CascadingProps;
  readonly tell: Tell;
}

/** As a page with the script does it. */
function showScript({ selaras, place, props, tell }: Showing): Shown {
  const handle = selaras.mountCascading(place, props);
  for (const name of eventNames) handle.on(name, (detail) => tell(name, detail));
  return { update: handle.update, end: handle.unmount };
}

/** The attributes of the element and which prop each stands for. */
const attributes = {
  'satuan-kerja-id': 'satuanKerjaId',
  tahun: 'tahun',
  locale: 'locale',
  theme: 'theme',
} as const satisfies Record<string, keyof CascadingProps>;

/** As a page writes the element. */
function showElement({ place, props, tell }: Showing): Shown {
  const element = document.createElement('selaras-cascading');
  const update = (next: CascadingProps) => {
    for (const [attribute, prop] of Object.entries(attributes)) {
      const value = next[prop];
      if (value === null || value === undefined) element.removeAttribute(attribute);
      else if (element.getAttribute(attribute) !== String(value))
        element.setAttribute(attribute, String(value));
    }
  };
  update(props);
  for (const name of eventNames) {
    element.addEventListener(name, (event) => {
      // The element asks its page by the event that it dispatches.
      if (name === 'navigate') event.preventDefault();
      tell(name, (event as CustomEvent<CascadingEvents[typeof name]>).detail);
    });
  }
  place.append(element);
  return { update, end: () => element.remove() };
}

/** As single-spa goes through the life of an application. */
function showLifecycles({ selaras, place, props, tell }: Showing): Shown {
  const given = { name: 'galeri-sematkan', domElement: place, ...callbacksOf(tell) };
  let work: Promise<unknown> = Promise.resolve();
  const next = (step: Parameters<typeof runStep>[1], now: CascadingProps) => {
    work = work.then(() => runStep(selaras, step, { ...given, ...now })).catch(reportError);
  };
  next('bootstrap', props);
  next('mount', props);
  return { update: (now) => next('update', now), end: () => next('unmount', props) };
}

/** Adapters that need an element and nothing of the host's own library. */
export const shows = {
  skrip: showScript,
  elemen: showElement,
  'single-spa': showLifecycles,
} as const satisfies Record<string, (showing: Showing) => Shown>;
