import { lookAhead } from './look-ahead';

/** A window of so many properties that notes what was looked at. */
function windowOf(properties: number) {
  const looked: string[] = [];
  const waiting: (() => void)[] = [];
  const own = Object.fromEntries(Array.from({ length: properties }, (_, at) => [`ke${at}`, at]));
  const realm = new Proxy(Object.assign(Object.create(null), own), {
    get: (_, name) => (name === 'requestIdleCallback' ? (act: () => void) => waiting.push(act) : undefined),
    getOwnPropertyDescriptor: (target, name) => {
      looked.push(String(name));
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
  });
  return { realm, looked, waiting };
}

it('a window is looked at as a whole, a hundred properties whenever the browser has time', () => {
  const { realm, looked, waiting } = windowOf(250);
  lookAhead(realm);
  const seen: number[] = [];
  for (let act = waiting.shift(); act !== undefined; act = waiting.shift()) {
    const before = looked.length;
    act();
    seen.push(looked.length - before);
  }
  expect(seen).toEqual([100, 100, 50]);
  expect(new Set(looked).size).toBe(250);
});

it('a browser that does not tell when it has time is left alone', () => {
  const looked: string[] = [];
  const realm = new Proxy(Object.create(null), {
    getOwnPropertyDescriptor: (_, name) => void looked.push(String(name)),
  });
  lookAhead(realm);
  expect(looked).toEqual([]);
});
