import { isChunkError } from './chunk-error';

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
