/** Constructors and single objects of a window that every part of the portal is built on. */
const names =
  'Object Function Array String Number Date RegExp Promise Map Set URL URLSearchParams Headers Request Response XMLHttpRequest EventTarget Event Node Element HTMLElement Document History Storage JSON Math console history document';

type Descriptors = Readonly<Record<PropertyKey, PropertyDescriptor>>;

/** Properties of an object as they were. */
export interface Remembered {
  /** As one reads it in code: `Array.prototype`. */
  readonly name: string;
  readonly target: object;
  readonly before: Descriptors;
}

/** A page as it was at one moment: what belongs to all, and the sheets that styled it. */
export interface Snapshot {
  readonly objects: readonly Remembered[];
  readonly sheets: WeakSet<CSSStyleSheet>;
}

export const remember = (name: string, target: object): Remembered => ({
  name,
  target,
  before: Object.getOwnPropertyDescriptors(target),
});

/** All sheets that apply to a document. */
export const sheetsOf = ({ styleSheets, adoptedStyleSheets = [] }: Document): CSSStyleSheet[] => [
  ...styleSheets,
  ...adoptedStyleSheets,
];

/** Remembers a window; as small as may be, because every page of a remote waits for it. */
export const takeSnapshot = (realm: Window): Snapshot => ({
  objects: [
    remember('window', realm),
    ...names.split(' ').flatMap((name) => {
      const target = Reflect.get(realm, name) ?? {};
      const { prototype = {} } = target;
      return [remember(name, target), remember(`${name}.prototype`, prototype)];
    }),
  ],
  sheets: new WeakSet(sheetsOf(realm.document)),
});
