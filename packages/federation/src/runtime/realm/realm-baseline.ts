import type { Watched } from './watched-objects';

/** A property of the page that is not what it was. */
export interface RealmChange {
  /** As one reads it in code: `Array.prototype.map`. */
  readonly what: string;
  readonly kind: 'diganti' | 'dihapus' | 'ditambah';
  /** Whether it is as it was again. */
  readonly mended: boolean;
}

type Descriptors = ReadonlyMap<PropertyKey, PropertyDescriptor>;

/** Properties as they were, by the object that holds them. */
export type Baseline = readonly { readonly watched: Watched; readonly before: Descriptors }[];

const keysOf = ({ target, keys }: Watched) => keys ?? Reflect.ownKeys(target);

function descriptorsOf(watched: Watched): Descriptors {
  const found = new Map<PropertyKey, PropertyDescriptor>();
  for (const key of keysOf(watched)) {
    const descriptor = Reflect.getOwnPropertyDescriptor(watched.target, key);
    if (descriptor !== undefined) found.set(key, descriptor);
  }
  return found;
}

/** What is watched as it is now. */
export const takeBaseline = (objects: readonly Watched[]): Baseline =>
  objects.map((watched) => ({ watched, before: descriptorsOf(watched) }));

const isSame = (one: PropertyDescriptor, other: PropertyDescriptor) =>
  Object.is(one.value, other.value) && one.get === other.get && one.set === other.set;

/**
 * Whether a property that was not there gets into everybody's way: it hides one that is inherited, or stands in every
 * `for … in`. A method that a browser lacks and a remote brings along does neither.
 */
function isInTheWay({ target }: Watched, key: PropertyKey, added: PropertyDescriptor): boolean {
  const inherited: unknown = Reflect.getPrototypeOf(target);
  const isShared =
    'constructor' in target && Reflect.getOwnPropertyDescriptor(target, 'constructor') !== undefined;
  return (isShared && added.enumerable === true) || (inherited !== null && key in (inherited as object));
}

function putBack(target: object, key: PropertyKey, before: PropertyDescriptor | undefined): boolean {
  if (before === undefined) return Reflect.deleteProperty(target, key);
  if (Reflect.defineProperty(target, key, before)) return true;
  // A property that nobody may define anew may still take its value.
  return 'value' in before && Reflect.set(target, key, before.value);
}

/**
 * What is not as it was, put back where the page allows it. Afterwards everything is as the baseline says, apart from
 * what is told as not mended.
 */
export function mendChanges(baseline: Baseline): RealmChange[] {
  return baseline.flatMap(({ watched, before }) => {
    const { name, target } = watched;
    const change = (key: PropertyKey, kind: RealmChange['kind']): RealmChange => ({
      what: `${name}.${String(key)}`,
      kind,
      mended: putBack(target, key, before.get(key)),
    });
    const gone = [...before.keys()].filter(
      (key) => Reflect.getOwnPropertyDescriptor(target, key) === undefined,
    );
    const found = keysOf(watched).flatMap((key) => {
      const now = Reflect.getOwnPropertyDescriptor(target, key);
      const then = before.get(key);
      if (now === undefined || (then !== undefined && isSame(then, now))) return [];
      if (then !== undefined) return [change(key, 'diganti')];
      return isInTheWay(watched, key, now) ? [change(key, 'ditambah')] : [];
    });
    return [...gone.map((key) => change(key, 'dihapus')), ...found];
  });
}
