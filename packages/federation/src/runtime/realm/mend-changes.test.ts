import { mendChanges } from './mend-changes';
import { remember } from './snapshot';

/** A prototype as the language makes them, what inherits from it, and an object of which there is one. */
function realm() {
  class Base {
    listen() {
      return 'dulu';
    }
  }
  class Child extends Base {
    draw() {
      return 'dulu';
    }
  }
  const single = new Child();
  const window: Record<string, unknown> = { fetch: Array.isArray, ours: Base };
  window.window = window;
  const objects = [
    remember('Base.prototype', Base.prototype),
    remember('Child.prototype', Child.prototype),
    remember('single', single),
    remember('window', window),
  ];
  return { Base, Child, single, window, objects };
}

describe('what belongs to all', () => {
  it('is put back when it was replaced or taken away, and named', () => {
    const { Base, Child, single, window, objects } = realm();
    Base.prototype.listen = () => 'lain';
    Reflect.deleteProperty(Child.prototype, 'draw');
    window.fetch = () => 'lain';
    expect(mendChanges(objects)).toEqual([
      { what: 'Base.prototype.listen', kind: 'diganti', mended: true },
      { what: 'Child.prototype.draw', kind: 'dihapus', mended: true },
      { what: 'window.fetch', kind: 'diganti', mended: true },
    ]);
    expect([single.listen(), single.draw(), window.fetch]).toEqual(['dulu', 'dulu', Array.isArray]);
    expect(mendChanges(objects)).toEqual([]);
  });

  it('is put back when something hides it, or stands in every loop over its properties', () => {
    const { Base, Child, single, objects } = realm();
    Object.assign(single, { listen: () => 'lain' });
    Object.assign(Child.prototype, { sort: () => [], listen: () => 'lain' });
    expect(mendChanges(objects).map(({ what, kind }) => `${what} ${kind}`)).toEqual([
      'Child.prototype.sort ditambah',
      'Child.prototype.listen ditambah',
      'single.listen ditambah',
    ]);
    expect([single.listen(), Object.keys(Child.prototype), Base.prototype.listen.call(single)]).toEqual([
      'dulu',
      [],
      'dulu',
    ]);
  });

  it('may be extended by what nobody meets: a method that was missing, a name of its own', () => {
    const { Child, single, window, objects } = realm();
    Object.defineProperty(Child.prototype, 'atLast', { value: () => 'baru', enumerable: false });
    Object.assign(single, { _own: 1 });
    window.ours = Child;
    window.chunk = [];
    expect(mendChanges(objects)).toEqual([]);
  });

  it('that nobody can put back is said to be so', () => {
    const { Base, objects } = realm();
    Object.defineProperty(Base.prototype, 'listen', {
      value: () => 'lain',
      configurable: false,
      writable: false,
    });
    expect(mendChanges(objects)).toEqual([{ what: 'Base.prototype.listen', kind: 'diganti', mended: false }]);
  });
});
