import { mendChanges, takeBaseline } from './realm-baseline';

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
  const objects = [
    { name: 'Base.prototype', target: Base.prototype },
    { name: 'Child.prototype', target: Child.prototype },
    { name: 'single', target: single },
    { name: 'window', target: { fetch: Base, name: 'a' }, keys: ['fetch'] },
  ];
  return { Base, Child, single, window: objects[3]?.target as Record<string, unknown>, objects };
}

describe('what belongs to all', () => {
  it('is put back when it was replaced or taken away, and named', () => {
    const { Base, Child, single, window, objects } = realm();
    const baseline = takeBaseline(objects);
    Base.prototype.listen = () => 'lain';
    Reflect.deleteProperty(Child.prototype, 'draw');
    window.fetch = () => 'lain';
    expect(mendChanges(baseline)).toEqual([
      { what: 'Base.prototype.listen', kind: 'diganti', mended: true },
      { what: 'Child.prototype.draw', kind: 'dihapus', mended: true },
      { what: 'window.fetch', kind: 'diganti', mended: true },
    ]);
    expect([single.listen(), single.draw(), window.fetch]).toEqual(['dulu', 'dulu', Base]);
    expect(mendChanges(baseline)).toEqual([]);
  });

  it('is put back when something hides it, or stands in every loop over its properties', () => {
    const { Base, Child, single, objects } = realm();
    const baseline = takeBaseline(objects);
    Object.assign(single, { listen: () => 'lain' });
    Object.assign(Child.prototype, { sort: () => [], listen: () => 'lain' });
    expect(mendChanges(baseline).map(({ what, kind }) => `${what} ${kind}`)).toEqual([
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
    const baseline = takeBaseline(objects);
    Object.defineProperty(Child.prototype, 'atLast', { value: () => 'baru', enumerable: false });
    Object.assign(single, { _own: 1 });
    window.name = 'b';
    window.chunk = [];
    expect(mendChanges(baseline)).toEqual([]);
  });

  it('that nobody can put back is said to be so', () => {
    const { Base, objects } = realm();
    const baseline = takeBaseline(objects);
    Object.defineProperty(Base.prototype, 'listen', {
      value: () => 'lain',
      configurable: false,
      writable: false,
    });
    expect(mendChanges(baseline)).toEqual([
      { what: 'Base.prototype.listen', kind: 'diganti', mended: false },
    ]);
  });
});
