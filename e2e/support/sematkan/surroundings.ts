import type { Frame, Page } from '@playwright/test';

interface Seen {
  names: string[];
  /** Of each built-in object: its own properties with what they are. */
  builtIn: Map<string, Map<PropertyKey, unknown>>;
}

type SeenWindow = Window & { [SEEN: symbol]: Seen | undefined };

/** Runs in the page: how its surroundings stand at this moment; names and built-in objects since it last was asked. */
function look() {
  const key = Symbol.for('sekitar');
  const target = window as unknown as SeenWindow;
  const builtIns = {
    Array,
    Object,
    String,
    Function,
    Promise,
    Map,
    Set,
    RegExp,
    Number,
    Date,
    JSON,
    Math,
    EventTarget,
    Node,
    Element,
    HTMLElement,
    Document,
    Event,
    History,
    Storage,
    XMLHttpRequest,
    CSSStyleSheet,
    CanvasRenderingContext2D,
  };
  const propertiesOf = (of: object) =>
    new Map<PropertyKey, unknown>(
      Reflect.ownKeys(of).map((name) => {
        const { value, get } = Object.getOwnPropertyDescriptor(of, name) ?? {};
        return [name, get ?? value];
      }),
    );
  const builtIn = new Map<string, Map<PropertyKey, unknown>>();
  for (const name of Object.keys(builtIns)) {
    const of = builtIns[name as keyof typeof builtIns];
    builtIn.set(name, propertiesOf(of));
    if ('prototype' in of) builtIn.set(`${name}.prototype`, propertiesOf(of.prototype));
  }
  builtIn.set('window.fetch', new Map([['fetch', window.fetch]]));
  const names = Object.getOwnPropertyNames(window);
  const before = target[key];
  Object.defineProperty(target, key, { value: { names, builtIn }, configurable: true });
  const changed = [...(before?.builtIn ?? [])].flatMap(([name, properties]) => {
    const now = builtIn.get(name) ?? new Map();
    const all = new Set([...properties.keys(), ...now.keys()]);
    return [...all]
      .filter((one) => !Object.is(properties.get(one), now.get(one)))
      .map((one) => `${name}.${String(one)}`);
  });
  return {
    globals: before === undefined ? [] : names.filter((name) => !before.names.includes(name)),
    builtIn: changed,
  };
}

/** Runs in the page: everything that is none of the embed's business. Inside the place it may add one element. */
function read() {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  const place = copy.querySelector('#cascading');
  if (place !== null) place.replaceChildren();
  const { title, cookie, adoptedStyleSheets, styleSheets } = document;
  const stored = [localStorage, sessionStorage].flatMap((store) => Object.entries({ ...store }));
  return {
    html: copy.outerHTML,
    title,
    cookie,
    sheets: [adoptedStyleSheets.length, styleSheets.length],
    rules: [...styleSheets].map((sheet) => sheet.cssRules.length),
    address: location.href,
    history: [history.length, JSON.stringify(history.state)],
    stored,
    scroll: [scrollX, scrollY],
  };
}

export const lookAround = (frame: Page | Frame) => frame.evaluate(look);
export const readAround = (frame: Page | Frame) => frame.evaluate(read);

/** What has the focus of the page: an id, or the name of the element. */
export const focused = (frame: Page | Frame) =>
  frame.evaluate(() => document.activeElement?.id || document.activeElement?.localName);
