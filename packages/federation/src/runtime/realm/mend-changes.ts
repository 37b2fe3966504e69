import type { Remembered } from './snapshot';

/** A property of the page that is not what it was. */
export interface RealmChange {
  /** As one reads it in code: `Array.prototype.map`. */
  readonly what: string;
  readonly kind: 'diganti' | 'dihapus' | 'ditambah';
  /** Whether it is as it was again. */
  readonly mended: boolean;
}

const isSame = (one: PropertyDescriptor, other: PropertyDescriptor) =>
  Object.is(one.value, other.value) && one.get === other.get && one.set === other.set;

const source = Function.prototype.toString;

/** Of a window only what the browser itself put there counts: `fetch`, `setTimeout`, and the constructors. */
const isBrowsers = ({ value }: PropertyDescriptor) =>
  typeof value === 'function' && source.call(value).includes('[native code]');

const isWindow = (target: object) => 'window' in target && target.window === target;

/**
 * Whether a property that was not there gets into everybody's way: it hides one that is inherited, or stands in every
 * `for … in`. A method that a browser lacks and a remote brings along does neither.
 */
function isInTheWay(target: object, key: PropertyKey, added: PropertyDescriptor): boolean {
  const inherited = Reflect.getPrototypeOf(target);
  const isShared = Reflect.getOwnPropertyDescriptor(target, 'constructor') !== undefined;
  return (isShared && added.enumerable === true) || (inherited !== null && key in inherited);
}

function putBack(target: object, key: PropertyKey, before: PropertyDescriptor | undefined): boolean {
  if (before === undefined) return Reflect.deleteProperty(target, key);
  if (Reflect.defineProperty(target, key, before)) return true;
  // A property that nobody may define anew may still take its value.
  return 'value' in before && Reflect.set(target, key, before.value);
}

/** What is not as it was, put back where the page allows it. */
export function mendChanges(objects: readonly Remembered[]): RealmChange[] {
  return objects.flatMap(({ name, target, before }) => {
    const ofWindow = isWindow(target);
    const change = (key: PropertyKey, kind: RealmChange['kind']): RealmChange => ({
      what: `${name}.${String(key)}`,
      kind,
      mended: putBack(target, key, before[key]),
    });
    const changed = Reflect.ownKeys(before).flatMap((key) => {
      const then = before[key];
      const now = Reflect.getOwnPropertyDescriptor(target, key);
      if (then === undefined || (ofWindow && !isBrowsers(then)) || (now && isSame(then, now))) return [];
      return [change(key, now ? 'diganti' : 'dihapus')];
    });
    // Names of its own every script may give to a window.
    const added = ofWindow ? [] : Reflect.ownKeys(target).filter((key) => !Object.hasOwn(before, key));
    const inTheWay = added.filter((key) => {
      const now = Reflect.getOwnPropertyDescriptor(target, key);
      return now !== undefined && isInTheWay(target, key, now);
    });
    return [...changed, ...inTheWay.map((key) => change(key, 'ditambah'))];
  });
}
