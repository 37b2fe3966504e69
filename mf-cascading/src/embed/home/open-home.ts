import { shadowStyle } from '@selaras/ui';
import { sheetTarget } from './sheet-target';

/** An element of ours in somebody else's page, with everything that is drawn inside it. */
export interface Home {
  /** What React draws into. */
  readonly root: HTMLElement;
  /** Element of the page that the shadow root belongs to. */
  readonly host: Element;
  readonly shadow: ShadowRoot;
  /** For `StyleSheetManager`. */
  readonly sheets: HTMLElement;
  /** Pixels of a rem as the reader chose it, whatever the page made of it. */
  readonly rem: number;
  /** Takes away what was added. */
  close(): void;
}

/** A name of our own: rules of the page for `div` or `section` do not mean it. */
const HOST = 'selaras-diagram';
const ROOT = '.akar';
/**
 * Has the height of the element, or our own: the root fills it, and so what is drawn there knows its height even where
 * the page leaves it to the content.
 */
const ROOM = '.ruang';
/** Where the page gives the element no height, or one that follows its content, it is as high as this. */
const OWN_HEIGHT = 560;
/** The same for a width. */
const LEAST_WIDTH = 280;

const hostRules = `
  /* Ours before the page's, however loud: floated it would be as narrow as it may. */
  :host { display: block; float: none !important; min-width: 0; }
  :host(${HOST}) { height: 100%; min-height: inherit; }
  :host(:not(${HOST})) { height: ${OWN_HEIGHT}px; }
  :host([hidden]) { display: none; }
  @media not (pointer: coarse) {
    ${ROOT}[data-density='rapat'] { --s-control-height: 28px; --s-control-height-small: 24px; }
  }
  ${ROOM} { position: relative; height: 100%; min-height: inherit; contain: size; contain-intrinsic-size: ${LEAST_WIDTH}px ${OWN_HEIGHT}px; }
  ${ROOT} { display: flex; flex-direction: column; position: absolute; inset: 0; overflow: hidden; container: sematan / size; }
`;

const roots = new WeakMap<Element, ShadowRoot>();

/** Opens a shadow root below an element of the page, or in a custom element of ours. */
export function openHome(element: Element): Home {
  const own = element.localName.startsWith('selaras-');
  const host = own ? element : element.appendChild(document.createElement(HOST));
  const shadow = roots.get(host) ?? host.attachShadow({ mode: 'open' });
  roots.set(host, shadow);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${shadowStyle(ROOT)} ${hostRules}`);
  shadow.adoptedStyleSheets = [sheet];
  const [room, root] = [boxOf(ROOM), boxOf(ROOT)];
  room.append(root);
  shadow.append(room);
  const rem = remOf(root);
  root.style.setProperty('--s-rem', `${rem}px`);
  return {
    root,
    host,
    shadow,
    sheets: sheetTarget(shadow),
    rem,
    close: () => {
      room.remove();
      shadow.adoptedStyleSheets = [];
      if (!own) host.remove();
    },
  };
}

function boxOf(name: string): HTMLElement {
  const box = document.createElement('div');
  box.className = name.slice(1);
  return box;
}

/** `medium` is the size that the reader set in the browser. */
function remOf(root: HTMLElement): number {
  root.style.fontSize = 'medium';
  const size = Number.parseFloat(getComputedStyle(root).fontSize) || 16;
  root.style.fontSize = '';
  return size;
}
