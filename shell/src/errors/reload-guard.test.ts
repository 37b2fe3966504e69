import { claimReload, isChunkError, mayReload } from './reload-guard';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

describe('isChunkError', () => {
  it.each([
    [named('ChunkLoadError', 'Loading chunk 12 failed.'), true],
    [new Error('Loading CSS chunk layout failed. (/x.css)'), true],
    [new TypeError('Failed to fetch dynamically imported module: https://p.id/a.js'), true],
    [new Error('x is not a function'), false],
    ['Loading chunk 1 failed', false],
    [null, false],
  ])('%s: %p', (error, expected) => {
    expect(isChunkError(error)).toBe(expected);
  });
});

describe('mayReload', () => {
  it.each([
    [null, 5, true],
    [1_000, 1_000, false],
    [1_000, 60_999, false],
    [1_000, 61_000, true],
    [100_000, 50_000, true],
  ])('last at %p, now %p: %p', (last, now, expected) => {
    expect(mayReload(last, now)).toBe(expected);
  });
});

describe('claimReload', () => {
  beforeEach(() => sessionStorage.clear());

  it('allows one reload in 60000 ms', () => {
    const storage = () => sessionStorage;
    expect(claimReload(storage, 1_000)).toBe(true);
    expect(claimReload(storage, 60_000)).toBe(false);
    expect(claimReload(storage, 61_000)).toBe(true);
  });

  it('never reloads when it could not remember having done so', () => {
    const broken = () => {
      throw new Error('switched off');
    };
    expect(claimReload(broken, 1_000)).toBe(false);
  });
});
