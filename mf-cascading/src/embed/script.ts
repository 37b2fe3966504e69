import './home/script-place';
import { cascadingComponent, type HostReact } from '@selaras/cascading-react/adapter';
import type { Selaras } from '@selaras/cascading-react/contract';
import { CascadingElement } from './adapters/element';
import { lifecycles } from './later/lifecycles';
import { mountCascading } from './later/mount-cascading';
import { diagram } from './later/parts';

declare const SELARAS_EMBED_VERSION: string;

const ELEMENT = 'selaras-cascading';

/** What the script sets as `Selaras`. */
const selaras = {
  version: SELARAS_EMBED_VERSION,
  mountCascading,
  /** For single-spa. */
  lifecycles,
  /** `const Cascading = Selaras.reactCascading(React)`. */
  reactCascading: (react: HostReact) => cascadingComponent(react, mountCascading),
} satisfies Selaras;

declare global {
  interface Window {
    Selaras?: typeof selaras;
  }
}

// The first script of a page stays in force: what it mounted goes on with its own code.
if (window.Selaras === undefined) {
  window.Selaras = selaras;
  void diagram().catch(reportError);
}
if (customElements.get(ELEMENT) === undefined) customElements.define(ELEMENT, CascadingElement);
