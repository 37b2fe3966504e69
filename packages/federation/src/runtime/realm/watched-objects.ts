/** Something of the page that every part of the portal relies on. */
export interface Watched {
  /** As one reads it in code: `Array.prototype`. */
  readonly name: string;
  readonly target: object;
  /** Only these of its properties; left out: all. */
  readonly keys?: readonly PropertyKey[];
}

/** What code of the portal, its libraries and every remote is built on. */
const constructors = [
  ...['Object', 'Function', 'Array', 'String', 'Number', 'Boolean', 'Symbol', 'Date', 'RegExp', 'Error'],
  ...['Promise', 'Map', 'Set', 'WeakMap', 'URL', 'URLSearchParams', 'FormData', 'Blob'],
  ...['Headers', 'Request', 'Response', 'XMLHttpRequest', 'AbortController', 'EventSource'],
  ...['EventTarget', 'Event', 'Node', 'Element', 'HTMLElement', 'Document', 'DocumentFragment', 'ShadowRoot'],
  ...[
    'History',
    'Storage',
    'CustomElementRegistry',
    'MutationObserver',
    'CSSStyleSheet',
    'IntersectionObserver',
  ],
] as const;

/** Objects of which there is one; a property of their own hides the one that all rely on. */
const singles = ['JSON', 'Math', 'Reflect', 'Intl', 'console', 'history', 'document', 'navigator'] as const;

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Functions that the browser itself puts into the window: `fetch`, `setTimeout`, and the constructors. */
function ownFunctions(realm: object): PropertyKey[] {
  const source = Function.prototype.toString;
  return Object.getOwnPropertyNames(realm).filter((key) => {
    const value: unknown = Object.getOwnPropertyDescriptor(realm, key)?.value;
    return typeof value === 'function' && source.call(value).includes('[native code]');
  });
}

/** Everything that is watched of a window; what this browser lacks is left out. */
export function watchedObjects(realm: object): Watched[] {
  const of = (name: string): unknown => Reflect.get(realm, name);
  return [
    { name: 'window', target: realm, keys: ownFunctions(realm) },
    ...constructors.flatMap((name) => {
      const made = of(name);
      if (!isObject(made)) return [];
      const prototype: unknown = Reflect.get(made, 'prototype');
      const itself = { name, target: made };
      return isObject(prototype) ? [itself, { name: `${name}.prototype`, target: prototype }] : [itself];
    }),
    ...singles.flatMap((name) => {
      const target = of(name);
      return isObject(target) ? [{ name, target }] : [];
    }),
  ];
}
